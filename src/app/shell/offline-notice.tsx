import { Trans } from '@lingui/react/macro'

import { lazyPart } from '#src/parts/screen/lazy.tsx'
import { useIsOffline } from '#src/parts/venue/use-restaurant.ts'
import { Notice } from '#src/ui/base/notice.tsx'

const RepriceCartOnce = lazyPart('RepriceCartOnce', () => import('./reprice-cart-once.tsx'))

/** Banner while there is no connection; once it is back, prices the cart again [PERSIST-09, CART-17]. */
export function OfflineNotice() {
  const isOffline = useIsOffline()
  if (!isOffline) return <RepriceCartOnce />
  return (
    <Notice kind="warn" role="status" isBanner>
      <Trans id="offline.notice">Offline: prices may have changed</Trans>
    </Notice>
  )
}
