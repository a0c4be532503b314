import { and, asc, eq, inArray } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { deliveryCities, servicePoints } from '#server/platform/db/schema/place-tables.ts'
import { serviceConfigs } from '#server/platform/db/schema/restaurant-tables.ts'
import type { StoredZone } from '#server/platform/db/stored-json.ts'
import type { DeskAnswer } from '#server/staff/desk-answer.ts'
import { venueRowsOf } from '#server/venues/venue-queries.ts'
import type { Cents, Id } from '#src/contract/values.ts'
import { inServiceOrder, isDelivered } from '#src/domain/services/order-type.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { DeskField, FieldValue } from './desk-field.ts'
import { moneyTextOrEmpty } from './desk-field.ts'
import type { Typed } from './desk-form.ts'
import { readForm, shownForm } from './desk-form.ts'
import { deskText, languagesOf } from './restaurant-languages.ts'
import { typeName } from './slot-form.ts'
import { tick } from './tick-fields.ts'
import type { NamedVenue } from './venue-fields.ts'
import { typedExcluded, venueFields } from './venue-fields.ts'

type ConfigRow = typeof serviceConfigs.$inferSelect
type CityRow = typeof deliveryCities.$inferSelect
type PointRow = typeof servicePoints.$inferSelect
type VenueOfRestaurant = { readonly restaurantId: Id<'Restaurant'>; readonly venueId: Id<'Venue'> }
type AreaOfRestaurant = { readonly restaurantId: Id<'Restaurant'>; readonly id: Id<'DeliveryCity'> }
type PointOfRestaurant = { readonly restaurantId: Id<'Restaurant'>; readonly id: Id<'ServicePoint'> }

/** What bringing an order costs: from which total on nothing, at each venue, and for each place. */
export async function deliveryForOwner(db: Database, restaurantId: Id<'Restaurant'>) {
  const venues = await venueRowsOf(db, restaurantId)
  const languages = await languagesOf(db, restaurantId)
  const configs = await deliveredConfigs(db, restaurantId)
  const cities = await db
    .select()
    .from(deliveryCities)
    .where(eq(deliveryCities.restaurantId, restaurantId))
    .orderBy(asc(deliveryCities.position), asc(deliveryCities.id))
  const points = await db
    .select()
    .from(servicePoints)
    .where(eq(servicePoints.restaurantId, restaurantId))
    .orderBy(asc(servicePoints.position), asc(servicePoints.id))
  return {
    venues: venues
      .map(({ id, name }) => ({
        id,
        name,
        ...shownForm(freeFromForm(configs.filter(({ venueId }) => venueId === id))),
      }))
      .filter(({ fields }) => fields.length > 0),
    areas: cities.map((city) => ({ id: city.id, name: city.name, ...shownForm(areaForm(city, venues)) })),
    points: points.map((point) => ({
      id: point.id,
      name: deskText(point.names, languages),
      ...shownForm(pointForm(point)),
    })),
  }
}

/** The form that says from which total on a venue brings for nothing; null = it brings nothing at all. */
export async function formOfFreeFrom(
  db: Database,
  { restaurantId, venueId }: VenueOfRestaurant,
): Promise<DeskField[] | null> {
  const fields = freeFromForm((await deliveredConfigs(db, restaurantId)).filter((config) => config.venueId === venueId))
  return fields.length > 0 ? fields : null
}

/** From which total of products on a venue brings for nothing. */
export async function saveFreeFrom(
  tx: Database,
  { restaurantId, venueId }: VenueOfRestaurant,
  typed: Typed,
): Promise<DeskAnswer> {
  const configs = (await deliveredConfigs(tx, restaurantId)).filter((config) => config.venueId === venueId)
  const read = readForm(freeFromForm(configs), typed)
  if (!read.ok) return refuse({ reason: 'invalid', faults: read.refusal })
  for (const { type } of configs)
    await tx
      .update(serviceConfigs)
      .set({ freeDeliveryFrom: moneyOf(read.value, `freeFrom.${type}`) })
      .where(
        and(
          eq(serviceConfigs.restaurantId, restaurantId),
          eq(serviceConfigs.venueId, venueId),
          eq(serviceConfigs.type, type),
        ),
      )
  return accept({})
}

/** The form of a delivery area; null = there is none. */
export async function formOfArea(db: Database, at: AreaOfRestaurant): Promise<DeskField[] | null> {
  const [city] = await db.select().from(deliveryCities).where(isArea(at))
  return city ? areaForm(city, await venueRowsOf(db, at.restaurantId)) : null
}

function isArea({ restaurantId, id }: AreaOfRestaurant) {
  return and(eq(deliveryCities.restaurantId, restaurantId), eq(deliveryCities.id, id))
}

