import { Trans } from '@lingui/react/macro'

import type { ShownEarliest } from './earliest.ts'
import { useEarliestWhen } from './use-earliest-when.ts'

/** "Earliest, 12:30", with the day unless it is today (rulings "earliest time"). */
export function EarliestText({
  earliest,
  showsRange,
}: {
  readonly earliest: ShownEarliest
  readonly showsRange: boolean
}) {
  const when = useEarliestWhen(earliest, showsRange)
  return <Trans id="wizard.earliest">Earliest, {when}</Trans>
}
