import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'

import { useDesk } from '#desk/parts/desk-context.tsx'
import { formatClock } from '#desk/parts/formats.ts'

/** Whether what is shown is what is: green only while the service was heard within 30 seconds. */
export function Line() {
  const { news, i18n } = useDesk()
  const state = useSyncExternalStore(news.subscribe, () => news.state)
  const heardMs = useSyncExternalStore(news.subscribe, () => news.heardMs)
  const time = heardMs === null ? '' : formatClock(heardMs, i18n.locale)
  return (
    <p className="line" data-state={state} role="status">
      {state === 'connecting' && <Trans id="line.connecting">Connecting…</Trans>}
      {state === 'live' && <Trans id="line.live">Up to date at {time}</Trans>}
      {state === 'lost' && <Trans id="line.lost">Trying again…</Trans>}
    </p>
  )
}
