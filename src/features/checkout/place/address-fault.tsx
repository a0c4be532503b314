import { checkAddress } from '#src/domain/areas/check-address.ts'
import type { Checkout } from '#src/features/checkout/use-checkout.ts'
import { checkoutRefusalText } from '#src/i18n/checkout-refusal-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { usePrice } from '#src/parts/price/use-price.ts'
import { LoadFailure } from '#src/parts/screen/load-failure.tsx'
import { Notice } from '#src/ui/base/notice.tsx'

type AddressFaultProps = { readonly checkout: Checkout; readonly showsMissing: boolean }

/** Problem of the chosen address, shown at once; a missing address only after the diner tried to order. */
export function AddressFault({ checkout, showsMissing }: AddressFaultProps) {
  const { i18n } = useInstance()
  const price = usePrice()
  const { chosen, isPending, error, retry } = checkout.delivery
  const refusal = checkAddress(chosen, checkout.costs.totals.products)
  const isSaid = refusal !== null && !isPending && (chosen !== null || showsMissing)
  return (
    <>
      {Boolean(error) && <LoadFailure error={error} onRetry={retry} />}
      <div role="status">{isSaid && <Notice kind="error">{checkoutRefusalText(i18n, refusal, price)}</Notice>}</div>
    </>
  )
}
