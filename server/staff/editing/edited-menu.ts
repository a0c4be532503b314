import { categoryRowsOf } from '#server/menu/edit-categories.ts'
import type { ProductRow } from '#server/menu/edit-products.ts'
import { productRowsOf, stockRowsOf } from '#server/menu/edit-products.ts'
import type { MenuPause } from '#server/menu/menu-pauses.ts'
import { menuPausesAt } from '#server/menu/menu-pauses.ts'
import { soldSizes } from '#server/menu/sold-sizes.ts'
import type { Database } from '#server/platform/db/database.ts'
import { onClock } from '#server/platform/pauses.ts'
import type { DeskCall } from '#server/staff/desk-answer.ts'
import type { DeskScope } from '#server/staff/desk-member.ts'
import { venueForStaff } from '#server/staff/venue-for-staff.ts'
import { venueRowsOf } from '#server/venues/venue-queries.ts'
import { cents } from '#src/domain/money.ts'

import { wordingOf } from './wording.ts'

/** What the desk lists of the menu: products by category, and what is left of them at the venues of a member. */
export async function menuForStaff(
  db: Database,
  { restaurantId, venueId }: DeskScope,
  { language, nowMs }: Pick<DeskCall, 'language' | 'nowMs'>,
) {
  const { nameOf } = await wordingOf(db, restaurantId, language)
  const groups = await categoryRowsOf(db, restaurantId)
  const rows = await productRowsOf(db, restaurantId)
  const left = await stockRowsOf(db, restaurantId)
  const pauses = await menuPausesAt(db, { restaurantId, nowMs })
  const venues = (await venueRowsOf(db, restaurantId)).filter((row) => venueId === null || row.id === venueId)
  const pausesOf = (kind: MenuPause['kind'], id: number) =>
    venues.flatMap((venue) =>
      pauses
        .filter((pause) => pause.kind === kind && pause.thingId === id && pause.venueId === venue.id)
        .map(({ until }) => ({ venueId: venue.id, until: onClock(until, venue.timeZone) })),
    )
  return {
    venues: venues.map(venueForStaff),
    categories: groups.map((group) => ({
      id: group.id,
      name: nameOf(group.names),
      pauses: pausesOf('category', group.id),
      products: rows
        .filter((row) => row.categoryIds[0] === group.id)
        .map((row) => ({
          id: row.id,
          name: nameOf(row.names),
          ...shownPrice(row),
          isWithdrawn: row.isWithdrawn,
          photoCode: row.photoCode,
          stock: left
            .filter((one) => one.productId === row.id && venues.some((venue) => venue.id === one.venueId))
            .map((one) => ({ venueId: one.venueId, quantity: one.quantity })),
          pauses: pausesOf('product', row.id),
        })),
    })),
  }
}

/** The same without prices. */
export function menuForKitchen({ venues, categories }: Awaited<ReturnType<typeof menuForStaff>>) {
  const withoutPrice = <P extends object>(product: P) => ({ ...product, cents: null })
  return {
    venues,
    categories: categories.map(({ products, ...category }) => ({ ...category, products: products.map(withoutPrice) })),
  }
}

type Priced = Pick<ProductRow, 'price' | 'sizes' | 'priceTable'>

/** The price of the first size that is sold, else of the product. */
function shownPrice(row: Priced) {
  const sizes = soldSizes(row)
  return { cents: cents(sizes[0] ? priceOfSize(row, sizes[0]) : row.price), isFrom: sizes.length > 1 }
}

/** The price of a size without variant: its row of the price table comes before its own (`basePrice`). */
function priceOfSize({ priceTable }: Priced, { id, price }: { readonly id: number; readonly price: number }) {
  return priceTable.find(({ sizeId, variantId }) => sizeId === id && variantId === 'any')?.price ?? price
}
