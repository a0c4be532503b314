import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useRef } from 'react'

import { pauseRestaurant, pauseService, readPauses } from '#desk/contract/settings.ts'
import { useMay, useSignedIn } from '#desk/parts/member-context.tsx'
import { BusyState } from '#desk/parts/pauses/busy-state.tsx'
import { PauseState } from '#desk/parts/pauses/pause-state.tsx'
import { useBusy } from '#desk/parts/pauses/use-busy.ts'
import type { Pausable, PausableDish } from '#desk/parts/pauses/use-pause.ts'
import { useMenuPause, usePause } from '#desk/parts/pauses/use-pause.ts'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { useServiceNames } from '#desk/parts/use-service-names.ts'
import type { LocalDateTime } from '#src/contract/values.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { PauseIcon } from '#src/ui/base/late-icons.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './paused-banner.css?inline'

declareStyles(css)

/** Dishes that are named one by one; more of them are folded, so that the orders stay in sight. */
const shownDishes = 2

/** What is paused or busy now, above every room, so that nothing temporary is forgotten; nothing while all is as usual. */
export function PausedBanner() {
  const { t } = useLingui()
  const services = useServiceNames()
  const canOpenAll = useMay(pauseRestaurant)
  const canOpen = useMay(pauseService)
  const { member } = useSignedIn()
  const { data } = useDeskQuery(readPauses)
  if (!data) return null
  const { restaurant, services: ways, busy, dishes } = data
  if (restaurant === null && ways.length + busy.length + dishes.length === 0) return null
  const at = (name: string, venue: string) => (member.venues.length > 1 ? `${name}, ${venue}` : name)
  const whole = t({ id: 'pause.restaurant', message: 'The whole restaurant' })
  const count = dishes.length
  const dishRows = dishes.map(({ venueId, venue, kind, id, name, until }) => (
    <PausedDish key={`${venueId} ${kind} ${id}`} what={{ venueId, kind, id }} name={at(name, venue)} until={until} />
  ))
  return (
    <section className="desk-paused-banner" aria-label={t({ id: 'pause.now', message: 'Paused now' })}>
      <ul>
        {restaurant && <Paused what="restaurant" name={whole} until={restaurant.until} canResume={canOpenAll} />}
        {ways.map(({ venueId, venue, type, until, isForMissed }) => (
          <Paused
            key={`${venueId} ${type}`}
            what={{ venueId, type }}
            name={at(services[type], venue)}
            until={until}
            isForMissed={isForMissed}
            canResume={canOpen}
          />
        ))}
        {busy.map(({ venueId, venue, type, ...state }) => (
          <Busy key={`${venueId} ${type}`} what={{ venueId, type }} name={at(services[type], venue)} {...state} />
        ))}
        {count <= shownDishes && dishRows}
      </ul>
      {count > shownDishes && (
        <details>
          <summary>
            <PauseIcon size={20} />
            <strong>
              <Plural
                id="pause.dishes"
                value={count}
                one="# dish or category paused"
                other="# dishes and categories paused"
              />
            </strong>
          </summary>
          <ul>{dishRows}</ul>
        </details>
      )}
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

function Paused({ what, name, until, isForMissed = false, canResume }: PausedProps) {
  const { resume, ...state } = usePause(what, name)
  const said = (
    <>
      <PauseState until={until} />
      {isForMissed && (
        <>
          {'. '}
          <Trans id="pause.missed">Nobody answered several orders in a row.</Trans>
        </>
      )}
    </>
  )
  return <BannerRow {...state} name={name} state={said} end={canResume ? resume : null} />
}

type PausedDishProps = Omit<PausedProps, 'what' | 'isForMissed' | 'canResume'> & { readonly what: PausableDish }

function PausedDish({ what, name, until }: PausedDishProps) {
  const { resume, ...state } = useMenuPause(what, name)
  return <BannerRow {...state} name={name} state={<PauseState until={until} />} end={resume} />
}

type BusyProps = {
  readonly what: Parameters<typeof useBusy>[0]
  readonly name: string
  readonly minutes: number
  readonly until: LocalDateTime | null
}

function Busy({ what, name, minutes, until }: BusyProps) {
  const { end, ...state } = useBusy(what, name)
  return <BannerRow {...state} name={name} state={<BusyState minutes={minutes} until={until} />} end={end} />
}

type BannerRowProps = {
  readonly name: string
  readonly state: ReactNode
  /** Ends it and answers whether that was done; null = this member may not. */
  readonly end: (() => Promise<boolean>) | null
  readonly isPending: boolean
  readonly failures: readonly string[]
}

function BannerRow({ name, state, end, isPending, failures }: BannerRowProps) {
  const { t } = useLingui()
  const row = useRef<HTMLLIElement>(null)
  async function open(): Promise<void> {
    // The row goes with what it tells of.
    const heading = row.current?.closest('main')?.querySelector('h1')
    if (end && (await end())) heading?.focus()
  }
  return (
    <li ref={row}>
      <p className="what">
        <PauseIcon size={20} />
        <span>
          <strong>{name}</strong> {state}
        </span>
      </p>
      {end && (
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
