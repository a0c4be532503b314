import { Trans } from '@lingui/react/macro'

import type { LocalDateTime } from '#src/contract/values.ts'

import { useEndText } from './pause-state.tsx'

type BusyStateProps = { readonly minutes: number; readonly until: LocalDateTime | null }

/** How much longer orders take, and until when. */
export function BusyState({ minutes, until }: BusyStateProps) {
  const end = useEndText(until)
  if (end === null) return <Trans id="busy.untilEnded">{minutes} minutes longer, until ended</Trans>
  const { day, time } = end
  if (day === null)
    return (
      <Trans id="busy.until">
        {minutes} minutes longer, until {time}
      </Trans>
    )
  return (
    <Trans id="busy.untilDay">
      {minutes} minutes longer, until {day}, {time}
    </Trans>
  )
}
