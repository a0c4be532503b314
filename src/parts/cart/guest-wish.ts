import type { Instance } from '#src/instance/create-instance.ts'
import type { LocationEntry } from '#src/instance/create-location.ts'
import { paths } from '#src/instance/routes/paths.ts'

// Kept in the cart's history entry, so that it ends with that entry.
const wish = 'guest'

/** Returns to the cart, which continues to the checkout without an account (rulings "guest take-away"). */
export function continueAsGuest({ location }: Pick<Instance, 'location'>): void {
  location.backTo(paths.cart)
  location.entry.memory.set(wish, 1)
}

/** True once, at the entry that `continueAsGuest` returned to. */
export function takeGuestWish(entry: LocationEntry): boolean {
  return entry.memory.delete(wish)
}
