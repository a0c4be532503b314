import type { SQL } from 'drizzle-orm'
import { and, asc, eq } from 'drizzle-orm'

import type { Call } from '#server/platform/call.ts'
import type { Database } from '#server/platform/db/database.ts'
import { openingHours, serviceConfigs, venues } from '#server/platform/db/schema/venue-tables.ts'
import { isPausedAt, onClock } from '#server/platform/pauses.ts'
import { opensSoonText } from '#server/platform/texts/opens-soon-text.ts'
import type { ReservationConfig } from '#src/contract/reservation.ts'
import type { ServiceType } from '#src/contract/service-type.ts'
import type { Id } from '#src/contract/values.ts'
import type { License, Venue } from '#src/contract/venue.ts'
import { destinationOf, perService } from '#src/domain/services/order-type.ts'

export type VenueRow = typeof venues.$inferSelect
export type ConfigRow = typeof serviceConfigs.$inferSelect

export async function venueRow(
  db: Database,
  restaurantId: Id<'Restaurant'>,
  venueId: Id<'Venue'>,
): Promise<VenueRow | null> {
  const [row] = await db
    .select()
    .from(venues)
    .where(ofVenue(venues, restaurantId, venueId))
  return row ?? null
}

/** The venues of a restaurant in display order; dead ones too. */
export function venueRowsOf(db: Database, restaurantId: Id<'Restaurant'>): Promise<VenueRow[]> {
  return db.select().from(venues).where(eq(venues.restaurantId, restaurantId)).orderBy(asc(venues.position))
}

/** The weekly hours of a venue. */
export function hoursOfVenue(db: Database, restaurantId: Id<'Restaurant'>, venueId: Id<'Venue'>) {
  return db
    .select({ weekday: openingHours.weekday, from: openingHours.from, to: openingHours.to })
    .from(openingHours)
    .where(and(eq(openingHours.restaurantId, restaurantId), eq(openingHours.venueId, venueId)))
}

/** The call that reads venues and what they offer. */
export type VenueReader = Pick<Call, 'db' | 'restaurant' | 'localize' | 'hasGeocoder' | 'nowMs' | 'placedBy'>

/** Every venue of a restaurant as the client reads it, in display order; dead ones too. */
export async function venuesOf(reader: VenueReader): Promise<Venue[]> {
  const { db, localize } = reader
  const restaurantId = reader.restaurant.id
  const rows = await venueRowsOf(db, restaurantId)
  const hours = await db
    .select()
    .from(openingHours)
    .where(eq(openingHours.restaurantId, restaurantId))
    .orderBy(asc(openingHours.weekday), asc(openingHours.shift))
  const configs = await configRowsOf(db, restaurantId)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    street: row.street,
    houseNumber: row.houseNumber,
    postcode: row.postcode,
    town: row.town,
    province: row.province,
    country: row.country,
    phone: row.phone,
    email: row.email,
    companyName: row.companyName,
    vatNumber: row.vatNumber,
    latitude: row.latitude,
    longitude: row.longitude,
    currencyCode: row.currencyCode,
    timeZone: row.timeZone,
    externalReservationUrl: row.externalReservationUrl,
    hasMessaging: row.hasMessaging,
    requiresInvoice: row.requiresInvoice,
    photos: row.photos.map((code) => ({ code })),
    texts: { description: localize(row.descriptions) },
    license: licenseOf(row, reader),
    openingHours: hours.filter((hour) => hour.venueId === row.id),
    ...configsByType(
      configs.filter((config) => config.venueId === row.id),
      row.timeZone,
      reader,
    ),
    reservations: isOffered('reservation', reader)
      ? switchOf(configs.find(({ venueId, type }) => venueId === row.id && type === 'reservation'))
      : null,
    hasPonyuKey: row.slotProvider === 'ponyu',
    hasPonyuSlots: row.slotProvider === 'ponyu',
    hasEatintimeKey: row.slotProvider === 'eatintime',
    hasEatintimeSlots: row.slotProvider === 'eatintime',
    showcaseMenuId: row.showcaseMenuId,
  }))
}

/** The license of a venue; its text is what diners read instead of the restaurant while that takes no orders [SHELL-15] [SET-01]. */
function licenseOf(row: VenueRow, { restaurant, localize }: Pick<VenueReader, 'restaurant' | 'localize'>): License {
  const text = localize(restaurant.opensSoon ? opensSoonText : row.licenseTexts)
  return { venueId: row.id, isActive: row.isLicensed, text, isDead: row.isDead }
}

/** Whether the venue takes reservations; null = not configured [HOME-05]. */
function switchOf(config: ConfigRow | undefined): Venue['reservations'] {
  return config ? { isActive: config.isActive } : null
}

