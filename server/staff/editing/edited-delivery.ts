import type { CityOfRestaurant, DeliveryCityRow } from '#server/addresses/edit-delivery-cities.ts'
import { changeDeliveryCity, deliveryCityRow, deliveryCityRowsOf } from '#server/addresses/edit-delivery-cities.ts'
import type { PointOfRestaurant } from '#server/places/edit-service-points.ts'
import { changeServicePoint, servicePointRow, servicePointRowsOf } from '#server/places/edit-service-points.ts'
import type { ServicePointRow } from '#server/places/service-point-queries.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { StoredZone } from '#server/platform/db/stored-json.ts'
import { serviceTypeNames } from '#server/platform/texts/service-names.ts'
import type { DeskAnswer } from '#server/staff/desk-answer.ts'
import { changeService } from '#server/venues/change-service.ts'
import type { ConfigRow } from '#server/venues/venue-queries.ts'
import { configRowsOf, venueRowsOf } from '#server/venues/venue-queries.ts'
import type { Cents, Id } from '#src/contract/values.ts'
import { inServiceOrder, isDelivered } from '#src/domain/services/order-type.ts'
import { accept, refuse } from '#src/domain/verdict.ts'
import type { Language } from '#src/options/languages.ts'

import type { DeskField, FieldValue } from './desk-field.ts'
import { moneyTextOrEmpty } from './desk-field.ts'
import type { Typed } from './desk-form.ts'
import { readForm, shownForm } from './desk-form.ts'
import { deliveryTexts } from './texts/delivery-texts.ts'
import type { Say } from './texts/say.ts'
import { sayIn } from './texts/say.ts'
import { tick } from './tick-fields.ts'
import type { NamedVenue } from './venue-fields.ts'
import { typedExcluded, venueFields } from './venue-fields.ts'
import { wordingOf } from './wording.ts'

type VenueOfRestaurant = { readonly restaurantId: Id<'Restaurant'>; readonly venueId: Id<'Venue'> }

/** What bringing an order costs: from which total on nothing, at each venue, and for each place. */
export async function deliveryForOwner(db: Database, restaurantId: Id<'Restaurant'>, language: Language) {
  const venues = await venueRowsOf(db, restaurantId)
  const { say, nameOf } = await wordingOf(db, restaurantId, language)
  const configs = await deliveredConfigs(db, restaurantId)
  const cities = await deliveryCityRowsOf(db, restaurantId)
  const points = await servicePointRowsOf(db, restaurantId)
  return {
    venues: venues
      .map(({ id, name }) => ({
        id,
        name,
        ...shownForm(
          freeFromForm(
            configs.filter(({ venueId }) => venueId === id),
            say,
          ),
        ),
      }))
      .filter(({ fields }) => fields.length > 0),
    areas: cities.map((city) => ({ id: city.id, name: city.name, ...shownForm(areaForm(city, venues, say)) })),
    points: points.map((point) => ({
      id: point.id,
      name: nameOf(point.names),
      ...shownForm(pointForm(point, say)),
    })),
  }
}

/** The form that says from which total on a venue brings for nothing; null = it brings nothing at all. */
export async function formOfFreeFrom(
  db: Database,
  { restaurantId, venueId }: VenueOfRestaurant,
  language: Language,
): Promise<DeskField[] | null> {
  const configs = (await deliveredConfigs(db, restaurantId)).filter((config) => config.venueId === venueId)
  const fields = freeFromForm(configs, sayIn(language))
  return fields.length > 0 ? fields : null
}

