import { Trans, useLingui } from '@lingui/react/macro'

import { useDesk } from '#desk/parts/desk-context.tsx'
import { deviceDate } from '#desk/parts/device-date.ts'
import { formatDay } from '#desk/parts/formats.ts'
import type { LocalDateTime } from '#src/contract/values.ts'
import { formatTime } from '#src/i18n/format-date.ts'

/** That something is paused, and until when on the clock of the venue; null = until somebody switches it on. */
export function PauseState({ until }: { readonly until: LocalDateTime | null }) {
  const end = useEndText(until)
  if (end === null) return <Trans id="pause.untilResumed">Paused until switched on</Trans>
  const { day, time } = end
  if (day === null) return <Trans id="pause.until">Paused until {time}</Trans>
  return (
    <Trans id="pause.untilDay">
      Paused until {day}, {time}
    </Trans>
  )
}

/** When something temporary ends: its time, and its day where that is not today; null = it does not end by itself. */
export function useEndText(until: LocalDateTime | null): { readonly day: string | null; readonly time: string } | null {
  const { clock } = useDesk()
  const { i18n } = useLingui()
  if (until === null) return null
  const isToday = until.slice(0, 10) === deviceDate(clock.now())
  return { day: isToday ? null : formatDay(until, i18n.locale), time: formatTime(until) }
}
