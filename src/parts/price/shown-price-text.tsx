import { useLingui } from '@lingui/react/macro'

import type { ShownPrice } from '#src/domain/product/shown-price.ts'

import { usePrice } from './use-price.ts'

/** "from 5,00 €" or "5,00 €" [MENU-17, PROD-49]. */
export function ShownPriceText({ shown }: { readonly shown: ShownPrice }) {
  const { t } = useLingui()
  const amount = usePrice()(shown.price)
  return (
    <span className="price tabular" data-from={shown.isFrom}>
      {shown.isFrom ? t({ id: 'product.priceFrom', message: `from ${amount}` }) : amount}
    </span>
  )
}
