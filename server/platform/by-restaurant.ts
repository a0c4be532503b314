import type { Id } from '#src/contract/values.ts'

/** Rows of many restaurants by their restaurant, each list in the order of the rows. */
export function byRestaurant<R extends { readonly restaurantId: Id<'Restaurant'> }>(rows: readonly R[]) {
  const found = new Map<Id<'Restaurant'>, R[]>()
  for (const row of rows) {
    const same = found.get(row.restaurantId)
    if (same) same.push(row)
    else found.set(row.restaurantId, [row])
  }
  return found
}
