import type { CityOfRestaurant, DeliveryCityRow } from '#server/addresses/edit-delivery-cities.ts'
import { changeDeliveryCity, deliveryCityRow, deliveryCityRowsOf } from '#server/addresses/edit-delivery-cities.ts'
import type { PointOfRestaurant } from '#server/places/edit-service-points.ts'
import { changeServicePoint, servicePointRow, servicePointRowsOf } from '#server/places/edit-service-points.ts'
import type { ServicePointRow } from '#server/places/service-point-queries.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { StoredZone } from '#server/platform/db/stored-json.ts'
import type { DeskAnswer } from '#server/staff/desk-answer.ts'
import { changeService } from '#server/venues/change-service.ts'
import type { ConfigRow } from '#server/venues/venue-queries.ts'
import { configRowsOf, venueRowsOf } from '#server/venues/venue-queries.ts'
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

type VenueOfRestaurant = { readonly restaurantId: Id<'Restaurant'>; readonly venueId: Id<'Venue'> }
/** What bringing an order costs: from which total on nothing, at each venue, and for each place. */
export async function deliveryForOwner(db: Database, restaurantId: Id<'Restaurant'>) {
  const venues = await venueRowsOf(db, restaurantId)
  const languages = await languagesOf(db, restaurantId)
  const configs = await deliveredConfigs(db, restaurantId)
  const cities = await deliveryCityRowsOf(db, restaurantId)
  const points = await servicePointRowsOf(db, restaurantId)
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
    await changeService(
      tx,
      { restaurantId, venueId, type },
      { freeDeliveryFrom: moneyOf(read.value, `freeFrom.${type}`) },
    )
  return accept({})
}

/** The form of a delivery area; null = there is none. */
export async function formOfArea(db: Database, at: CityOfRestaurant): Promise<DeskField[] | null> {
  const city = await deliveryCityRow(db, at)
  return city ? areaForm(city, await venueRowsOf(db, at.restaurantId)) : null
}

/** Changes what a delivery area costs, its least order, and who delivers there. Its border stays. */
export async function saveArea(tx: Database, at: CityOfRestaurant, typed: Typed): Promise<DeskAnswer> {
  const city = await deliveryCityRow(tx, at)
  if (!city) return refuse({ reason: 'unknown' })
  const venues = await venueRowsOf(tx, at.restaurantId)
  const read = readForm(areaForm(city, venues), typed)
  if (!read.ok) return refuse({ reason: 'invalid', faults: read.refusal })
  const values = read.value
  await changeDeliveryCity(tx, at, {
    name: values.get('name') as string,
    isForDelivery: values.get('isForDelivery') === true,
    minimumSpend: moneyOf(values, 'minimumSpend'),
    deliveryFee: moneyOf(values, 'deliveryFee'),
    zones: city.zones.map((zone, index) => typedZone(zone, index, values)),
    excludedVenueIds: typedExcluded(values, 'servedFrom', venues, city.excludedVenueIds),
  })
  return accept({})
}

/** The form of a service point; null = there is none. */
export async function formOfPoint(db: Database, at: PointOfRestaurant): Promise<DeskField[] | null> {
  const point = await servicePointRow(db, at)
  return point ? pointForm(point) : null
}

/** Changes what it costs to bring an order to a service point. */
export async function savePoint(tx: Database, at: PointOfRestaurant, typed: Typed): Promise<DeskAnswer> {
  const point = await servicePointRow(tx, at)
  if (!point) return refuse({ reason: 'unknown' })
  const read = readForm(pointForm(point), typed)
  if (!read.ok) return refuse({ reason: 'invalid', faults: read.refusal })
  await changeServicePoint(tx, at, { deliveryFee: moneyOf(read.value, 'deliveryFee') })
  return accept({})
}

async function deliveredConfigs(db: Database, restaurantId: Id<'Restaurant'>): Promise<ConfigRow[]> {
  return (await configRowsOf(db, restaurantId)).filter(({ type }) => isDelivered(type))
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

function areaForm(city: DeliveryCityRow, venues: readonly NamedVenue[]): DeskField[] {
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

function pointForm({ deliveryFee }: ServicePointRow): DeskField[] {
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
