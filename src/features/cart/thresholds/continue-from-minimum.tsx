import { Trans } from '@lingui/react/macro'

import { productsTotal } from '#src/domain/cart/cart.ts'
import { minimumProgress } from '#src/domain/fees/minimum-progress.ts'
import { ContinueButton } from '#src/features/cart/continue-button.tsx'
import type { ContinueButtonProps } from '#src/features/cart/continue-button.tsx'
import { useCart } from '#src/features/cart/use-cart.ts'
import { useSeeMenu } from '#src/features/cart/use-see-menu.ts'
import { useDeliveryCharges } from '#src/parts/costs/use-delivery-charges.ts'
import { usePrice } from '#src/parts/price/use-price.ts'
import { Button } from '#src/ui/base/button.tsx'

/**
 * Button to the checkout of a delivered order; below the minimum of the chosen place it says what is missing and leads to
 * the menu (decision 76).
 */
export function ContinueFromMinimum(props: ContinueButtonProps) {
  const { lines } = useCart()
  const { minimum } = useDeliveryCharges()
  const seeMenu = useSeeMenu()
  const price = usePrice()
  const progress = minimumProgress(minimum, productsTotal(lines))
  if (!progress) return <ContinueButton {...props} />
  const missing = price(progress.missing)
  return (
    <Button variant="primary" isWide onClick={seeMenu}>
      <Trans id="cart.toMinimum">{missing} to the minimum</Trans>
    </Button>
  )
}
