import { sumOf } from '#src/browser/lists.ts'
import type { Snapshot } from '#src/options/snapshot.ts'
import { storageKey } from '#src/options/storage-keys.ts'
import type { StoredName } from '#src/options/storage-keys.ts'

import type { LastSeen } from './panel-frame.ts'

/** Reads a value that the widget stored at the last visit; undefined when it is missing or `read` cannot use it. */
export type StoredReader = <T, R>(name: StoredName, read: (value: T) => R) => R | undefined

export function createStoredReader(host: string, restaurantId: string): StoredReader {
  return (name, read) => {
    try {
      return read(JSON.parse(localStorage.getItem(storageKey(host, restaurantId, name)) as string))
    } catch {
      return undefined
    }
  }
}

// A stored cart is kept for 12 hours (decision 11).
const keepMs = 432e5

type StoredCart = { readonly cart: { readonly lines: readonly { quantity: number }[] }; readonly savedAtMs: number }

/** Sum of all quantities in the stored cart; false when it is too old [SHELL-28]. */
export function countOf({ cart, savedAtMs }: StoredCart): number | false {
  return Date.now() - savedAtMs < keepMs && sumOf(cart.lines, (line) => line.quantity)
}

/** Hands over the stored snapshot of the first screen if it is of this language, route and venue, and not too old. */
export function snapshotReader(stored: StoredReader, key: string): LastSeen {
  return (draw) =>
    stored('snapshot', (snapshot: Snapshot) => {
      if (snapshot.key === key && snapshot.untilMs > Date.now()) return draw(snapshot)
    })
}
