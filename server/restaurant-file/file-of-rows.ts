import { mainLanguage } from '#server/platform/texts/language.ts'

import type { RestaurantRows, Writing } from './form.ts'
import { keyOfName, someOf } from './form.ts'
import type { Keys } from './keys.ts'
import { cashMeansOf, consentOf, paymentOf, questionOf } from './parts/checkout-part.ts'
import { legalOf } from './parts/legal-part.ts'
import { menuOf } from './parts/menu-part.ts'
import { newsItemOf } from './parts/news-part.ts'
import { deliveryAreaOf, servicePointOf } from './parts/place-part.ts'
import { codeOf, promotionOf } from './parts/savings-part.ts'
import { settingsOf } from './parts/settings-part.ts'
import { venueOf } from './parts/venue-part.ts'
import type { WrittenFile } from './restaurant-file.ts'
import { fileFormat } from './restaurant-file.ts'
import { usualZoneMode } from './rows-of-file.ts'

type Known = {
  readonly key: string
  readonly id: number
  readonly keys: Keys
  readonly photoOf: Writing['photoOf']
}

/** A restaurant as a file, as short as it can be, with the numbers of everything. */
export function fileOfRows(rows: RestaurantRows, { key, id, keys, photoOf }: Known): WrittenFile {
  const { languages } = rows.restaurant
  const writing = { main: mainLanguage(rows.restaurant), languages, keyOf: keys.keyOf, has: keys.has, photoOf }
  const ofRestaurant = ofFirstVenue(rows)
  const usualMenu = rows.menus[0]?.id ?? null
  const zoneMode = usualZoneMode(rows.deliveryCities.map(({ shape }) => shape))
  return {
    format: fileFormat,
    key,
    id,
    ...settingsOf(rows.restaurant, rows, writing),
    ...ofRestaurant,
    venues: rows.venues.map((row) => venueOf(row, { writing, ofRestaurant, rows, usualMenu, zoneMode })),
    ...given({
      deliveryAreas: someOf(rows.deliveryCities)?.map((row) => deliveryAreaOf(row, writing, rows.venues)),
      servicePoints: someOf(rows.servicePoints)?.map((row) => servicePointOf(row, writing)),
      codes: someOf(rows.discountCodes)?.map((row) => codeOf(row, writing)),
      promotions: someOf(rows.promotions)?.map((row) => promotionOf(row, writing)),
      news: someOf(rows.news)?.map((row) => newsItemOf(row, writing)),
      questions: someOf(rows.checkoutQuestions)?.map((row) =>
        questionOf(row, writing, keyOfName(row.labels, writing.main)),
      ),
    }),
    payments: rows.paymentModes.map((row) => paymentOf(row, writing)),
    cashMeans: rows.cashMeans.map((row) => cashMeansOf(row, writing)),
    consents: rows.consents.map((row) => consentOf(row, writing)),
    ...given({ legal: legalOf(rows.legalDocuments, writing) }),
    menu: menuOf(rows, writing),
  }
}

/** What the file says once: as it is at the first venue. */
function ofFirstVenue({ venues: [first] }: RestaurantRows) {
  return {
    country: first?.country ?? 'IT',
    timeZone: first?.timeZone ?? 'Europe/Rome',
    currency: first?.currencyCode ?? 'EUR',
  }
}

/** The parts that hold something. */
function given<T extends object>(parts: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const entries = Object.entries(parts).filter(([, part]) => part !== undefined)
  return Object.fromEntries(entries) as { [K in keyof T]?: NonNullable<T[K]> }
}