/** From which total of products on a venue brings for nothing. */
export async function saveFreeFrom(
  tx: Database,
  { restaurantId, venueId }: VenueOfRestaurant,
  typed: Typed,
  language: Language,
): Promise<DeskAnswer> {
  const configs = (await deliveredConfigs(tx, restaurantId)).filter((config) => config.venueId === venueId)
  const say = sayIn(language)
  const read = readForm(freeFromForm(configs, say), typed, say)
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
export async function formOfArea(db: Database, at: CityOfRestaurant, language: Language): Promise<DeskField[] | null> {
  const city = await deliveryCityRow(db, at)
  return city ? areaForm(city, await venueRowsOf(db, at.restaurantId), sayIn(language)) : null
}

/** Changes what a delivery area costs, its least order, and who delivers there. Its border stays. */
export async function saveArea(
  tx: Database,
  at: CityOfRestaurant,
  typed: Typed,
  language: Language,
): Promise<DeskAnswer> {
  const city = await deliveryCityRow(tx, at)
  if (!city) return refuse({ reason: 'unknown' })
  const venues = await venueRowsOf(tx, at.restaurantId)
  const say = sayIn(language)
  const read = readForm(areaForm(city, venues, say), typed, say)
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
export async function formOfPoint(
  db: Database,
  at: PointOfRestaurant,
  language: Language,
): Promise<DeskField[] | null> {
  const point = await servicePointRow(db, at)
  return point ? pointForm(point, sayIn(language)) : null
}

/** Changes what it costs to bring an order to a service point. */
export async function savePoint(
  tx: Database,
  at: PointOfRestaurant,
  typed: Typed,
  language: Language,
): Promise<DeskAnswer> {
  const point = await servicePointRow(tx, at)
  if (!point) return refuse({ reason: 'unknown' })
  const say = sayIn(language)
  const read = readForm(pointForm(point, say), typed, say)
  if (!read.ok) return refuse({ reason: 'invalid', faults: read.refusal })
  await changeServicePoint(tx, at, { deliveryFee: moneyOf(read.value, 'deliveryFee') })
  return accept({})
}

async function deliveredConfigs(db: Database, restaurantId: Id<'Restaurant'>): Promise<ConfigRow[]> {
  return (await configRowsOf(db, restaurantId)).filter(({ type }) => isDelivered(type))
}

function freeFromForm(configs: readonly ConfigRow[], say: Say): DeskField[] {
  return inServiceOrder(configs.map(({ type }) => type))
    .filter(isDelivered)
    .map((type) => ({
      name: `freeFrom.${type}`,
      label: say(deliveryTexts.freeFrom, { type: say(serviceTypeNames[type]) }),
      kind: 'money-or-none',
      value: moneyTextOrEmpty(configs.find((config) => config.type === type)?.freeDeliveryFrom ?? null),
      hint: say(deliveryTexts.freeFromHint),
    }))
}

function areaForm(city: DeliveryCityRow, venues: readonly NamedVenue[], say: Say): DeskField[] {
  const asInTown = say(deliveryTexts.asInTown)
  return [
    { name: 'name', label: say(deliveryTexts.name), kind: 'name', value: city.name },
    { name: 'isForDelivery', label: say(deliveryTexts.isBrought), kind: 'flag', value: tick(city.isForDelivery) },
    least(say, { name: 'minimumSpend', cents: city.minimumSpend }),
    fee(say, { name: 'deliveryFee', cents: city.deliveryFee }),
    ...venueFields({ name: 'servedFrom', group: say(deliveryTexts.servedFrom) }, venues, city.excludedVenueIds),
    ...city.zones.flatMap((zone, index) =>
      [
        least(say, { name: `zones.${index}.minimumSpend`, cents: zone.minimumSpend, hint: asInTown }),
        fee(say, { name: `zones.${index}.deliveryFee`, cents: zone.deliveryFee, hint: asInTown }),
      ].map((field) => ({ ...field, group: `${zone.name} ${zone.postcode}` })),
    ),
  ]
}

function pointForm({ deliveryFee }: ServicePointRow, say: Say): DeskField[] {
  return [fee(say, { name: 'deliveryFee', cents: deliveryFee })]
}

type Amount = { readonly name: string; readonly cents: Cents | null; readonly hint?: string }

function least(say: Say, { name, cents, hint = say(deliveryTexts.leastHint) }: Amount): DeskField {
  return { name, label: say(deliveryTexts.least), kind: 'money-or-none', value: moneyTextOrEmpty(cents), hint }
}

function fee(say: Say, { name, cents, hint = say(deliveryTexts.noFee) }: Amount): DeskField {
  return { name, label: say(deliveryTexts.fee), kind: 'money-or-none', value: moneyTextOrEmpty(cents), hint }
}

function typedZone(zone: StoredZone, index: number, values: ReadonlyMap<string, FieldValue>): StoredZone {
  const [minimumSpend, deliveryFee] = [`zones.${index}.minimumSpend`, `zones.${index}.deliveryFee`]
  return { ...zone, minimumSpend: moneyOf(values, minimumSpend), deliveryFee: moneyOf(values, deliveryFee) }
}

function moneyOf(values: ReadonlyMap<string, FieldValue>, name: string): Cents | null {
  return (values.get(name) ?? null) as Cents | null
}
