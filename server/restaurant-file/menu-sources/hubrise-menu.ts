import * as z from 'zod/mini'

import type { Faults } from '#server/restaurant-file/faults.ts'
import { saying } from '#server/restaurant-file/faults.ts'
import { checked } from '#server/restaurant-file/restaurant-file.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { extraSets, setName } from './option-lists.ts'
import { priceOfText } from './price-text.ts'
import type { SourceMenu, WrittenMenu } from './source-menu.ts'

const ref = z.pipe(
  z.union([z.string(), z.number()], saying('text')),
  z.transform((value) => String(value)),
)
const text = z.optional(z.nullable(z.string()))
const price = z.string(saying('priceText')).check(z.refine((value) => priceOfText(value) !== null, saying('priceText')))
const list = <T extends z.ZodMiniType>(type: T) => z._default(z.array(type), [])

const sku = z.object({
  name: text,
  price,
  option_list_refs: list(ref),
})
const catalog = z.object({
  categories: list(z.object({ ref, name: z.string(), description: text })),
  products: z.array(
    z.object({
      ref,
      category_ref: z.optional(ref),
      name: z.string(),
      description: text,
      skus: z.array(sku).check(z.minLength(1)),
    }),
  ),
  option_lists: list(
    z.object({
      ref,
      name: z.string(),
      min_selections: z.optional(z.nullable(z.number())),
      max_selections: z.optional(z.nullable(z.number())),
      options: z.array(z.object({ name: z.string(), price: z.optional(price) })),
    }),
  ),
  deals: list(z.unknown()),
})
type Catalog = z.output<typeof catalog>
type Product = WrittenMenu['products'][number]

/** Whether a JSON is a catalogue of HubRise: its products have skus. */
export function isHubRise(json: unknown): boolean {
  const some = z.object({ products: z.array(z.object({ skus: z.array(z.unknown()) })).check(z.minLength(1)) })
  return z.safeParse(some, dataOf(json)).success
}

/** A menu of a catalogue of HubRise: skus are sizes, option lists are groups of extras. Deals are left out. */
export function readHubRise(json: unknown): Verdict<SourceMenu, Faults> {
  const read = checked(catalog, dataOf(json))
  if (!read.ok) return refuse(read.refusal)
  const { categories, products, option_lists: lists, deals } = read.value
  const optionLists = lists.map((each) => ({
    ref: each.ref,
    name: each.name,
    min: each.min_selections ?? null,
    max: each.max_selections ?? null,
    options: each.options.map((option) => ({ name: option.name, price: amount(option.price ?? '0') })),
  }))
  const menu: WrittenMenu = {
    categories: categories.map((each) => ({
      key: each.ref,
      name: each.name,
      ...(each.description ? { description: each.description } : {}),
    })),
    extras: extraSets(optionLists, products.map(listsOf)),
    products: products.map(productOf),
  }
  const notes = [
    `HubRise: ${products.length} products, ${categories.length} categories, ${lists.length} lists of options`,
    ...(deals.length > 0 ? [`deals: ${deals.length} left out; make combos of them`] : []),
  ]
  return accept({
    menu: categories.length > 0 ? menu : { extras: menu.extras, products: menu.products },
    notes,
    of: null,
  })
}

/** The catalogue itself, without what HubRise's API puts around it. */
function dataOf(json: unknown): unknown {
  return typeof json === 'object' && json !== null && 'data' in json ? json.data : json
}

function productOf(product: Catalog['products'][number]): Product {
  const [first] = product.skus
  const lists = listsOf(product)
  return {
    key: product.ref,
    name: product.name,
    price: amount(first?.price ?? '0'),
    ...(product.category_ref !== undefined && { category: product.category_ref }),
    ...(product.description ? { description: product.description } : {}),
    ...(product.skus.length > 1 && {
      sizes: product.skus.map((each, index) => ({ name: each.name ?? `${index + 1}`, price: amount(each.price) })),
    }),
    ...(lists.length > 0 && { extras: setName(lists) }),
  }
}

/** The lists of all sizes of a product, each once. */
function listsOf({ skus }: Catalog['products'][number]): string[] {
  return [...new Set(skus.flatMap((each) => each.option_list_refs))]
}

function amount(text: string): number {
  return priceOfText(text) ?? 0
}
