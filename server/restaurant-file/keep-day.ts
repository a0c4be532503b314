import type { RestaurantRows } from './form.ts'
import type { WholeFile } from './whole-file.ts'

/**
 * The rows of a file with what the desk has switched since: opened or not, maintenance, pauses, what is out, withdrawn or left, and codes
 * that are off. A file that says one of them is believed.
 */
export function keepDay(file: WholeFile, rows: RestaurantRows, before: RestaurantRows): RestaurantRows {
  return {
    ...rows,
    restaurant: {
      ...rows.restaurant,
      opensSoon: file.opensSoon ?? before.restaurant.opensSoon,
      ...(file.isUnderMaintenance === undefined && pauseOf(before)),
    },
    serviceConfigs: rows.serviceConfigs.map((row) => {
      const venue = file.venues[rows.venues.findIndex(({ id }) => id === row.venueId)]
      const here = before.serviceConfigs.find(({ venueId, type }) => venueId === row.venueId && type === row.type)
      if (!here) return row
      const busy = { busyMinutes: here.busyMinutes, busyUntil: here.busyUntil }
      const said = venue?.services[row.type]?.isBlocked
      // A file says of a lasting pause that it is there, and not what it is for.
      const isSame = said === true && here.isBlocked && here.blockedUntil === null
      if (said !== undefined && !isSame) return { ...row, ...busy }
      return {
        ...row,
        ...busy,
        isBlocked: here.isBlocked,
        blockedUntil: here.blockedUntil,
        blockedFor: here.blockedFor,
      }
    }),
    ingredients: rows.ingredients.map((row, index) => {
      const said = file.menu.ingredients[index]
      const here = before.ingredients.find(({ id }) => id === row.id)
      if (!here) return row
      return {
        ...row,
        isAvailable: said?.isAvailable ?? here.isAvailable,
        excludedVenueIds: said?.outAt ? row.excludedVenueIds : here.excludedVenueIds,
      }
    }),
    products: rows.products.map((row, index) => keepWithdrawn(row, file.menu.products[index], before)),
    discountCodes: keepActive(rows.discountCodes, file.codes, before.discountCodes),
    promotions: keepActive(rows.promotions, file.promotions, before.promotions),
    stock: keepStock(rows, before),
  }
}

function pauseOf({ restaurant: { isUnderMaintenance, maintenanceUntil } }: RestaurantRows) {
  return { isUnderMaintenance, maintenanceUntil }
}

type Switched = { readonly id: number; readonly isActive: boolean }

/** Rows that are on or off as the desk has left them; `said` has what the file says of each. */
function keepActive<T extends Switched>(
  rows: readonly T[],
  said: readonly { readonly isActive?: boolean | undefined }[],
  before: readonly T[],
): T[] {
  return rows.map((row, index) => {
    const here = before.find(({ id }) => id === row.id)
    return here && said[index]?.isActive === undefined ? { ...row, isActive: here.isActive } : row
  })
}

type Product = RestaurantRows['products'][number]

function keepWithdrawn(row: Product, said: WholeFile['menu']['products'][number] | undefined, before: RestaurantRows) {
  const here = before.products.find(({ id }) => id === row.id)
  if (!here) return row
  return {
    ...row,
    isWithdrawn: said?.isWithdrawn ?? here.isWithdrawn,
    sizes: row.sizes.map((size, index) => {
      const isWithdrawn = said?.sizes?.[index]?.isWithdrawn ?? here.sizes.find(({ id }) => id === size.id)?.isWithdrawn
      return isWithdrawn === undefined ? size : { ...size, isWithdrawn }
    }),
  }
}

/** What is left stays; a product that had no limit gets that of the file. */
function keepStock({ stock }: RestaurantRows, before: RestaurantRows): RestaurantRows['stock'] {
  const isCounted = (row: RestaurantRows['stock'][number]) =>
    before.stock.some(({ productId, venueId }) => productId === row.productId && venueId === row.venueId)
  return [...before.stock, ...stock.filter((row) => !isCounted(row))]
}
