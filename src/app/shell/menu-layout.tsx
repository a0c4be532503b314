import { CartColumn } from '#src/features/cart/cart-column.tsx'
import { OrderBar } from '#src/features/cart/order-bar.tsx'
import { MenuScreen } from '#src/features/menu/menu-screen.tsx'
import { declareStyles } from '#src/ui/styles.ts'

import css from './menu-layout.css?inline'

declareStyles(css)

/** The menu with the order beside it: a column on wide containers, a bar below on narrow ones. */
export function MenuLayout() {
  return (
    <div className="menu-layout">
      <div className="list">
        <MenuScreen />
      </div>
      <aside className="order">
        <CartColumn />
      </aside>
      <OrderBar />
    </div>
  )
}
