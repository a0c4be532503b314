import { Trans } from '@lingui/react/macro'

import { usePrice } from '#src/components/use-price.ts'
import { Button } from '#src/ui/button.tsx'

import { useOrderTotals } from './use-order-totals.ts'

export type ContinueButtonProps = { readonly isBusy: boolean; readonly onContinue: () => void }

/** To the checkout, with what it will cost. */
export function ContinueButton({ isBusy, onContinue }: ContinueButtonProps) {
  const price = usePrice()
  const { total } = useOrderTotals()
  return (
    <Button variant="primary" isWide isBusy={isBusy} end={price(total)} onClick={onContinue}>
      <Trans id="cart.continue">Go to checkout</Trans>
    </Button>
  )
}
