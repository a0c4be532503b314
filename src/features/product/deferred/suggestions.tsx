import { useState } from 'react'

import { suggestionsQuery } from '#src/api/product-calls.ts'
import type { MenuPlace } from '#src/contract/product-lists.ts'
import type { Product } from '#src/contract/product.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import { suggestedFor } from '#src/domain/cart/suggested-for.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { ProductChips } from '#src/parts/cart/product-chips.tsx'
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'
import { useQuery } from '#src/query/use-query.ts'

import { pickSuggestions } from './pick-suggestions.ts'

export type SuggestionsProps = {
  readonly product: Product
  readonly place: MenuPlace
  readonly orderType: OrderType
}

/**
 * Up to three suggested products that are not in the order; each opens its own page [PROD-57, PROD-58] (rulings
 * "suggestions").
 */
export function Suggestions({ product, place, orderType }: SuggestionsProps) {
  const api = useApi()
  const { stores } = useInstance()
  // Chosen once per opening of the sheet.
  const [{ ids, excludedIds }] = useState(() => {
    const { inCartIds } = suggestedFor(stores.cart.state.cart.lines)
    const excluded = [product.id, ...inCartIds]
    const open = product.suggestedProductIds.filter((id) => !excluded.includes(id))
    return { ids: pickSuggestions(open, Math.random), excludedIds: inCartIds }
  })
  const { data, error } = useQuery({ ...suggestionsQuery(api, place, ids, excludedIds), enabled: ids.length > 0 })
  useFailureAlert(error)
  return <ProductChips products={data?.products ?? []} orderType={orderType} headingLevel={3} />
}
