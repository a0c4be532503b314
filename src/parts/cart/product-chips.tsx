import { Trans } from '@lingui/react/macro'

import type { Product } from '#src/contract/product.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import { shownPrice } from '#src/domain/product/shown-price.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { productPath } from '#src/instance/routes/paths.ts'
import { ShownPriceText } from '#src/parts/price/shown-price-text.tsx'
import { Picture } from '#src/ui/base/picture.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './product-chips.css?inline'

declareStyles(css)

export type ProductChipsProps = {
  readonly products: readonly Product[]
  readonly orderType: OrderType
  readonly headingLevel: 2 | 3
}

/** Suggested products as chips; each opens its product page [PROD-57]. */
export function ProductChips({ products, orderType, headingLevel }: ProductChipsProps) {
  const api = useApi()
  const { location } = useInstance()
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  if (products.length === 0) return null
  return (
    <section className="product-chips">
      <Heading className="title">
        <Trans id="product.suggestions">Goes well with</Trans>
      </Heading>
      <ul>
        {products.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              onClick={() => location.navigate(productPath(one.categoryIds[0] ?? one.category.id, one.id))}
            >
              <span className="photo">
                <Picture photo={api.photo(one.photoCode)} alt="" width={40} height={40} isFilling />
              </span>
              <span className="text">
                <span className="name">{one.name}</span>
                <ShownPriceText shown={shownPrice(one, orderType)} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
