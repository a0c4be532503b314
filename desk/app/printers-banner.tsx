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

/** Above every room while a ticket has waited a minute for a printer that does not ask, has no paper or is open [PRINT-09]. */
export function PrintersBanner() {
  const { data } = useDeskQuery(readPrinters)
  const { venues } = useSignedIn().member
  const missing = data?.printers.flatMap(waitingFor) ?? []
  const nowMs = useNowAt(missing.map(({ sinceMs }) => sinceMs + patienceMs))
  const stuck = missing
    .filter(({ sinceMs }) => nowMs - sinceMs >= patienceMs)
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
      {stuck.map(({ id, name, waiting }) => (
        <p key={id}>
          <Plural
            id="printers.stuck"
            value={waiting}
            one={`# ticket waits for the printer “${name}”.`}
            other={`# tickets wait for the printer “${name}”.`}
          />
        </p>
      ))}
    </Notice>
  )
}

/** A printer that does not print now, and since when something waits for it. */
function waitingFor({ id, name, venue, waiting, presence, problem, waitingSince }: DeskPrinter) {
  if (waitingSince === null || (presence === 'here' && problem === null)) return []
  return [{ id, name, venue, waiting, sinceMs: Date.parse(waitingSince) }]
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
