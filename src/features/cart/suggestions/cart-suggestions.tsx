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

/** Suggested products that are not in the cart. */
export function CartSuggestions() {
  const view = useMenuView()
  return view?.isStarted ? <Suggestions place={view.place} orderType={view.orderType} /> : null
}

function Suggestions({ place, orderType }: { readonly place: MenuPlace; readonly orderType: OrderType }) {
  const { lines } = useCart()
  const { suggestedIds, inCartIds } = suggestedFor(lines)
  const query = suggestionsQuery(useApi(), place, suggestedIds, inCartIds)
  const { data, error } = useQuery({ ...query, enabled: suggestedIds.length > 0 })
  useFailureAlert(error)
  const { menuId } = place
  const orderable = (data?.products ?? []).filter((product) => !whyNotOrderable(product, { menuId, orderType }))
  return <ProductChips products={orderable} orderType={orderType} headingLevel={2} />
}
