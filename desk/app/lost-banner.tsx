import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'

import { useDesk } from '#desk/parts/desk-context.tsx'
import { formatClock } from '#desk/parts/formats.ts'
import { Notice } from '#src/ui/base/notice.tsx'

/** Says that what is shown may be old, as long as the service is not heard. */
export function LostBanner() {
  const { news } = useDesk()
  const isLost = useSyncExternalStore(news.subscribe, () => news.state) === 'lost'
  if (!isLost) return null
  return (
    <Notice kind="error" role="alert" isBanner>
      <HowOld />
    </Notice>
  )
}

/** Since when the service is not heard, or how old what is shown is, where that is older. */
function HowOld() {
  const { news, i18n, listTimes } = useDesk()
  const heardMs = useSyncExternalStore(news.subscribe, () => news.heardMs)
  const shownMs = useSyncExternalStore(listTimes.subscribe, listTimes.oldestShownMs)
  if (shownMs !== null && (heardMs === null || shownMs < heardMs)) {
    const asOf = formatClock(shownMs, i18n.locale)
    return (
      <Trans id="lost.kept">
        The service cannot be reached. What you see is as of {asOf}; new orders do not appear here.
      </Trans>
    )
  }
  if (heardMs === null)
    return <Trans id="lost.never">The service cannot be reached. New orders do not appear here.</Trans>
  const time = formatClock(heardMs, i18n.locale)
  return (
    <Trans id="lost.since">
      The service cannot be reached since {time}. New orders do not appear here; this list is as it was then.
    </Trans>
  )
}
