import type { Product } from '#src/contract/product.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import { shownPrice } from '#src/domain/product/shown-price.ts'
import { ShownPriceText } from '#src/parts/price/shown-price-text.tsx'

import { Traits } from './details/traits.tsx'

export type ProductHeadProps = { readonly product: Product; readonly orderType: OrderType }

/** What is read first of a product: description, price and traits [PROD-01]. */
export function ProductHead({ product, orderType }: ProductHeadProps) {
  return (
    <>
      {product.description && <p className="description">{product.description}</p>}
      <div className="facts">
        <ShownPriceText shown={shownPrice(product, orderType)} />
        <Traits traits={product.traits} />
      </div>
    </>
  )
}
