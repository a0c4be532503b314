import * as z from 'zod/mini'

import { comboPricings } from '#server/platform/db/schema/words.ts'
import type { Reading, RowOf, Writing } from '#server/restaurant-file/form.ts'
import { compact, units, unless } from '#server/restaurant-file/form.ts'
import { count, described, money, reference } from '#server/restaurant-file/values.ts'
import { zero } from '#src/domain/money.ts'

const offered = z.strictObject({
  product: reference,
  price: z.optional(described(money, 'Of one inside the combo; of a fixed one a supplement, 0 when left out.')),
  quantity: z.optional(described(count, 'So many are chosen at first.')),
})
const course = z.strictObject({
  category: reference,
  min: z.optional(count),
  max: z.optional(count),
  products: z.array(offered),
})

export const combo = z.strictObject({
  pricing: described(z.enum(comboPricings), 'Fixed: the price of the product; variable: the sum of what is picked.'),
  min: z.optional(described(count, 'Products in all, at least.')),
  max: z.optional(count),
  courses: z.array(course).check(z.minLength(1)),
})
type Combo = z.output<typeof combo>
type ComboColumns = Pick<
  RowOf<'products'>,
  'comboPricing' | 'minComboProducts' | 'maxComboProducts' | 'comboCategories' | 'comboProducts'
>

const noCombo: ComboColumns = {
  comboPricing: null,
  minComboProducts: null,
  maxComboProducts: null,
  comboCategories: [],
  comboProducts: [],
}

export function comboColumns(
  file: Combo | undefined,
  { reading, path }: { readonly reading: Reading; readonly path: string },
): ComboColumns {
  if (file === undefined) return noCombo
  const courses = file.courses.map((each, index) => {
    const at = `${path}.courses[${index}]`
    return { ...each, at, id: reading.named('Category', each.category, `${at}.category`) }
  })
  return {
    comboPricing: file.pricing,
    minComboProducts: file.min ?? null,
    maxComboProducts: file.max ?? null,
    comboCategories: courses.map(({ id, min, max }) => ({ id, min: min ?? null, max: max ?? null })),
    comboProducts: courses.flatMap(({ id: categoryId, at, products }) =>
      products.map((each, index) => ({
        productId: reading.named('Product', each.product, `${at}.products[${index}].product`),
        categoryId,
        quantity: each.quantity ?? 0,
        price: each.price ?? zero,
      })),
    ),
  }
}

export function comboOf(row: ComboColumns, writing: Writing): z.input<typeof combo> | undefined {
  if (row.comboPricing === null) return undefined
  return compact<z.input<typeof combo>>({
    pricing: row.comboPricing,
    min: row.minComboProducts,
    max: row.maxComboProducts,
    courses: row.comboCategories.map(({ id, min, max }) =>
      compact<z.input<typeof course>>({
        category: writing.keyOf('Category', id),
        min,
        max,
        products: row.comboProducts
          .filter(({ categoryId, productId }) => categoryId === id && writing.has('Product', productId))
          .map((each) =>
            compact<z.input<typeof offered>>({
              product: writing.keyOf('Product', each.productId),
              price: unless(units(each.price), 0),
              quantity: unless(each.quantity, 0),
            }),
          ),
      }),
    ),
  })
}
