import { useEffect } from 'react'

import { suggestionsQuery } from '#src/api/product-calls.ts'
import type { MenuPlace } from '#src/contract/product-lists.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import { suggestedFor } from '#src/domain/cart/suggested-for.ts'
import { whyNotOrderable } from '#src/domain/product/why-not-orderable.ts'
import { useCart } from '#src/features/cart/use-cart.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { ProductChips } from '#src/parts/cart/product-chips.tsx'
import { useMenuView } from '#src/parts/cart/use-menu-view.ts'
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'
import { useQuery } from '#src/query/use-query.ts'

export type CartSuggestionsProps = {
  /** Told true once they are drawn, or known not to come. */
  readonly onSettled: (isSettled: true) => void
}

/** Suggested products that are not in the cart. */
export function CartSuggestions({ onSettled }: CartSuggestionsProps) {
  const view = useMenuView()
  const isStarted = view?.isStarted === true
  useEffect(() => {
    if (!isStarted) onSettled(true)
  }, [isStarted, onSettled])
  return isStarted ? <Suggestions place={view.place} orderType={view.orderType} onSettled={onSettled} /> : null
}

type SuggestionsProps = CartSuggestionsProps & { readonly place: MenuPlace; readonly orderType: OrderType }

function Suggestions({ place, orderType, onSettled }: SuggestionsProps) {
  const { lines } = useCart()
  const { suggestedIds, inCartIds } = suggestedFor(lines)
  const query = suggestionsQuery(useApi(), place, suggestedIds, inCartIds)
  const { data, error, isLoading } = useQuery({ ...query, enabled: suggestedIds.length > 0 })
  useFailureAlert(error)
  useEffect(() => {
    if (!isLoading) onSettled(true)
  }, [isLoading, onSettled])
  const { menuId } = place
  const orderable = (data?.products ?? []).filter((product) => !whyNotOrderable(product, { menuId, orderType }))
  return <ProductChips products={orderable} orderType={orderType} headingLevel={2} />
}
