import type { Texts } from '#server/platform/texts/language.ts'
import { texts } from '#server/platform/texts/localized.ts'
import type { VenueRow } from '#server/venues/venue-queries.ts'
import { languages } from '#src/options/languages.ts'
import type { Language } from '#src/options/languages.ts'

export type Seller = Pick<
  VenueRow,
  | 'name'
  | 'companyName'
  | 'street'
  | 'houseNumber'
  | 'postcode'
  | 'town'
  | 'province'
  | 'country'
  | 'vatNumber'
  | 'email'
  | 'phone'
>

const vatLabels = { it: 'Partita IVA', en: 'VAT number', de: 'USt-IdNr.', fr: 'N° de TVA', es: 'NIF' }
const phoneLabels = { it: 'Telefono', en: 'Phone', de: 'Telefon', fr: 'Téléphone', es: 'Teléfono' }

/** Who sells, a line for each venue: name, address, VAT number, e-mail address, phone. */
export function sellerLines(sellers: readonly Seller[]): Texts {
  return inEach((language) => sellers.map((seller) => sellerLine(seller, language)).join('\n'))
}

function sellerLine(seller: Seller, language: Language): string {
  const { name, companyName, vatNumber, email, phone } = seller
  const owner = companyName && companyName !== name ? `${companyName} (${name})` : name
  const facts = [
    vatNumber && `${vatLabels[language]} ${vatNumber}`,
    email && `E-mail: ${email}`,
    phone && `${phoneLabels[language]}: ${phone}`,
  ]
  return [`${owner}, ${addressOf(seller, language)}`, ...facts.filter(Boolean)].join('. ')
}

function addressOf({ street, houseNumber, postcode, town, province, country }: Seller, language: Language): string {
  const place = `${postcode} ${town}${province && ` (${province})`}`
  return [`${street} ${houseNumber}`, place, countryName(country, language)]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ')
}

/** The countries of the sellers, each once. */
export function countriesOf(sellers: readonly Seller[]): Texts {
  const codes = [...new Set(sellers.map(({ country }) => country))]
  return inEach((language) => codes.map((code) => countryName(code, language)).join(', '))
}

function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
}

/** Texts with one in its middle. */
export function around(middle: Texts, sentence: Readonly<Record<Language, (middle: string) => string>>): Texts {
  return inEach((language) => sentence[language](middle[language] ?? ''))
}

/** Texts, one after the other as paragraphs. */
export function joined(...parts: readonly Texts[]): Texts {
  return inEach((language) => parts.map((part) => part[language] ?? '').join('\n'))
}

function inEach(write: (language: Language) => string): Texts {
  return texts(Object.fromEntries(languages.map((language) => [language, write(language)])) as Record<Language, string>)
}
