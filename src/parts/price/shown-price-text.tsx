import { useLingui } from '@lingui/react/macro'

import type { ShownPrice } from '#src/domain/product/shown-price.ts'

import { usePrice } from './use-price.ts'

/** Price text: "5,00 €", or "from 5,00 €" where the price is a minimum [MENU-17, PROD-49]. */
export function ShownPriceText({ shown }: { readonly shown: ShownPrice }) {
  const { t } = useLingui()
  const amount = usePrice()(shown.price)
  return (
    <span className="price tabular" data-from={shown.isFrom}>
      {shown.isFrom ? t({ id: 'product.priceFrom', message: `from ${amount}` }) : amount}
    </span>
  )
}
