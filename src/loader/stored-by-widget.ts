import { sumOf } from '#src/browser/lists.ts'
import { storageKey } from '#src/options/storage-keys.ts'
import type { StoredName } from '#src/options/storage-keys.ts'

/** Looks at what the widget stored at the last visit; undefined when it is not there, or not as it should be. */
export type LookUp = <T, R>(name: StoredName, read: (value: T) => R) => R | undefined

export function createLookUp(host: string, restaurantId: string): LookUp {
  return (name, read) => {
    try {
      return read(JSON.parse(localStorage.getItem(storageKey(host, restaurantId, name)) as string))
    } catch {
      return undefined
    }
  }
}

// The cart outlives a visit by 12 hours (decision 11).
const keepMs = 432e5

type StoredCart = { readonly cart: { readonly lines: readonly { quantity: number }[] }; readonly savedAtMs: number }

/** Sum of all quantities in the stored cart; false when it is too old [SHELL-28]. */
export function countOf({ cart, savedAtMs }: StoredCart): number | false {
  return Date.now() - savedAtMs < keepMs && sumOf(cart.lines, (line) => line.quantity)
}
