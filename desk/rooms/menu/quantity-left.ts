import type { ListedProduct } from '#desk/contract/menu.ts'
import type { Id } from '#src/contract/values.ts'

/** How many portions are left at a venue: 0 = sold out, null = no limit. */
export function quantityLeft({ stock }: ListedProduct, venueId: Id<'Venue'>): number | null {
  return stock.find((each) => each.venueId === venueId)?.quantity ?? null
}
