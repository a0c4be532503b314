import { memo } from 'react'
import { useSnapshot } from 'valtio'

import { MenuFinder } from '#src/features/menu/finder/menu-finder.tsx'
import type { MenuListProps } from '#src/features/menu/menu-list.tsx'
import { AgainPlace } from '#src/features/orders/again/again-place.tsx'
import { useInstance } from '#src/instance/instance-context.tsx'
import { isStarted } from '#src/state/order-draft-store.ts'

import { OrderUnderWay } from './order-under-way.tsx'

/** Above the dishes: the order under way, what can be ordered again while no order is started, search and filters. Not drawn
 * again with each step. */
export const MenuTop: MenuListProps['Finder'] = memo(function MenuTop({ parts }) {
  const draft = useSnapshot(useInstance().stores.draft.state)
  return (
    <>
      <OrderUnderWay />
      {!isStarted(draft) && <AgainPlace />}
      <MenuFinder parts={parts} />
    </>
  )
})
