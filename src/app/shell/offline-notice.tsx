import { Trans } from '@lingui/react/macro'

import { lazyPart } from '#src/app/routing/lazy.tsx'
import { useIsOffline } from '#src/parts/venue/use-restaurant.ts'
import { Notice } from '#src/ui/base/notice.tsx'

const FreshCart = lazyPart('FreshCart', () => import('./fresh-cart.tsx'))

/** Banner while there is no connection; once it is back, prices the cart again [PERSIST-09, CART-17]. */
export function OfflineNotice() {
  const isOffline = useIsOffline()
  if (!isOffline) return <FreshCart />
  return (
    <Notice kind="warn" role="status" isBanner>
      <Trans id="offline.notice">Offline: prices may have changed</Trans>
    </Notice>
  )
}
