import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'

import { lazyPart } from '#src/app/lazy.tsx'
import { watchConnection } from '#src/app/watch-connection.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useIsOffline } from '#src/instance/use-restaurant.ts'
import { Notice } from '#src/ui/notice.tsx'

const FreshCart = lazyPart('FreshCart', () => import('./fresh-cart.tsx'))

/** Stands under the bar while only what an earlier visit was told can be shown; then the cart is priced again. */
export function OfflineNotice() {
  const instance = useInstance()
  const isOffline = useIsOffline()
  useEffect(() => (isOffline ? watchConnection(instance) : undefined), [instance, isOffline])
  if (!isOffline) return <FreshCart />
  return (
    <Notice kind="warn" role="status" isBanner>
      <Trans id="offline.notice">Offline: prices may have changed</Trans>
    </Notice>
  )
}
