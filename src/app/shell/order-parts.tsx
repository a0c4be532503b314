import { useSnapshot } from 'valtio'

import { lazyPart } from '#src/app/routing/lazy.tsx'
import { CartColumn } from '#src/features/cart/cart-column.tsx'
import { CartDrawer } from '#src/features/cart/cart-drawer.tsx'
import { CartScreen } from '#src/features/cart/cart-screen.tsx'
import { OrderBar } from '#src/features/cart/order-bar.tsx'
import { OrderTotal } from '#src/features/cart/order-total.tsx'
import { useInstance } from '#src/instance/instance-context.tsx'
import { cartDrawer } from '#src/instance/routes/paths.ts'
import { createCartChangesStore } from '#src/state/cart-changes-store.ts'

import { AccountAndMenu } from './top-bar.tsx'

// Right after the lines, which need none of its rules; what an order without savings costs is known before.
const CartCosts = lazyPart('CartCosts', () => import('#src/features/cart/costs/cart-costs.tsx'))
const SavedTotal = lazyPart('SavedTotal', () => import('#src/features/cart/costs/saved-total.tsx'))
const ChangesNotice = lazyPart('ChangesNotice', () => import('#src/features/cart/changes-notice.tsx'))
const DiscardOrder = lazyPart('DiscardOrder', () => import('#src/features/cart/discard-order.tsx'))

const parts = {
  costs: <CartCosts />,
  total: <OrderTotal saved={<SavedTotal />} />,
  changes: <Changes />,
  discard: <DiscardOrder />,
}

/** What re-pricing changed, whose code comes once something has changed. */
function Changes() {
  const { changes } = useSnapshot(useInstance().stores.of(createCartChangesStore).state)
  return changes.length > 0 && <ChangesNotice />
}

/** The order on a page of its own. */
export function CartPage() {
  return <CartScreen {...parts} navigation={<AccountAndMenu />} />
}

/** The order above the menu; as a page it has the screen for itself. */
export function CartDrawerSheet() {
  const { search } = useInstance().location.useEntry()
  return search === cartDrawer.search ? <CartDrawer {...parts} /> : null
}

/** The order beside the menu. */
export function OrderColumn() {
  return <CartColumn {...parts} />
}

/** The way to the order below the menu. */
export function OrderFooter() {
  return <OrderBar total={parts.total} />
}
