import { sql } from 'drizzle-orm'
import { check, foreignKey, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import type * as stored from '#server/platform/db/stored-json.ts'
import type { Nutrition } from '#src/contract/product.ts'
import type { VatClass } from '#src/domain/taxes/vat-class.ts'
import { vatClasses } from '#src/domain/taxes/vat-class.ts'

import { flag, id, ids, instantOrNull, list, money, moneyOrNull, texts, textsOrNull, words } from './columns.ts'
import { restaurantId } from './restaurant-tables.ts'
import { comboPricings, oneOf, pausableKinds } from './words.ts'

const named = <E extends string>() => ({ restaurantId: restaurantId(), id: id<E>(), names: texts() })

export const menus = pgTable(
  'menus',
  { restaurantId: restaurantId(), id: id<'Menu'>(), notes: textsOrNull(), recommendedIds: ids<'Product'>() },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
)

export const categories = pgTable(
  'categories',
  { ...named<'Category'>(), position: integer().notNull(), descriptions: textsOrNull() },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
)

export const traits = pgTable('traits', { ...named<'Trait'>(), icon: text() }, (table) => [
  primaryKey({ columns: [table.restaurantId, table.id] }),
])

export const ingredients = pgTable(
  'ingredients',
  {
    ...named<'Ingredient'>(),
    allergens: words(),
    isAvailable: flag(true),
    excludedVenueIds: ids<'Venue'>(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
)

export const extraSets = pgTable(
  'extra_sets',
  {
    restaurantId: restaurantId(),
    id: integer().notNull(),
    groups: list<stored.StoredGroup>(),
    extras: list<stored.StoredExtra>(),
    rules: list<stored.StoredRule>(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
)

export const products = pgTable(
  'products',
  {
    ...named<'Product'>(),
    position: integer().notNull(),
    descriptions: textsOrNull(),
    photoCode: text(),
    photos: words(),
    price: money(),
    eatInPrice: moneyOrNull(),
    /** The first one is the main category. */
    categoryIds: ids<'Category'>(),
    menuIds: ids<'Menu'>(),
    typeId: id<'ProductType'>(),
    traitIds: ids<'Trait'>(),
    ingredientIds: ids<'Ingredient'>(),
    sizes: list<stored.StoredSize>(),
    variants: list<stored.StoredVariant>(),
    variantNames: textsOrNull(),
    isVariantRequired: flag(),
    priceTable: list<stored.StoredPrice>(),
    additionsId: integer(),
    picksId: integer(),
    minPicks: integer(),
    maxPicks: integer(),
    maxFlavours: integer(),
    /** Null: not a combo. */
    comboPricing: text().$type<(typeof comboPricings)[number]>(),
    minComboProducts: integer(),
    maxComboProducts: integer(),
    comboCategories: list<stored.StoredComboCategory>(),
    comboProducts: list<stored.StoredComboProduct>(),
    suggestedIds: ids<'Product'>(),
    isDiscountable: flag(true),
    isDeliverable: flag(true),
    isAlcoholic: flag(),
    /** Null: alcohol where it is alcoholic, else a dish (`vatClassOf`). */
    vatClass: text().$type<VatClass>(),
    /** Not sold any more: in no list, and refused in an order. Its number is never used again. */
    isWithdrawn: flag(),
    /** Of one portion; null = not said. */
    nutrition: jsonb().$type<Nutrition>(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.id] }),
    oneOf('products_combo_pricing', table.comboPricing, comboPricings),
    oneOf('products_vat_class', table.vatClass, vatClasses),
  ],
)

/** Units left; no row = unlimited. The row is the lock of the stock. */
export const stock = pgTable(
  'stock',
  { restaurantId: restaurantId(), productId: id<'Product'>(), venueId: id<'Venue'>(), quantity: integer().notNull() },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.productId, table.venueId] }),
    foreignKey({
      columns: [table.restaurantId, table.productId],
      foreignColumns: [products.restaurantId, products.id],
    }).onDelete('cascade'),
    check('stock_not_negative', sql`${table.quantity} >= 0`),
  ],
)

/**
 * Dishes and categories that a venue does not sell for a while. They outlive an import of the menu; the number of one that
 * is gone pauses nothing.
 */
export const menuPauses = pgTable(
  'menu_pauses',
  {
    restaurantId: restaurantId(),
    venueId: id<'Venue'>(),
    kind: text().notNull().$type<(typeof pausableKinds)[number]>(),
    /** Number of the product or the category. */
    thingId: integer().notNull(),
    /** When the pause is over; null = until it is switched on. Read by `isPausedAt`. */
    until: instantOrNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.venueId, table.kind, table.thingId] }),
    oneOf('menu_pauses_kind', table.kind, pausableKinds),
  ],
)
