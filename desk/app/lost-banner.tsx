import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'

import { useDesk } from '#desk/parts/desk-context.tsx'
import { formatClock } from '#desk/parts/formats.ts'
import { Notice } from '#src/ui/base/notice.tsx'

/** Says that what is shown may be old, as long as the service is not heard. */
export function LostBanner() {
  const { news, i18n, keptAtMs } = useDesk()
  const isLost = useSyncExternalStore(news.subscribe, () => news.state) === 'lost'
  const heardMs = useSyncExternalStore(news.subscribe, () => news.heardMs)
  if (!isLost) return null
  const time = heardMs === null ? '' : formatClock(heardMs, i18n.locale)
  const asOf = keptAtMs === null ? '' : formatClock(keptAtMs, i18n.locale)
  return (
    <Notice kind="error" role="alert" isBanner>
      {time === '' && asOf !== '' ? (
        <Trans id="lost.kept">
          The service cannot be reached. What you see is as of {asOf}; new orders do not appear here.
        </Trans>
      ) : time === '' ? (
        <Trans id="lost.never">The service cannot be reached. New orders do not appear here.</Trans>
      ) : (
        <Trans id="lost.since">
          The service cannot be reached since {time}. New orders do not appear here; this list is as it was then.
        </Trans>
      )}
    </Notice>
  )
}
