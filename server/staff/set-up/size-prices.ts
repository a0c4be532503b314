import { keyOfItem, slug } from '#server/restaurant-file/form.ts'
import type { WrittenFile } from '#server/restaurant-file/restaurant-file.ts'
import type { FileText } from '#server/restaurant-file/values.ts'
import type { Language } from '#src/options/languages.ts'

import type { Json } from './json.ts'
import { isJson } from './json.ts'

// The file says the price of a size twice: with the size, and in the table of prices, which comes first and can say another one at a
// table of the venue. The desk shows both prices with the size, and the rest of the table apart.

type Dish = WrittenFile['menu']['products'][number]
type Price = NonNullable<Dish['prices']>[number]

const isOfSize = ({ size, variant }: { readonly size?: unknown; readonly variant?: unknown }) =>
  size !== undefined && variant === undefined

/** A dish with both prices of each size, and without the rows of the table that say them. */
export function withSizePrices({ sizes, prices, ...dish }: Dish, main: Language) {
  const others = prices?.filter((price) => !isOfSize(price))
  return {
    ...dish,
    sizes: sizes?.map((size) => {
      const key = keyOfItem(size, main)
      const { price = size.price, eatInPrice } = rowOf(prices, key) ?? {}
      return { ...size, key, price, ...(eatInPrice !== undefined && { eatInPrice }) }
    }),
    prices: others?.length === 0 ? undefined : others,
  }
}

/** The same as the file says it: a row for each size that costs something else at a table, or had one before. */
export function inPriceTable(dish: Json, was: Dish | undefined, main: Language): Json {
  const sizes = sizesIn(dish)
  const rows = tableRows(dish, was, main).map(({ size: { price, eatInPrice }, key }) => ({
    size: key,
    price,
    ...(eatInPrice !== undefined && { eatInPrice }),
  }))
  const { prices, ...rest } = dish
  const table = [...rows, ...(Array.isArray(prices) ? prices : [])]
  return {
    ...rest,
    ...(dish.price === undefined && sizes[0] && { price: sizes[0].price }),
    ...(dish.sizes !== undefined && { sizes: sizes.map(({ eatInPrice: _atTable, ...size }) => size) }),
    ...(table.length > 0 && { prices: table }),
  }
}

/** Where the desk shows what the file says at a path of a dish. */
export function shownAt(path: string, dish: Json, was: Dish | undefined, main: Language): string {
  const [, index, rest = ''] = /^prices\[(\d+)\](.*)$/.exec(path) ?? []
  if (index === undefined) return path
  const rows = tableRows(dish, was, main)
  const row = rows[Number(index)]
  return row ? `sizes[${row.place}]${rest}` : `prices[${Number(index) - rows.length}]${rest}`
}

function tableRows(dish: Json, was: Dish | undefined, main: Language) {
  return sizesIn(dish)
    .map((size, place) => ({ size, place, key: keyOfSize(size, main) }))
    .filter(({ size, key }) => size.eatInPrice !== undefined || rowOf(was?.prices, key))
}

const sizesIn = ({ sizes }: Json): readonly Json[] => (Array.isArray(sizes) ? sizes.filter(isJson) : [])
const rowOf = (prices: readonly Price[] | undefined, key: string) =>
  prices?.find((price) => isOfSize(price) && slug(price.size ?? '') === key)

function keyOfSize({ key, name }: Json, main: Language): string {
  if (typeof key === 'string') return slug(key)
  return keyOfItem({ name: typeof name === 'string' || isJson(name) ? (name as FileText) : '' }, main)
}
