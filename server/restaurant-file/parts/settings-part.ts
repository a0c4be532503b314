import * as z from 'zod/mini'

import { layouts, serviceTypes } from '#server/platform/db/schema/words.ts'
import { saying } from '#server/restaurant-file/faults.ts'
import type { Reading, RestaurantRow, RestaurantRows, Writing } from '#server/restaurant-file/form.ts'
import { compact, fileText, someOf, textsOf, unless } from '#server/restaurant-file/form.ts'
import {
  colour,
  country,
  currency,
  described,
  no,
  photo,
  securePage,
  text,
  timeZone,
  webAddress,
  word,
  yes,
} from '#server/restaurant-file/values.ts'
import { orderTypes } from '#src/domain/services/order-type.ts'
import { languages } from '#src/options/languages.ts'

import { vatRate, vatRatesOf, writtenVatRate } from './vat-part.ts'

const modes = ['single', 'franchise', 'fair', 'district'] as const
const page = z.union([webAddress, z.string().check(z.regex(/^\//))], saying('page'))

const statement = z.union([securePage, z.string().check(z.regex(/^[a-z-]{1,50}$/))], saying('webAddress'))

/** What a restaurant says of itself, beside its lists. */
export const settings = {
  name: word,
  shortCode: z.optional(described(word, 'Stands in front of the numbers of its orders; made of the name.')),
  country: described(country, 'Of its venues.'),
  timeZone: described(timeZone, 'Of its venues.'),
  currency: described(currency, 'Of its venues.'),
  languages: described(z.array(z.enum(languages)).check(z.minLength(1)), 'The first one is the main one.'),
  site: z.optional(described(page, 'The page that holds the widget; mails lead there.')),
  layout: z.optional(described(z.enum(layouts), 'How the menu is shown; list when left out.')),
  mode: z.optional(
    described(z.enum(modes), 'One venue, several, a fair, or a district; several are a franchise when left out.'),
  ),
  colours: z.optional(z.strictObject({ primary: colour, secondary: z.optional(colour) })),
  logo: z.optional(
    described(photo, 'For light ground, in the widget and at the head of mails; kept whole, transparent where it is.'),
  ),
  poweredBy: z.optional(z.strictObject({ text, url: z.optional(webAddress) })),
  accessibilityStatement: z.optional(described(statement, 'An address, or a page of the service: accessibility.')),
  guestServices: z.optional(
    described(z.array(z.enum(serviceTypes)), 'Ways to order without an account, beside the table; all when left out.'),
  ),
  opensSoon: z.optional(
    described(z.boolean(), 'Not open yet: diners read that it opens soon, until it is opened at the desk.'),
  ),
  isUnderMaintenance: z.optional(z.boolean()),
  hasDiscountCodes: z.optional(described(z.boolean(), 'True with codes when left out.')),
  hasLoyaltyCard: z.optional(described(z.boolean(), 'True with promotions when left out.')),
  hasCardPayments: z.optional(described(z.boolean(), 'True with a card among the payments when left out.')),
  hasWallets: described(no, 'Apple Pay and Google Pay beside the card.'),
  hasGoogleSignIn: no,
  proposesEarliestSlot: described(no, 'The earliest time is chosen at first.'),
  acceptsSimpleRequests: described(yes, 'False for a service that needs JSON; true when left out.'),
  pushConfig: z.optional(described(word, 'Name of the file with the settings of push messages.')),
  vatRates: z.optional(described(z.array(vatRate), 'Rates of VAT that go before the usual ones of the country.')),
  texts: z.optional(described(z.record(word, text), 'Texts of the widget that read otherwise, by their name.')),
}

const settingsFile = z.object(settings)
type Settings = z.output<typeof settingsFile>
type Lists = Pick<RestaurantRows, 'venues' | 'discountCodes' | 'promotions' | 'paymentModes'>

/** At a table everybody orders without an account. */
export const usualGuestServices = orderTypes.filter((type) => type !== 'table')

/** What is so where a file does not say it. */
function usualOf({ venues, discountCodes, promotions, paymentModes }: Lists) {
  return {
    mode: venues.length > 1 ? ('franchise' as const) : ('single' as const),
    guestServices: usualGuestServices,
    hasDiscountCodes: discountCodes.length > 0,
    hasLoyaltyCard: promotions.length > 0,
    hasCardPayments: paymentModes.some(({ kind }) => kind === 'card'),
  }
}

export function restaurantRow(file: Settings, lists: Lists, reading: Reading): RestaurantRow {
  const usual = usualOf(lists)
  const mode = file.mode ?? usual.mode
  return {
    name: file.name,
    shortCode: file.shortCode ?? shortCodeOf(file.name),
    languages: file.languages,
    layout: file.layout ?? 'list',
    isFranchise: mode !== 'single',
    isFairMode: mode === 'fair',
    isDistrictMode: mode === 'district',
    ...dayColumns(file),
    acceptsSimpleRequests: file.acceptsSimpleRequests,
    hasDiscountCodes: file.hasDiscountCodes ?? usual.hasDiscountCodes,
    hasLoyaltyCard: file.hasLoyaltyCard ?? usual.hasLoyaltyCard,
    hasGoogleSignIn: file.hasGoogleSignIn,
    hasCardPayments: file.hasCardPayments ?? usual.hasCardPayments,
    hasWallets: file.hasWallets,
    siteUrl: file.site ?? null,
    pushConfig: file.pushConfig ?? null,
    guestOrderTypes: file.guestServices ?? usual.guestServices,
    proposesEarliestSlot: file.proposesEarliestSlot,
    ...lookColumns(file, reading),
    vatRates: vatRatesOf(file.vatRates),
    textOverrides: Object.fromEntries(
      Object.entries(file.texts ?? {}).map(([name, value]) => [name, textsOf(value, reading)]),
    ),
  }
}

/** What the desk switches: a file need not say it (`keepDay`). */
function dayColumns({ opensSoon = false, isUnderMaintenance = false }: Settings) {
  return { opensSoon, isUnderMaintenance, maintenanceUntil: null }
}

function lookColumns({ colours, logo, poweredBy, accessibilityStatement }: Settings, reading: Reading) {
  return {
    logoCode: logo === undefined ? null : reading.codeOfLogo(logo),
    colours: colours ? { primary: colours.primary, secondary: colours.secondary ?? null } : null,
    poweredBy: poweredBy ? { texts: textsOf(poweredBy.text, reading), url: poweredBy.url ?? null } : null,
    accessibilityStatement: accessibilityStatement ?? null,
  }
}

/** At most eight letters and digits of a name, in upper case. */
function shortCodeOf(name: string): string {
  return (
    name
      .normalize('NFKD')
      .toUpperCase()
      .replaceAll(/[^A-Z0-9]/g, '')
      .slice(0, 8) || 'ORDER'
  )
}

type Written = Omit<z.input<typeof settingsFile>, 'country' | 'timeZone' | 'currency'>

export function settingsOf(row: RestaurantRow, lists: Lists, writing: Writing): Written {
  const usual = usualOf(lists)
  const mode = row.isFairMode ? 'fair' : row.isDistrictMode ? 'district' : row.isFranchise ? 'franchise' : 'single'
  return compact<Written>({
    name: row.name,
    shortCode: unless(row.shortCode, shortCodeOf(row.name)),
    languages: row.languages,
    site: row.siteUrl,
    layout: unless(row.layout, 'list'),
    mode: mode === usual.mode ? undefined : mode,
    colours: row.colours && { primary: row.colours.primary, ...secondOf(row.colours) },
    logo: row.logoCode === null ? undefined : writing.photoOf(row.logoCode),
    poweredBy: row.poweredBy && {
      text: fileText(row.poweredBy.texts, writing) ?? '',
      ...(row.poweredBy.url !== null && { url: row.poweredBy.url }),
    },
    accessibilityStatement: row.accessibilityStatement,
    guestServices: unless<readonly string[]>(row.guestOrderTypes, usual.guestServices) && row.guestOrderTypes,
    opensSoon: unless(row.opensSoon, false),
    // A pause that ends by itself is of the day, and of no file.
    isUnderMaintenance: unless(row.isUnderMaintenance && row.maintenanceUntil === null, false),
    hasDiscountCodes: unless(row.hasDiscountCodes, usual.hasDiscountCodes),
    hasLoyaltyCard: unless(row.hasLoyaltyCard, usual.hasLoyaltyCard),
    hasCardPayments: unless(row.hasCardPayments, usual.hasCardPayments),
    hasWallets: unless(row.hasWallets, false),
    hasGoogleSignIn: unless(row.hasGoogleSignIn, false),
    proposesEarliestSlot: unless(row.proposesEarliestSlot, false),
    acceptsSimpleRequests: unless(row.acceptsSimpleRequests, true),
    pushConfig: row.pushConfig,
    vatRates: someOf(row.vatRates.map(writtenVatRate)),
    texts: unless(
      Object.fromEntries(
        Object.entries(row.textOverrides).map(([name, texts]) => [name, fileText(texts, writing) ?? '']),
      ),
      {},
    ),
  })
}

function secondOf({ secondary }: NonNullable<RestaurantRow['colours']>) {
  return secondary === null ? {} : { secondary }
}
