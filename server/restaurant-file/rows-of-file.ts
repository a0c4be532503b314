import type { OwnedTables } from '#server/platform/db/owned-tables.ts'
import type { Entity } from '#server/platform/db/schema/words.ts'
import { mainLanguage } from '#server/platform/texts/language.ts'
import type { Id } from '#src/contract/values.ts'
import { serviceOrder } from '#src/domain/services/order-type.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { checkAreas } from './check-areas.ts'
import { checkDeposits } from './check-deposits.ts'
import type { Fault, Faults } from './faults.ts'
import type { Reading, RestaurantRows, RowOf } from './form.ts'
import { slug } from './form.ts'
import type { Numbers } from './number-things.ts'
import { cashMeansRow, consentRow, paymentRow, questionRow } from './parts/checkout-part.ts'
import { closureRow, openingHourRows } from './parts/hours-part.ts'
import { legalRows } from './parts/legal-part.ts'
import { menuRows } from './parts/menu-part.ts'
import { newsRow } from './parts/news-part.ts'
import { deliveryCityRow, servicePointRow } from './parts/place-part.ts'
import { codeRow, promotionRow } from './parts/savings-part.ts'
import { serviceRows } from './parts/service-part.ts'
import { restaurantRow } from './parts/settings-part.ts'
import { tableRows } from './parts/table-part.ts'
import { venueRow } from './parts/venue-part.ts'
import { thingNames } from './texts/thing-names.ts'
import type { WholeFile } from './whole-file.ts'

type PictureCodes = Pick<Reading, 'codeOfPhoto' | 'codeOfLogo'>
type Given = {
  readonly numbers: Numbers
  /** The code of a table that says none. */
  readonly codeOf: (id: Id<'Table'>, name: string) => string
} & PictureCodes

/** The rows of a file; refused with a fault for each thing that it names and does not hold. */
export function rowsOfFile(
  file: WholeFile,
  { numbers, codeOf, ...pictureCodes }: Given,
): Verdict<RestaurantRows, Faults> {
  const faults: Fault[] = []
  const reading = { ...readingOf(file, numbers, faults), ...pictureCodes }
  const usualMenu = file.menu.menus.length > 0 ? reading.numberOf('Menu', 'menu.menus[0]') : null
  const venues = file.venues.map((each, index) => venueRow(each, { reading, index, ofRestaurant: file, usualMenu }))
  const lists = {
    venues,
    ...rowsOfVenues(file, { reading, venues, codeOf, usualMenu }),
    news: file.news.map((each, index) => newsRow(each, reading, index)),
    deliveryCities: file.deliveryAreas.map((each, index) => deliveryCityRow(each, { reading, index, venues })),
    servicePoints: file.servicePoints.map((each, index) => servicePointRow(each, reading, index)),
    paymentModes: file.payments.map((each, index) => paymentRow(each, reading, index)),
    cashMeans: file.cashMeans.map((each, index) => cashMeansRow(each, reading, index)),
    checkoutQuestions: file.questions.map((each, index) => questionRow(each, reading, index)),
    consents: file.consents.map((each, index) => consentRow(each, reading, index)),
    legalDocuments: legalRows(file.legal ?? {}, reading),
    ...menuRows(file.menu, reading),
    stock: stockRows(file, reading),
    discountCodes: file.codes.map((each, index) => codeRow(each, reading, index)),
    promotions: file.promotions.map((each, index) => promotionRow(each, reading, index)),
  } satisfies { readonly [K in keyof OwnedTables]: readonly RowOf<K>[] }
  checkAreas(lists, reading)
  checkDeposits(lists, reading)
  const rows = { restaurant: restaurantRow(file, lists, reading), ...lists }
  return faults.length > 0 ? refuse(faults) : accept(rows)
}

function readingOf(file: WholeFile, { at, named }: Numbers, faults: Fault[]): Omit<Reading, keyof PictureCodes> {
  return {
    main: mainLanguage(file),
    numberOf: <E extends Entity>(_entity: E, path: string) => (at.get(path) ?? 0) as Id<E>,
    named: <E extends Entity>(entity: E, reference: string, path: string) => {
      const id = named.get(`${entity} ${slug(reference)}`)
      if (id === undefined)
        faults.push({ path, says: { id: 'noThing', values: { thing: thingNames[entity], name: reference } } })
      return (id ?? 0) as Id<E>
    },
    refuse: (path, says) => faults.push({ path, says }),
  }
}

type OfVenues = {
  readonly reading: Reading
  readonly venues: readonly RowOf<'venues'>[]
  readonly codeOf: Given['codeOf']
  readonly usualMenu: Id<'Menu'> | null
}

function rowsOfVenues(file: WholeFile, { reading, venues, codeOf, usualMenu }: OfVenues) {
  const zoneMode = usualZoneMode(file.deliveryAreas.map((area) => area.polygon ?? area.circle ?? null))
  const each = file.venues.map((venue, index) => {
    const venueId = venues[index]?.id ?? (0 as Id<'Venue'>)
    const path = `venues[${index}]`
    const services = serviceOrder.flatMap((type) => {
      const service = venue.services[type]
      const place = { reading, venueId, type, usualMenu, path: `${path}.services.${type}` }
      return service ? [serviceRows(service, { ...place, zoneMode: type === 'delivery' ? zoneMode : null })] : []
    })
    return {
      openingHours: openingHourRows(venue.openingHours ?? [], venueId),
      closures: (venue.closures ?? []).map((closure, place) =>
        closureRow(closure, { reading, venueId, path: `${path}.closures[${place}]` }),
      ),
      serviceConfigs: services.map(({ config }) => config),
      timetables: services.flatMap(({ slots }) => slots),
      diningTables: tableRows(venue.tables ?? [], { reading, venueId, path, codeOf }),
    }
  })
  return {
    openingHours: each.flatMap((rows) => rows.openingHours),
    closures: each.flatMap((rows) => rows.closures),
    serviceConfigs: each.flatMap((rows) => rows.serviceConfigs),
    timetables: each.flatMap((rows) => rows.timetables),
    diningTables: each.flatMap((rows) => rows.diningTables),
  }
}

/** Addresses are looked up where one of the areas is drawn; else diners choose their town and zone. */
export function usualZoneMode(drawings: readonly unknown[]): 'manual' | 'coordinates' {
  return drawings.some((drawing) => drawing !== null) ? 'coordinates' : 'manual'
}

function stockRows({ menu }: WholeFile, reading: Reading): RowOf<'stock'>[] {
  return menu.products.flatMap(({ stock = {} }, index) =>
    Object.entries(stock).map(([venue, quantity]) => ({
      productId: reading.numberOf('Product', `menu.products[${index}]`),
      venueId: reading.named('Venue', venue, `menu.products[${index}].stock`),
      quantity,
    })),
  )
}
