import { demoFile } from '#demo/restaurants/restaurant-files.ts'
import type { Database } from '#server/platform/db/database.ts'
import { faultLine } from '#server/restaurant-file/faults.ts'
import { importRestaurant } from '#server/restaurant-file/import-restaurant.ts'
import type { Id } from '#src/contract/values.ts'

const copies = [0, 1, 2, 3, 4]

/** Imports a restaurant of 5,000 products: five of each that restaurant 6 has, in the same 25 categories. */
export async function addLongestMenu(db: Database): Promise<Id<'Restaurant'>> {
  const { id: _id, menu, ...file } = await demoFile('grande-mensa')
  const known = menu.products.map(({ id: _number, ...product }) => product)
  const products = copies.flatMap((copy) =>
    known.map((product, index) => ({ ...product, key: `product-${copy}-${index}` })),
  )
  const made = await importRestaurant(db, { ...file, key: 'grande-mensa-5000', menu: { ...menu, products } })
  if (!made.ok) throw new Error(made.refusal.map(faultLine).join('\n'))
  return made.value.id
}
