import { act } from '@testing-library/react'

import type { CartLine } from '#src/domain/cart/cart-line.ts'
import type { Favourite } from '#src/domain/orders/favourite.ts'
import { createFavouritesStore } from '#src/state/favourites-store.ts'
import { createPlacedLinesStore } from '#src/state/placed-lines-store.ts'
import { id, moment, time } from '#tests/support/builders.ts'
import { margherita, tiramisu } from '#tests/support/open-order.tsx'
// Fetched before the tests begin: on a busy machine these chunks take longer than a test waits.
import '#src/features/orders/again/again-sheet.tsx'
import '#src/features/orders/favourites/favourite-screen.tsx'
import '#src/features/orders/history-screen.tsx'
import '#src/features/orders/favourites/sheet/favourite-sheet.tsx'

import { earlierId, openAgain } from './open-again.tsx'
import type { AgainSetup } from './open-again.tsx'

/** Friday, the day of the tests. */
export const onFriday = (text: string) => ({ weekday: 5, time: time(text) })

type FavouriteWish = Partial<Omit<Favourite, 'lines'>> & {
  /** Which of the earlier order's two dishes it has. */
  readonly dishes?: readonly ('pizza' | 'cake')[]
}

/** A device that has ordered a pizza and a cake yesterday, and keeps favourites with them, the first one first. */
export async function openFavourites(route: string, wishes: readonly FavouriteWish[], setup: AgainSetup = {}) {
  const opened = await openAgain(route, { lines: [margherita, tiramisu], ...setup })
  const { stores } = opened.instance
  const placed = stores.of(createPlacedLinesStore)
  const favourites = stores.of(createFavouritesStore)
  const [pizza, cake] = JSON.parse(JSON.stringify(placed.linesOf(earlierId))) as [CartLine, CartLine]
  const lineOf = { pizza, cake }
  act(() => {
    ;[...wishes].reverse().forEach(({ dishes = ['pizza'], ...wish }, index) =>
      favourites.keep({
        orderId: id(100 + wishes.length - index),
        venueId: id(12),
        type: 'takeAway',
        lines: dishes.map((dish) => lineOf[dish]),
        name: 'Pizza',
        when: null,
        ...wish,
      }),
    )
  })
  return {
    ...opened,
    favourites,
    kept: () => favourites.state.favourites.map(({ name, when }) => [name, when && `${when.weekday} ${when.time}`]),
    /** The favourite's dishes were ordered again for a time. */
    orderAgain: (slotStart: string) =>
      act(() => placed.keep(id(5000), [pizza], { venueId: id(12), type: 'takeAway', slotStart: moment(slotStart) })),
  }
}
