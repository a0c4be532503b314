import type { SQL } from 'drizzle-orm'
import { and, arrayContains, asc, eq, inArray } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { categories, extraSets, ingredients, products, stock, traits } from '#server/platform/db/schema/menu-tables.ts'
import type { Localize } from '#server/platform/texts/language.ts'
import type { Category, ComboProduct, ExtraSet, Ingredient, Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import { timesCents } from '#src/domain/money.ts'

import type { MenuPause } from './menu-pauses.ts'
import { menuPausesAt, pausedVenues } from './menu-pauses.ts'

type ProductRow = typeof products.$inferSelect

/** In which words and as of when products are read. */
type Reader = {
  readonly localize: Localize
  readonly nowMs: number
  /** What is paused then, where the caller has read it; else it is read. */
  readonly pauses?: readonly MenuPause[]
}
type OfCategory = { readonly restaurantId: Id<'Restaurant'>; readonly categoryId: Id<'Category'> }
type WithIds = {
  readonly restaurantId: Id<'Restaurant'>
  readonly ids: readonly Id<'Product'>[]
  /** The category a product is shown under, when it is in several. */
  readonly categoryId?: Id<'Category'>
}

/** The products of a category that are sold, in display order, with every detail. */
export function productsOfCategory(
  db: Database,
  { restaurantId, categoryId }: OfCategory,
  reader: Reader,
): Promise<Product[]> {
  return read(db, { restaurantId, where: arrayContains(products.categoryIds, [categoryId]), categoryId }, reader)
}

/** The products with these ids, in the order asked, with every detail; those unknown or withdrawn are left out. */
export async function productsWithIds(db: Database, { ids, ...where }: WithIds, reader: Reader): Promise<Product[]> {
  if (ids.length === 0) return []
  const found = await read(db, { ...where, where: inArray(products.id, [...ids]) }, reader)
  const byId = new Map(found.map((product) => [product.id, product]))
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
}

type Search = { readonly restaurantId: Id<'Restaurant'>; readonly where: SQL; readonly categoryId?: Id<'Category'> }

async function read(
  db: Database,
  { restaurantId, where, categoryId }: Search,
  { localize, nowMs, pauses }: Reader,
): Promise<Product[]> {
  const rows = await db
    .select()
    .from(products)
    .where(and(eq(products.restaurantId, restaurantId), eq(products.isWithdrawn, false), where))
    .orderBy(asc(products.position))
  const parts = {
    ...(await readParts(db, restaurantId, rows)),
    pauses: pauses ?? (await menuPausesAt(db, { restaurantId, nowMs })),
  }
  return rows.map((row) => asProduct(row, { parts, categoryId, localize }))
}

type Parts = Awaited<ReturnType<typeof readParts>> & { readonly pauses: readonly MenuPause[] }

/** Everything the product rows refer to by id, read once for all of them. */
async function readParts(db: Database, restaurantId: Id<'Restaurant'>, rows: readonly ProductRow[]) {
  const all = <T>(ids: (row: ProductRow) => readonly T[]) => [...new Set(rows.flatMap(ids))]
  const sets = await db
    .select()
    .from(extraSets)
    .where(
      and(
        eq(extraSets.restaurantId, restaurantId),
        inArray(
          extraSets.id,
          all((row) => [row.additionsId, row.picksId].filter((id) => id !== null)),
        ),
      ),
    )
  const inCombos = await productsInCombos(
    db,
    restaurantId,
    all((row) => row.comboProducts.map(({ productId }) => productId)),
  )
  const ingredientIds = [
    ...all((row) => row.ingredientIds),
    ...inCombos.flatMap((product) => product.ingredientIds),
    ...sets.flatMap((set) => set.extras.map((extra) => extra.ingredientId)),
  ]
  return {
    sets: byId(sets),
    inCombos: byId(inCombos),
    ingredients: byId(
      await db
        .select()
        .from(ingredients)
        .where(and(eq(ingredients.restaurantId, restaurantId), inArray(ingredients.id, [...new Set(ingredientIds)]))),
    ),
    categories: byId(await db.select().from(categories).where(eq(categories.restaurantId, restaurantId))),
    traits: byId(await db.select().from(traits).where(eq(traits.restaurantId, restaurantId))),
    stock: await db
      .select()
      .from(stock)
      .where(
        and(
          eq(stock.restaurantId, restaurantId),
          inArray(
            stock.productId,
            all((row) => [row.id]),
          ),
        ),
      )
      .orderBy(asc(stock.venueId)),
  }
}

function productsInCombos(db: Database, restaurantId: Id<'Restaurant'>, ids: readonly Id<'Product'>[]) {
  return db
    .select({ id: products.id, names: products.names, ingredientIds: products.ingredientIds })
    .from(products)
    .where(
      and(eq(products.restaurantId, restaurantId), eq(products.isWithdrawn, false), inArray(products.id, [...ids])),
    )
}

/** The sizes of a product that are sold. */
export function soldSizes<T extends { readonly isWithdrawn?: boolean | undefined }>({
  sizes,
}: {
  readonly sizes: readonly T[]
}): T[] {
  return sizes.filter(({ isWithdrawn }) => !isWithdrawn)
}

function byId<I, T extends { readonly id: I }>(rows: readonly T[]): ReadonlyMap<I, T> {
  return new Map(rows.map((row) => [row.id, row]))
}

type Reading = { readonly parts: Parts; readonly categoryId: Id<'Category'> | undefined; readonly localize: Localize }

function asProduct(row: ProductRow, { parts, categoryId, localize }: Reading): Product {
  const shownUnder = categoryId && row.categoryIds.includes(categoryId) ? categoryId : row.categoryIds[0]
  return {
    id: row.id,
    name: localize(row.names),
    description: localize.orNull(row.descriptions),
    photoCode: row.photoCode,
    photos: row.photos.map((code) => ({ code })),
    price: row.price,
    eatInPrice: row.eatInPrice,
    category: asCategory(shownUnder, parts, localize),
    categoryIds: row.categoryIds,
    typeId: row.typeId,
    traits: row.traitIds.flatMap((id) => {
      const trait = parts.traits.get(id)
      return trait ? { id, name: localize(trait.names), icon: trait.icon } : []
    }),
    ingredients: row.ingredientIds.flatMap((id) => asIngredient(id, parts, localize)),
    sizes: soldSizes(row).map(({ id, names, price, isStandard = false }) => ({
      id,
      name: localize(names),
      price,
      isStandard,
    })),
    variants: row.variants.map(({ id, names, price, labels }) => ({
      id,
      name: localize(names),
      price,
      label: localize.orNull(labels),
    })),
    variantName: localize.orNull(row.variantNames),
    isVariantRequired: row.isVariantRequired,
    priceTable: [...row.priceTable],
    additions: row.additionsId === null ? null : asExtraSet(row.additionsId, parts, localize),
    picks: row.picksId === null ? null : asExtraSet(row.picksId, parts, localize),
    minPicks: row.minPicks,
    maxPicks: row.maxPicks,
    maxFlavours: row.maxFlavours,
    stock: stockOf(row, parts),
    suggestedProductIds: row.suggestedIds,
    isDiscountable: row.isDiscountable,
    isDeliverable: row.isDeliverable,
    menuIds: row.menuIds,
    isCombo: row.comboPricing !== null,
    comboPricing: row.comboPricing,
    minComboProducts: row.minComboProducts,
    maxComboProducts: row.maxComboProducts,
    comboCategories: row.comboCategories.map(({ id, ...limits }) => ({
      ...asCategory(id, parts, localize),
      ...limits,
    })),
    comboProducts: row.comboProducts.flatMap((offered) => asComboProduct(offered, parts, localize)),
    isAlcoholic: row.isAlcoholic,
    nutrition: row.nutrition,
  }
}

/** What is left at the venues where that is limited; nothing where the dish is paused. */
function stockOf(row: ProductRow, { stock: all, pauses }: Parts): Product['stock'] {
  const paused = pausedVenues(row, pauses)
  const counted = all.filter(({ productId, venueId }) => productId === row.id && !paused.includes(venueId))
  return [
    ...counted.map(({ venueId, quantity }) => ({ venueId, quantity })),
    ...paused.map((venueId) => ({ venueId, quantity: 0 })),
  ]
}

function asCategory(id: Id<'Category'> | undefined, parts: Parts, localize: Localize): Pick<Category, 'id' | 'name'> {
  const row = id && parts.categories.get(id)
  if (!row) throw new Error('Comanda: a product is in no category, so it cannot be shown. Check its category_ids.')
  return { id: row.id, name: localize(row.names) }
}

/** A product a combo offers; one that is not sold any more is left out. */
function asComboProduct(
  offered: ProductRow['comboProducts'][number],
  parts: Parts,
  localize: Localize,
): ComboProduct[] {
  const row = parts.inCombos.get(offered.productId)
  if (!row) return []
  return [
    {
      ...offered,
      name: localize(row.names),
      total: timesCents(offered.price, offered.quantity),
      ingredients: row.ingredientIds.flatMap((id) => asIngredient(id, parts, localize)),
    },
  ]
}

function asIngredient(id: Id<'Ingredient'>, parts: Parts, localize: Localize): Ingredient[] {
  const row = parts.ingredients.get(id)
  if (!row) return []
  const { names, allergens, isAvailable, excludedVenueIds } = row
  return [{ id, name: localize(names), allergens, isAvailable, excludedVenueIds }]
}

function asExtraSet(id: number, parts: Parts, localize: Localize): ExtraSet | null {
  const set = parts.sets.get(id)
  if (!set) return null
  return {
    groups: set.groups.map((group) => ({ id: group.id, name: localize(group.names) })),
    ingredients: set.extras.flatMap(({ ingredientId, groupId, price, sizePrices }) =>
      asIngredient(ingredientId, parts, localize).map((ingredient) => ({ ...ingredient, groupId, price, sizePrices })),
    ),
    groupRules: [...set.rules],
  }
}
