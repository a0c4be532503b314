import * as z from 'zod/mini'

import type { Faults } from '#server/restaurant-file/faults.ts'
import { checked } from '#server/restaurant-file/restaurant-file.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { OptionList } from './option-lists.ts'
import { extraSets, setName } from './option-lists.ts'
import type { SourceMenu, WrittenMenu } from './source-menu.ts'

/** What a product of Deliverect is (its `productType`). */
const kinds = { product: 1, modifier: 2, group: 3, bundle: 4 } as const

const strings = z._default(z.array(z.string()), [])
const item = z.object({
  plu: z.string(),
  name: z.string(),
  productType: z.literal([1, 2, 3, 4]),
  /** In cents. */
  price: z._default(z.int().check(z.nonnegative()), 0),
  description: z.optional(z.nullable(z.string())),
  subProducts: strings,
  min: z.optional(z.nullable(z.number())),
  max: z.optional(z.nullable(z.number())),
  posCategoryIds: strings,
  imageUrl: z.optional(z.nullable(z.string())),
})
type Item = z.output<typeof item>
const file = z.object({
  products: z.array(item),
  categories: z._default(z.array(z.object({ posCategoryId: z.string(), name: z.string() })), []),
})

/** Whether a JSON is the products of Deliverect: they have a `plu` and a `productType`. */
export function isDeliverect(json: unknown): boolean {
  const some = z.object({
    products: z.array(z.object({ plu: z.string(), productType: z.number() })).check(z.minLength(1)),
  })
  return z.safeParse(some, json).success
}

/** A menu of Deliverect's products: modifier groups are groups of extras. Bundles are left out. */
export function readDeliverect(json: unknown): Verdict<SourceMenu, Faults> {
  const read = checked(file, json)
  if (!read.ok) return refuse(read.refusal)
  const { products: items, categories } = read.value
  const byPlu = new Map(items.map((each) => [each.plu, each]))
  const ofKind = (kind: number) => items.filter((each) => each.productType === kind)
  const groupsOf = ({ subProducts }: Item) => subProducts.filter((plu) => byPlu.get(plu)?.productType === kinds.group)
  const sold = ofKind(kinds.product)
  const bundles = ofKind(kinds.bundle)
  const menu: WrittenMenu = {
    ...(categories.length > 0 && {
      categories: [...categories.map(({ posCategoryId: key, name }) => ({ key, name })), ...otherCategory(sold)],
    }),
    extras: extraSets(
      ofKind(kinds.group).map((group) => optionList(group, byPlu)),
      sold.map(groupsOf),
    ),
    products: sold.map((each) => productOf(each, groupsOf(each))),
  }
  const notes = [
    `Deliverect: ${sold.length} products, ${categories.length} categories, ${ofKind(kinds.group).length} modifier groups`,
    ...(bundles.length > 0 ? [`bundles: ${bundles.length} left out; make combos of them`] : []),
  ]
  return accept({ menu, notes, of: null })
}

/** Products without a category need one where others have them. */
function otherCategory(sold: readonly Item[]) {
  return sold.some(({ posCategoryIds }) => posCategoryIds.length === 0) ? [{ name: 'Menu' }] : []
}

function optionList(group: Item, byPlu: ReadonlyMap<string, Item>): OptionList {
  const options = group.subProducts.flatMap((plu) => byPlu.get(plu) ?? [])
  return {
    ref: group.plu,
    name: group.name,
    min: group.min ?? null,
    max: group.max ?? null,
    options: options.map(({ name, price }) => ({ name, price: price / 100 })),
  }
}

function productOf(each: Item, groups: readonly string[]): WrittenMenu['products'][number] {
  const [category, ...otherCategories] = each.posCategoryIds
  return {
    key: each.plu,
    name: each.name,
    price: each.price / 100,
    ...(category !== undefined && { category }),
    ...(otherCategories.length > 0 && { otherCategories }),
    ...(each.description ? { description: each.description } : {}),
    ...(groups.length > 0 && { extras: setName(groups) }),
  }
}
