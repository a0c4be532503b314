import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'

import { readPauses } from '#desk/contract/settings.ts'
import { useIsOwner, useSignedIn } from '#desk/parts/member-context.tsx'
import { PauseState } from '#desk/parts/pauses/pause-state.tsx'
import type { Pausable } from '#desk/parts/pauses/use-pause.ts'
import { usePause } from '#desk/parts/pauses/use-pause.ts'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { useServiceNames } from '#desk/parts/use-service-names.ts'
import type { LocalDateTime } from '#src/contract/values.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { PauseIcon } from '#src/ui/base/late-icons.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './paused-banner.css?inline'

declareStyles(css)

/** What is paused now, above every room, so that no pause is forgotten; nothing while all is open. */
export function PausedBanner() {
  const { t } = useLingui()
  const services = useServiceNames()
  const isOwner = useIsOwner()
  const { member } = useSignedIn()
  const { data } = useDeskQuery(readPauses)
  if (!data || (data.restaurant === null && data.services.length === 0)) return null
  const whole = t({ id: 'pause.restaurant', message: 'The whole restaurant' })
  return (
    <section className="desk-paused-banner" aria-label={t({ id: 'pause.now', message: 'Paused now' })}>
      <ul>
        {data.restaurant && <Paused what="restaurant" name={whole} until={data.restaurant.until} canResume={isOwner} />}
        {data.services.map(({ venueId, venue, type, until, isForMissed }) => {
          const name = member.venues.length > 1 ? `${services[type]}, ${venue}` : services[type]
          const what = { venueId, type }
          return <Paused key={`${venueId} ${type}`} {...{ what, name, until, isForMissed }} canResume />
        })}
      </ul>
    </section>
  )
}

type PausedProps = {
  readonly what: Pausable
  readonly name: string
  readonly until: LocalDateTime | null
  /** The service has paused it by itself. */
  readonly isForMissed?: boolean
  readonly canResume: boolean
}

function Paused({ what, name, until, isForMissed, canResume }: PausedProps) {
  const { t } = useLingui()
  const { resume, isPending, failures } = usePause(what, name)
  const row = useRef<HTMLLIElement>(null)
  async function open() {
    // The row goes with the pause.
    const heading = row.current?.closest('main')?.querySelector('h1')
    if (await resume()) heading?.focus()
  }
  return (
    <li ref={row}>
      <p className="what">
        <PauseIcon size={20} />
        <span>
          <strong>{name}</strong> <PauseState until={until} />
          {isForMissed && (
            <>
              {'. '}
              <Trans id="pause.missed">Nobody answered several orders in a row.</Trans>
            </>
          )}
        </span>
      </p>
      {canResume && (
        <Button
          size="small"
          isBusy={isPending}
          aria-label={t({ id: 'pause.resumeThis', message: `Resume: ${name}` })}
          onClick={() => void open()}
        >
          <Trans id="pause.resume">Resume</Trans>
        </Button>
      )}
      <AlertList messages={failures} />
    </li>
  )
}
