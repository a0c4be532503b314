import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import type { Colours } from '#server/platform/db/stored-json.ts'
import type { Texts } from '#server/platform/texts/language.ts'
import type { ServiceType } from '#src/contract/service-type.ts'
import type { Id } from '#src/contract/values.ts'
import type { OwnRate } from '#src/domain/taxes/vat-rates.ts'
import { languages } from '#src/options/languages.ts'
import type { Language } from '#src/options/languages.ts'

import { flag, instantOrNull, list, texts, words } from './columns.ts'
import { allOf, layouts, oneOf, serviceTypes } from './words.ts'

// Everything a restaurant owns has the key (restaurant, id): ids are unique within a restaurant (rulings "id_orario"),
// so a restaurant can be copied as it stands and no query can reach another one's rows.

export const restaurants = pgTable(
  'restaurants',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }).$type<Id<'Restaurant'>>(),
    /** How its file calls it (decision 100); null = it was not made from a file. */
    key: text().unique('restaurants_key'),
    name: text().notNull(),
    shortCode: text().notNull(),
    languages: text().array().notNull().$type<Language[]>(),
    layout: text().notNull().default('list').$type<(typeof layouts)[number]>(),
    isFranchise: flag(),
    isFairMode: flag(),
    isDistrictMode: flag(),
    /** Its owner has not opened it yet: diners read that it opens soon, and nothing can be ordered [SET-01]. */
    opensSoon: flag(),
    isUnderMaintenance: flag(),
    /** When the pause of the whole restaurant is over; null = until it is switched on. Read by `isPausedAt`. */
    maintenanceUntil: instantOrNull(),
    /**
     * When pauses with an end are over, in ms since 1970, those of its services too: encoded replies that were kept before
     * such a moment are not the ones after it.
     */
    pauseEnds: list<number>(),
    acceptsSimpleRequests: flag(true),
    hasDiscountCodes: flag(),
    hasLoyaltyCard: flag(),
    hasGoogleSignIn: flag(),
    hasCardPayments: flag(),
    /** Apple Pay and Google Pay beside the card. */
    hasWallets: flag(),
    /** The page that embeds the widget; a path is one of the demo's own site. */
    siteUrl: text(),
    /** Name of a file in `server/resources/push`; null = no push. */
    pushConfig: text(),
    /** Order types that need no account, besides the table. */
    guestOrderTypes: words().$type<ServiceType[]>(),
    proposesEarliestSlot: flag(),
    colours: jsonb().$type<Colours>(),
    /** A picture of `photos`, or one that is still to be fetched; null = no logo. */
    logoCode: text(),
    poweredBy: jsonb().$type<{ texts: Texts; url: string | null }>(),
    /** The accessibility statement: a page under /documents/{language}/, or a whole address; null = there is none. */
    accessibilityStatement: text(),
    /** Rates of VAT that go before those of the country. */
    vatRates: list<OwnRate>(),
    textOverrides: jsonb().notNull().default({}).$type<Readonly<Record<string, Texts>>>(),
    /** Another value after every change of what encoded replies hold; the database changes it by itself (decision 46). */
    contentVersion: uuid().notNull().defaultRandom(),
  },
  (table) => [
    allOf('restaurants_languages', table.languages, languages),
    oneOf('restaurants_layout', table.layout, layouts),
    allOf('restaurants_guest_order_types', table.guestOrderTypes, serviceTypes),
  ],
)

export const restaurantId = () =>
  integer()
    .notNull()
    .references(() => restaurants.id, { onDelete: 'cascade' })
    .$type<Id<'Restaurant'>>()

export const consents = pgTable(
  'consents',
  {
    restaurantId: restaurantId(),
    /** The key of the flag on the wire, e.g. `f_privacy`. */
    key: text().notNull(),
    position: integer().notNull(),
    labels: texts(),
    /** A page under /documents/{language}/. */
    document: text(),
    isRequired: flag(),
    isForAccount: flag(true),
    isForReservation: flag(true),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.key] })],
)
