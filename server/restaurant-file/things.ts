import type { Entity } from '#server/platform/db/schema/words.ts'
import { mainLanguage, textIn } from '#server/platform/texts/language.ts'
import type { Texts } from '#server/platform/texts/language.ts'
import { serviceOrder } from '#src/domain/services/order-type.ts'

import type { RestaurantRows } from './form.ts'
import { keyOfItem, keyOfName, slug } from './form.ts'
import { keyOfSlot } from './parts/slot-part.ts'
import type { FileText } from './values.ts'
import type { WholeFile } from './whole-file.ts'

// What has a number: the things of a file, with the place where each stands, and those of rows, with the key that their
// names make. The two lists make the same keys of the same names.

/** A thing of a file. */
export type Thing = {
  readonly entity: Entity
  readonly path: string
  /** With those of the things that hold it: `torino/centro`. */
  readonly key: string
  readonly id: number | undefined
}
/** A thing of a restaurant, with the key that its name makes. */
export type KnownThing = { readonly entity: Entity; readonly id: number; readonly ofName: string }

type Item = { readonly key?: string | undefined; readonly id?: number | undefined }

export function thingsOfFile(file: WholeFile): Thing[] {
  const main = mainLanguage(file)
  const keyed = (
    entity: Entity,
    path: string,
    list: readonly (Item & { readonly name: FileText })[] = [],
    below = '',
  ) =>
    list.map((item, index): Thing => ({
      entity,
      path: `${path}[${index}]`,
      key: below + keyOfItem(item, main),
      id: item.id,
    }))
  const called = <T extends Item>(entity: Entity, path: string, list: readonly T[] = [], nameOf: (item: T) => string) =>
    list.map((item, index): Thing => ({
      entity,
      path: `${path}[${index}]`,
      key: item.key === undefined ? nameOf(item) : slug(item.key),
      id: item.id,
    }))
  const { menu } = file
  return [
    ...keyed('Venue', 'venues', file.venues),
    ...file.venues.flatMap((venue, index) => {
      const path = `venues[${index}]`
      const below = `${keyOfItem(venue, main)}/`
      return [
        ...under(
          below,
          called('Closure', `${path}.closures`, venue.closures, ({ from }) => from),
        ),
        ...keyed('Table', `${path}.tables`, venue.tables, below),
        ...serviceOrder.flatMap((type) => {
          const service = venue.services[type]
          const at = `${path}.services.${type}`
          return under(`${below}${type}/`, [
            ...called('Timetable', `${at}.slots`, service?.slots, keyOfSlot),
            ...called('Deposit', `${at}.deposits`, service?.deposits, ({ price }) => String(price)),
            ...keyed('CallReason', `${at}.callReasons`, service?.callReasons),
          ])
        }),
      ]
    }),
    ...keyed('DeliveryCity', 'deliveryAreas', file.deliveryAreas),
    ...file.deliveryAreas.flatMap((area, index) =>
      keyed('DeliveryZone', `deliveryAreas[${index}].zones`, area.zones, `${keyOfItem(area, main)}/`),
    ),
    ...keyed('ServicePoint', 'servicePoints', file.servicePoints),
    ...called('PaymentMode', 'payments', file.payments, ({ method }) => method.toLowerCase()),
    ...called('CashMeans', 'cashMeans', file.cashMeans, ({ means }) => means.toLowerCase()),
    ...called('CheckoutQuestion', 'questions', file.questions, ({ label }) => keyOfName(label, main)),
    ...called('DiscountCode', 'codes', file.codes, ({ name }) => slug(name)),
    ...called('Promotion', 'promotions', file.promotions, ({ name }) => keyOfName(name ?? '', main)),
    ...file.promotions.flatMap((promotion, index) =>
      under(
        `${keyOfItem({ ...promotion, name: promotion.name ?? '' }, main)}/`,
        called('Reward', `promotions[${index}].rewards`, promotion.rewards, ({ points }) => String(points)),
      ),
    ),
    ...called('News', 'news', file.news, ({ title }) => keyOfName(title, main)),
    ...keyed('Menu', 'menu.menus', menu.menus),
    ...keyed('Category', 'menu.categories', menu.categories),
    ...keyed('ProductType', 'menu.types', menu.types),
    ...keyed('Trait', 'menu.traits', menu.traits),
    ...keyed('Ingredient', 'menu.ingredients', menu.ingredients),
    ...keyed('ExtraSet', 'menu.extras', menu.extras),
    ...menu.extras.flatMap((set, index) => keyed('ExtraGroup', `menu.extras[${index}].groups`, set.groups)),
    ...keyed('Product', 'menu.products', menu.products),
    ...menu.products.flatMap((product, index) => [
      ...keyed('Size', `menu.products[${index}].sizes`, product.sizes),
      ...keyed('Variant', `menu.products[${index}].variants`, product.variants),
    ]),
  ]
}

