import { proxy } from 'valtio/vanilla'
import * as z from 'zod/mini'

import { checked, finite, text, textLike } from '#src/contract/checked.ts'
import { safeDecode } from '#src/contract/decode.ts'
import { arrayOf, storedObject } from '#src/contract/field-table.ts'
import type { Id } from '#src/contract/values.ts'
import { mostFavourites } from '#src/domain/orders/favourite.ts'
import type { Favourite, FavouriteTime } from '#src/domain/orders/favourite.ts'

import { storedLines } from './cart-store.ts'
import { persist } from './persist.ts'
import type { StoreStorage } from './persist.ts'

export type FavouritesState = { favourites: readonly Favourite[] }

const weekday = checked<number>((value) => [1, 2, 3, 4, 5, 6, 7].includes(value as number), 'a weekday')
const stored = storedObject<FavouritesState>({
  favourites: arrayOf(
    storedObject<Favourite, 'type'>({
      orderId: finite,
      venueId: finite,
      type: text,
      lines: storedLines,
      name: text,
      when: z.nullable(storedObject<FavouriteTime>({ weekday, time: textLike(/^([01]\d|2[0-3]):[0-5]\d$/) })),
    }),
  ),
})

/** The favourites of this device, the newest first (decision 85). */
export function createFavouritesStore({ storage }: { storage: StoreStorage }) {
  const state = proxy<FavouritesState>({ favourites: [] })
  const stop = persist({ storage, name: 'favourites', schema: stored, state })
  /** Read anew before each change: another tab may have kept one meanwhile. */
  function latest(): readonly Favourite[] {
    const known = safeDecode(stored, storage.read('favourites'))
    return known.success ? known.data.favourites : []
  }
  return {
    state,
    /** Keeps a new one, or the changes of a known one in its place; false when there are ten already. */
    keep(favourite: Favourite): boolean {
      const known = latest()
      const isKnown = known.some(({ orderId }) => orderId === favourite.orderId)
      if (!isKnown && known.length >= mostFavourites) return false
      state.favourites = isKnown
        ? known.map((one) => (one.orderId === favourite.orderId ? favourite : one))
        : [favourite, ...known]
      return true
    },
    /** Removes one; the function that it returns puts it back. */
    remove(orderId: Id<'Order'>): () => void {
      const before = latest()
      const place = before.findIndex((one) => one.orderId === orderId)
      state.favourites = before.filter((one) => one.orderId !== orderId)
      return () => {
        const favourite = before[place]
        const known = latest()
        if (favourite && known.length < mostFavourites)
          state.favourites = [...known.slice(0, place), favourite, ...known.slice(place)]
      }
    },
    clear() {
      state.favourites = []
    },
    stop,
  }
}
