import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'

import type { DeskPrinter } from '#desk/contract/printers.ts'
import { readPrinters } from '#desk/contract/printers.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { useSignedIn } from '#desk/parts/member-context.tsx'
import { PageLink } from '#desk/parts/page-link.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { Notice } from '#src/ui/base/notice.tsx'

const patienceMs = 60_000

/** Above every room while tickets of a printer are missing: failed, unconfirmed, or held up by it for a minute [PRINT-09]. */
export function PrintersBanner() {
  const { data } = useDeskQuery(readPrinters)
  const { venues } = useSignedIn().member
  const missing = data?.printers.flatMap(missingOf) ?? []
  const nowMs = useNowAt(missing.map(({ fromMs }) => fromMs))
  const stuck = missing
    .filter(({ fromMs }) => nowMs >= fromMs)
    .map((each) => (venues.length > 1 ? { ...each, name: `${each.name}, ${each.venue.name}` } : each))
  if (stuck.length === 0) return null
  return (
    <Notice
      kind="warn"
      role="alert"
      action={
        <PageLink to="/printers">
          <Trans id="printers.look">Look at the printers</Trans>
        </PageLink>
      }
    >
      {stuck.map(({ id, name, waiting, isWaiting }) => (
        <p key={id}>
          {isWaiting ? (
            <Plural
              id="printers.stuck"
              value={waiting}
              one={`# ticket waits for the printer “${name}”.`}
              other={`# tickets wait for the printer “${name}”.`}
            />
          ) : (
            <Trans id="printers.missing">The printer “{name}” has not printed everything.</Trans>
          )}
        </p>
      ))}
    </Notice>
  )
}

/** A printer whose tickets are missing, or would be if one waits on, and from when on that is said. */
function missingOf({ id, name, venue, waiting, missingSince, presence, problem, waitingSince }: DeskPrinter) {
  const named = { id, name, venue, waiting }
  if (missingSince !== null) return [{ ...named, isWaiting: false, fromMs: Date.parse(missingSince) }]
  if (waitingSince === null || (presence === 'here' && problem === null)) return []
  return [{ ...named, isWaiting: true, fromMs: Date.parse(waitingSince) + patienceMs }]
}

/** The time of the desk, in ms since 1970; draws anew at the next of some moments. */
function useNowAt(moments: readonly number[]): number {
  const { clock } = useDesk()
  const [, setDrawnMs] = useState(0)
  const nowMs = clock.now()
  const nextMs = Math.min(...moments.filter((moment) => moment > nowMs))
  useEffect(
    () => (Number.isFinite(nextMs) ? clock.after(nextMs - clock.now(), () => setDrawnMs(clock.now())) : undefined),
    [clock, nextMs],
  )
  return nowMs
}
