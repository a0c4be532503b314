import { Trans, useLingui } from '@lingui/react/macro'

import { useDesk } from '#desk/parts/desk-context.tsx'
import { deviceDate } from '#desk/parts/device-date.ts'
import { formatDay } from '#desk/parts/formats.ts'
import type { LocalDateTime } from '#src/contract/values.ts'
import { formatTime } from '#src/i18n/format-date.ts'

/** That something is paused, and until when on the clock of the venue; null = until somebody switches it on. */
export function PauseState({ until }: { readonly until: LocalDateTime | null }) {
  const time = useEndText()(until)
  if (time === null) return <Trans id="pause.untilResumed">Paused until switched on</Trans>
  return <Trans id="pause.until">Paused until {time}</Trans>
}

/** When something temporary ends, with its day where that is not today; null stays null. */
export function useEndText(): (until: LocalDateTime | null) => string | null {
  const { clock } = useDesk()
  const { i18n } = useLingui()
  const today = deviceDate(clock.now())
  return (until) => {
    if (until === null) return null
    const time = formatTime(until)
    return until.slice(0, 10) === today ? time : `${formatDay(until, i18n.locale)}, ${time}`
  }
}
