import { Trans } from '@lingui/react/macro'

import type { LocalDateTime } from '#src/contract/values.ts'
import { formatTime } from '#src/i18n/format-date.ts'

/** That something is paused, and until when on the clock of the venue; null = until somebody switches it on. */
export function PauseState({ until }: { readonly until: LocalDateTime | null }) {
  if (until === null) return <Trans id="pause.untilResumed">Paused until switched on</Trans>
  const time = formatTime(until)
  return <Trans id="pause.until">Paused until {time}</Trans>
}