/** Changes what a delivery area costs, its least order, and who delivers there. Its border stays. */
export async function saveArea(tx: Database, at: AreaOfRestaurant, typed: Typed): Promise<DeskAnswer> {
  const [city] = await tx.select().from(deliveryCities).where(isArea(at))
  if (!city) return refuse({ reason: 'unknown' })
  const venues = await venueRowsOf(tx, at.restaurantId)
  const read = readForm(areaForm(city, venues), typed)
  if (!read.ok) return refuse({ reason: 'invalid', faults: read.refusal })
  const values = read.value
  await tx
    .update(deliveryCities)
    .set({
      name: values.get('name') as string,
      isForDelivery: values.get('isForDelivery') === true,
      minimumSpend: moneyOf(values, 'minimumSpend'),
      deliveryFee: moneyOf(values, 'deliveryFee'),
      zones: city.zones.map((zone, index) => typedZone(zone, index, values)),
      excludedVenueIds: typedExcluded(values, 'servedFrom', venues, city.excludedVenueIds),
    })
    .where(isArea(at))
  return accept({})
}

/** The form of a service point; null = there is none. */
export async function formOfPoint(db: Database, at: PointOfRestaurant): Promise<DeskField[] | null> {
  const [point] = await db.select().from(servicePoints).where(isPoint(at))
  return point ? pointForm(point) : null
}

function isPoint({ restaurantId, id }: PointOfRestaurant) {
  return and(eq(servicePoints.restaurantId, restaurantId), eq(servicePoints.id, id))
}

/** Changes what it costs to bring an order to a service point. */
export async function savePoint(tx: Database, at: PointOfRestaurant, typed: Typed): Promise<DeskAnswer> {
  const [point] = await tx.select().from(servicePoints).where(isPoint(at))
  if (!point) return refuse({ reason: 'unknown' })
  const read = readForm(pointForm(point), typed)
  if (!read.ok) return refuse({ reason: 'invalid', faults: read.refusal })
  await tx
    .update(servicePoints)
    .set({ deliveryFee: moneyOf(read.value, 'deliveryFee') })
    .where(isPoint(at))
  return accept({})
}

function deliveredConfigs(db: Database, restaurantId: Id<'Restaurant'>): Promise<ConfigRow[]> {
  return db
    .select()
    .from(serviceConfigs)
    .where(and(eq(serviceConfigs.restaurantId, restaurantId), inArray(serviceConfigs.type, ['delivery', 'dil'])))
}

function freeFromForm(configs: readonly ConfigRow[]): DeskField[] {
  return inServiceOrder(configs.map(({ type }) => type))
    .filter(isDelivered)
    .map((type) => ({
      name: `freeFrom.${type}`,
      label: `${typeName(type)}: free from`,
      kind: 'money-or-none',
      value: moneyTextOrEmpty(configs.find((config) => config.type === type)?.freeDeliveryFrom ?? null),
      hint: 'Total of the products. Empty: never free.',
    }))
}

function areaForm(city: CityRow, venues: readonly NamedVenue[]): DeskField[] {
  return [
    { name: 'name', label: 'Name', kind: 'name', value: city.name },
    { name: 'isForDelivery', label: 'Orders are brought here', kind: 'flag', value: tick(city.isForDelivery) },
    least('minimumSpend', city.minimumSpend),
    fee('deliveryFee', city.deliveryFee),
    ...venueFields({ name: 'servedFrom', group: 'Brought from' }, venues, city.excludedVenueIds),
    ...city.zones.flatMap((zone, index) =>
      [
        least(`zones.${index}.minimumSpend`, zone.minimumSpend, 'Empty: as in the town.'),
        fee(`zones.${index}.deliveryFee`, zone.deliveryFee, 'Empty: as in the town.'),
      ].map((field) => ({ ...field, group: `${zone.name} ${zone.postcode}` })),
    ),
  ]
}

function pointForm({ deliveryFee }: PointRow): DeskField[] {
  return [fee('deliveryFee', deliveryFee)]
}

function least(name: string, value: Cents | null, hint = 'Total of the products. Empty: any.'): DeskField {
  return { name, label: 'Least order', kind: 'money-or-none', value: moneyTextOrEmpty(value), hint }
}

function fee(name: string, value: Cents | null, hint = 'Empty: none.'): DeskField {
  return { name, label: 'Delivery costs', kind: 'money-or-none', value: moneyTextOrEmpty(value), hint }
}

function typedZone(zone: StoredZone, index: number, values: ReadonlyMap<string, FieldValue>): StoredZone {
  const [minimumSpend, deliveryFee] = [`zones.${index}.minimumSpend`, `zones.${index}.deliveryFee`]
  return { ...zone, minimumSpend: moneyOf(values, minimumSpend), deliveryFee: moneyOf(values, deliveryFee) }
}

function moneyOf(values: ReadonlyMap<string, FieldValue>, name: string): Cents | null {
  return (values.get(name) ?? null) as Cents | null
}
