import { useState } from 'react'

import { productsByIdsQuery } from '#src/api/menu.ts'
import type { MenuPlace } from '#src/api/menu.ts'
import { ProductChips } from '#src/components/product-chips.tsx'
import { useFailureAlert } from '#src/components/use-failure-alert.ts'
import type { Product } from '#src/contract/product.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { useQuery } from '#src/query/use-query.ts'

import { pickSuggestions } from './pick-suggestions.ts'

export type SuggestionsProps = {
  readonly product: Product
  readonly place: MenuPlace
  readonly orderType: OrderType
}

/** Up to three products that go with this one; each opens its own page [PROD-57, PROD-58]. */
export function Suggestions({ product, place, orderType }: SuggestionsProps) {
  const api = useApi()
  // Chosen once for each opening of the sheet.
  const [ids] = useState(() =>
    pickSuggestions(
      product.suggestedProductIds.filter((id) => id !== product.id),
      Math.random,
    ),
  )
  const { data, error } = useQuery({ ...productsByIdsQuery(api, place, ids), enabled: ids.length > 0 })
  useFailureAlert(error)
  return <ProductChips products={data?.products ?? []} orderType={orderType} headingLevel={3} />
}