/** Configuration of a service type, with the fields of reservations; the reply's codec picks the fields it knows. */
export type OfferedConfig = ReservationConfig & {
  /** Orders and reservations are confirmed without staff. */
  readonly confirmsAtOnce: boolean
}
/** A way to order of a venue, or its reservations. */
export type ServiceOfVenue = {
  readonly restaurantId: Id<'Restaurant'>
  readonly venueId: Id<'Venue'>
  readonly type: ServiceType
}

export async function serviceConfigRow(
  db: Database,
  { restaurantId, venueId, type }: ServiceOfVenue,
): Promise<ConfigRow | null> {
  const [row] = await db
    .select()
    .from(serviceConfigs)
    .where(and(ofVenue(serviceConfigs, restaurantId, venueId), eq(serviceConfigs.type, type)))
  return row ?? null
}

/** What every venue of a restaurant offers, in no order. */
export function configRowsOf(db: Database, restaurantId: Id<'Restaurant'>): Promise<ConfigRow[]> {
  return db.select().from(serviceConfigs).where(eq(serviceConfigs.restaurantId, restaurantId))
}

export type ConfigByType = { readonly [T in ServiceType]: OfferedConfig | null }

/** The configuration of every type of one venue; null = not offered. */
export async function serviceConfigsOf(reader: VenueReader, venueId: Id<'Venue'>): Promise<ConfigByType> {
  const isVenue = and(eq(venues.restaurantId, serviceConfigs.restaurantId), eq(venues.id, serviceConfigs.venueId))
  const rows = await reader.db
    .select({ config: serviceConfigs, timeZone: venues.timeZone })
    .from(serviceConfigs)
    .innerJoin(venues, isVenue)
    .where(ofVenue(serviceConfigs, reader.restaurant.id, venueId))
  const configs = rows.map(({ config }) => config)
  return configsByType(configs, rows[0]?.timeZone ?? '', reader)
}

type ConfigReader = Pick<VenueReader, 'localize' | 'hasGeocoder' | 'nowMs' | 'placedBy'>

function configsByType(rows: readonly ConfigRow[], timeZone: string, reader: ConfigReader): ConfigByType {
  return perService((type) => {
    const row = rows.find((each) => each.type === type)
    return row && isOffered(type, reader) ? asConfig(row, timeZone, reader) : null
  })
}

/** Who rings does not sit at a table, and staff reserve in their own room (decision 126). */
function isOffered(type: ServiceType, { placedBy }: Pick<ConfigReader, 'placedBy'>): boolean {
  return !placedBy || (type !== 'reservation' && destinationOf(type) !== 'table')
}

/** Tables have rounds of their own. */
function canHaveGroups(type: ServiceType): boolean {
  return type !== 'reservation' && destinationOf(type) !== 'table'
}

function asConfig(row: ConfigRow, timeZone: string, { localize, hasGeocoder, nowMs }: ConfigReader): OfferedConfig {
  const isBlocked = isPausedAt({ isPaused: row.isBlocked, until: row.blockedUntil }, nowMs)
  return {
    type: row.type,
    isActive: row.isActive,
    isBlocked,
    blockedUntil: isBlocked ? onClock(row.blockedUntil, timeZone) : null,
    maxPeople: row.maxPeople,
    allowsAsSoonAsPossible: row.allowsAsSoonAsPossible,
    // Without a geocoder areas are chosen by their names (decision 98).
    zoneMode: row.zoneMode && !hasGeocoder ? 'manual' : row.zoneMode,
    hasSlotsByCity: row.hasSlotsByCity,
    defaultAddress: null,
    freeDeliveryFrom: row.freeDeliveryFrom,
    fixedCost: row.fixedCost,
    fixedCostKind: row.fixedCostKind,
    fixedCostName: localize.orNull(row.fixedCostNames),
    fixedCostDescription: localize.orNull(row.fixedCostDescriptions),
    fixedCostFreeFrom: row.fixedCostFreeFrom,
    callReasons: row.callReasons.map((reason) => ({ id: reason.id, name: localize(reason.names) })),
    hasGroups: row.hasGroups && canHaveGroups(row.type),
    hasBills: row.hasBills && destinationOf(row.type) === 'table',
    tips: row.tipPercents.length > 0 ? { percents: row.tipPercents, maximum: row.tipMaximum } : null,
    offersDeposits: row.deposits.length > 0,
    deposits: row.deposits,
    requiresDeposit: row.depositRequired && row.deposits.length > 0,
    confirmsAtOnce: row.confirmsAtOnce,
  }
}

type OfVenue = typeof venues | typeof serviceConfigs | typeof openingHours

function ofVenue(table: OfVenue, restaurantId: Id<'Restaurant'>, venueId: Id<'Venue'>): SQL | undefined {
  const column = 'venueId' in table ? table.venueId : table.id
  return and(eq(table.restaurantId, restaurantId), eq(column, venueId))
}
