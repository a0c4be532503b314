import { Trans } from '@lingui/react/macro'

import { Button } from '#src/ui/base/button.tsx'

/**
 * Says that the delivery fee could not be loaded, with a retry button (rulings "fee not known") [PRICE-33, BERR-07].
 */
export function FeeFailure({ onRetry }: { readonly onRetry: () => unknown }) {
  return (
    <>
      <Trans id="cart.deliveryUnknown">The delivery fee could not be loaded.</Trans>{' '}
      <Button variant="text" size="small" onClick={() => void onRetry()}>
        <Trans id="action.retry">Try again</Trans>
      </Button>
    </>
  )
}
