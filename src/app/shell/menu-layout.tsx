import { memo, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'

import { observeSize } from '#src/browser/observe-size.ts'
import type { MenuListProps } from '#src/features/menu/menu-list.tsx'
import { MenuScreen } from '#src/features/menu/menu-screen.tsx'
import { useInstance } from '#src/instance/instance-context.tsx'
import { lazyPart } from '#src/parts/screen/lazy.tsx'
import { useLoadsBeside } from '#src/parts/screen/use-is-settled.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './menu-layout.css?inline'

declareStyles(css)

const OrderColumn = lazyPart('OrderColumn', () => import('./order-column.tsx'), { texts: 'order' })
const OrderFooter = lazyPart('OrderFooter', () => import('./cart-layouts.tsx'), { texts: 'order' })
const MenuTop = lazyPart('MenuTop', () => import('./menu-top.tsx'), { texts: 'order' })

// Container width in px from which the order has a column beside the menu.
const wideFrom = 900

/**
 * The menu and the order: a column beside it on wide containers; on narrow ones a bar below while the cart is not
 * empty. Not drawn again when a sheet opens or closes above it.
 */
export const MenuLayout = memo(function MenuLayout() {
  const { stores } = useInstance()
  const { cart } = useSnapshot(stores.cart.state)
  const layout = useRef<HTMLDivElement>(null)
  const isWide = useIsWide(layout)
  return (
    <div className="menu-layout" ref={layout}>
      <div className="list">
        <MenuScreen Finder={MenuTopWhenWanted} />
      </div>
      {isWide && (
        <aside className="order">
          <OrderColumn />
        </aside>
      )}
      {!isWide && cart.lines.length > 0 && <OrderFooter />}
    </div>
  )
})

/** Its shape stands there until it comes. */
const MenuTopWhenWanted: MenuListProps['Finder'] = function MenuTopWhenWanted(props) {
  return useLoadsBeside() && <MenuTop {...props} />
}

function useIsWide(element: { readonly current: HTMLElement | null }): boolean {
  const [isWide, setIsWide] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    return observeSize(element.current, (width) => setIsWide(width >= wideFrom))
  }, [element])
  return isWide
}
