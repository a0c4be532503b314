import { Trans } from '@lingui/react/macro'
import { useState } from 'react'

import { productsByIdsQuery } from '#src/api/menu.ts'
import type { MenuPlace } from '#src/api/menu.ts'
import { useFailureAlert } from '#src/components/use-failure-alert.ts'
import type { Product } from '#src/contract/product.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import { shownPrice } from '#src/domain/product/shown-price.ts'
import { ShownPriceText } from '#src/features/product/details/shown-price-text.tsx'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { productPath } from '#src/instance/paths.ts'
import { useQuery } from '#src/query/use-query.ts'
import { Picture } from '#src/ui/picture.tsx'
import { declareStyles } from '#src/ui/styles.ts'

import { pickSuggestions } from './pick-suggestions.ts'

import css from './suggestions.css?inline'

declareStyles(css)

export type SuggestionsProps = {
  readonly product: Product
  readonly place: MenuPlace
  readonly orderType: OrderType
}

/** Up to three products that go with this one; each opens its own page [PROD-57, PROD-58]. */
export function Suggestions({ product, place, orderType }: SuggestionsProps) {
  const api = useApi()
  const { location } = useInstance()
  // Chosen once for each opening of the sheet.
  const [ids] = useState(() =>
    pickSuggestions(
      product.suggestedProductIds.filter((id) => id !== product.id),
      Math.random,
    ),
  )
  const { data, error } = useQuery({ ...productsByIdsQuery(api, place, ids), enabled: ids.length > 0 })
  useFailureAlert(error)
  const products = data?.products ?? []
  if (products.length === 0) return null
  return (
    <section className="suggestions">
      <h3>
        <Trans id="product.suggestions">Goes well with</Trans>
      </h3>
      <ul>
        {products.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              onClick={() => location.navigate(productPath(one.categoryIds[0] ?? one.category.id, one.id))}
            >
              <span className="photo">
                <Picture src={one.photoCode && api.photoUrl(one.photoCode)} alt="" width={40} height={40} isFilling />
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