function under(below: string, things: readonly Thing[]): Thing[] {
  return things.map((thing) => ({ ...thing, key: below + thing.key }))
}

/** The things of a restaurant; `keyOf` answers the key of one that is listed before. */
export function thingsOfRows(rows: RestaurantRows, keyOf: (entity: Entity, id: number) => string): KnownThing[] {
  const main = mainLanguage(rows.restaurant)
  const called = <T extends { readonly id: number }>(entity: Entity, list: readonly T[], nameOf: (row: T) => string) =>
    list.map((row): KnownThing => ({ entity, id: row.id, ofName: nameOf(row) }))
  const named = (names: Texts | null) => slug(textIn(names ?? {}, { language: main, main }))
  const venueKey = (id: number) => keyOf('Venue', id)
  const inConfig = (config: RestaurantRows['serviceConfigs'][number]) => `${venueKey(config.venueId)}/${config.type}/`
  return [
    ...called('Closure', rows.closures, (row) => `${venueKey(row.venueId)}/${row.from}`),
    ...called('Table', rows.diningTables, (row) => `${venueKey(row.venueId)}/${slug(row.name)}`),
    ...called('Timetable', rows.timetables, (row) => `${venueKey(row.venueId)}/${row.type}/${keyOfSlot(row)}`),
    ...rows.serviceConfigs.flatMap((config) => [
      ...called('Deposit', config.deposits, ({ price }) => inConfig(config) + price),
      ...called('CallReason', config.callReasons, ({ names }) => inConfig(config) + named(names)),
    ]),
    ...rows.deliveryCities.flatMap((city) =>
      called('DeliveryZone', city.zones, ({ name }) => `${keyOf('DeliveryCity', city.id)}/${slug(name)}`),
    ),
    ...called('PaymentMode', rows.paymentModes, ({ kind }) => kind.toLowerCase()),
    ...called('CashMeans', rows.cashMeans, ({ kind }) => kind.toLowerCase()),
    ...called('CheckoutQuestion', rows.checkoutQuestions, ({ labels }) => named(labels)),
    ...called('DiscountCode', rows.discountCodes, ({ name }) => slug(name)),
    ...rows.promotions.flatMap((promotion) =>
      called('Reward', promotion.thresholds, ({ points }) => `${keyOf('Promotion', promotion.id)}/${points}`),
    ),
    ...called('News', rows.news, ({ titles }) => named(titles)),
    ...called('Menu', rows.menus, ({ id }) => (id === rows.menus[0]?.id ? 'menu' : `menu-${id}`)),
    ...called('Category', rows.categories, ({ names }) => named(names)),
    ...called('Trait', rows.traits, ({ names }) => named(names)),
    ...called('Ingredient', rows.ingredients, ({ names }) => named(names)),
    ...called('ExtraSet', rows.extraSets, ({ id }) => `extras-${id}`),
    ...rows.extraSets.flatMap(({ groups }) => called('ExtraGroup', groups, ({ names }) => named(names))),
    ...called('Product', rows.products, ({ names }) => named(names)),
    ...rows.products.flatMap(({ typeId, sizes, variants }) => [
      ...called('ProductType', [{ id: typeId }], () => `type-${typeId}`),
      ...called('Size', sizes, ({ names }) => named(names)),
      ...called('Variant', variants, ({ names }) => named(names)),
    ]),
  ]
}

/** The things that others are called after, which need no other's key. */
export function firstThingsOfRows(rows: RestaurantRows): KnownThing[] {
  const main = mainLanguage(rows.restaurant)
  return [
    ...rows.venues.map(({ id, name }) => ({ entity: 'Venue' as const, id, ofName: slug(name) })),
    ...rows.deliveryCities.map(({ id, name }) => ({ entity: 'DeliveryCity' as const, id, ofName: slug(name) })),
    ...rows.servicePoints.map(({ id, names }) => ({
      entity: 'ServicePoint' as const,
      id,
      ofName: keyOfName(names, main),
    })),
    ...rows.promotions.map(({ id, names }) => ({
      entity: 'Promotion' as const,
      id,
      ofName: keyOfName(names ?? '', main),
    })),
  ]
}
