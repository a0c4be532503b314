import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useSnapshot } from 'valtio'

import { useInstance } from '#src/instance/instance-context.tsx'
import { askToNotify, mayNotify } from '#src/integrations/web-push.ts'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'
import { createPushStore } from '#src/state/push-store.ts'
import { Button } from '#src/ui/base/button.tsx'
import { BellIcon } from '#src/ui/base/late-icons.tsx'
import { Notice } from '#src/ui/base/notice.tsx'

/** Offers notifications of answers; the browser asks for permission only after a tap here [PUSH-02]. */
export function NotifyCard() {
  const { options, stores, view } = useInstance()
  const { settings } = useRestaurant()
  const push = stores.of(createPushStore)
  const { isWanted } = useSnapshot(push.state)
  const [isRefused, setIsRefused] = useState(false)
  const isOffered = options.pushWorker !== null && settings.pushConfig !== null && mayNotify(view)
  if (!isOffered || isRefused || isWanted) return null

  async function ask() {
    if (await askToNotify(view)) push.want(true)
    else setIsRefused(true)
  }

  return (
    <Notice
      action={
        <Button size="small" start={<BellIcon size={20} />} onClick={() => void ask()}>
          <Trans id="messages.notifyMe">Notify me</Trans>
        </Button>
      }
    >
      <Trans id="messages.notifyWhy">Get a notification when there is an answer.</Trans>
    </Notice>
  )
}
