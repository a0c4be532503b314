import { closures, openingHours, serviceConfigs, venues } from '#server/platform/db/schema/venue-tables.ts'

import { cashMeans, checkoutQuestions, paymentModes } from './schema/checkout-tables.ts'
import { news } from './schema/content-tables.ts'
import { legalDocuments } from './schema/legal-tables.ts'
import { categories, extraSets, ingredients, menus, products, stock, traits } from './schema/menu-tables.ts'
import { deliveryCities, diningTables, servicePoints } from './schema/place-tables.ts'
import { consents } from './schema/restaurant-tables.ts'
import { discountCodes, promotions } from './schema/savings-tables.ts'
import { timetables } from './schema/slot-tables.ts'

/** The tables of a restaurant's own data, in an order in which rows can be inserted without breaking references. */
export const ownedTables = {
  venues,
  openingHours,
  closures,
  news,
  serviceConfigs,
  timetables,
  deliveryCities,
  servicePoints,
  diningTables,
  paymentModes,
  cashMeans,
  checkoutQuestions,
  consents,
  legalDocuments,
  menus,
  categories,
  traits,
  ingredients,
  extraSets,
  products,
  stock,
  discountCodes,
  promotions,
} as const

export type OwnedTables = typeof ownedTables
