import type { Language } from '#src/options/languages.ts'

/** What is usual in a country; a time zone only where it has one. */
type Country = {
  readonly currency: string
  readonly timeZone: string | null
  /** The main language of its restaurants, of those that the widget speaks. */
  readonly language: Language
  /** The calling code, as it stands in front of a phone number. */
  readonly phone: string
}

const of = (currency: string, timeZone: string | null, language: Language, phone: string): Country => ({
  currency,
  timeZone,
  language,
  phone,
})

/** Countries by their code (ISO 3166-1). */
export const countries: ReadonlyMap<string, Country> = new Map([
  ['AT', of('EUR', 'Europe/Vienna', 'de', '+43')],
  ['AU', of('AUD', null, 'en', '+61')],
  ['BE', of('EUR', 'Europe/Brussels', 'fr', '+32')],
  ['CA', of('CAD', null, 'en', '+1')],
  ['CH', of('CHF', 'Europe/Zurich', 'de', '+41')],
  ['CZ', of('CZK', 'Europe/Prague', 'en', '+420')],
  ['DE', of('EUR', 'Europe/Berlin', 'de', '+49')],
  ['DK', of('DKK', 'Europe/Copenhagen', 'en', '+45')],
  ['ES', of('EUR', null, 'es', '+34')],
  ['FI', of('EUR', 'Europe/Helsinki', 'en', '+358')],
  ['FR', of('EUR', 'Europe/Paris', 'fr', '+33')],
  ['GB', of('GBP', 'Europe/London', 'en', '+44')],
  ['GR', of('EUR', 'Europe/Athens', 'en', '+30')],
  ['HR', of('EUR', 'Europe/Zagreb', 'en', '+385')],
  ['HU', of('HUF', 'Europe/Budapest', 'en', '+36')],
  ['IE', of('EUR', 'Europe/Dublin', 'en', '+353')],
  ['IT', of('EUR', 'Europe/Rome', 'it', '+39')],
  ['LU', of('EUR', 'Europe/Luxembourg', 'fr', '+352')],
  ['MT', of('EUR', 'Europe/Malta', 'en', '+356')],
  ['MX', of('MXN', null, 'es', '+52')],
  ['NL', of('EUR', 'Europe/Amsterdam', 'en', '+31')],
  ['NO', of('NOK', 'Europe/Oslo', 'en', '+47')],
  ['PL', of('PLN', 'Europe/Warsaw', 'en', '+48')],
  ['PT', of('EUR', null, 'en', '+351')],
  ['RO', of('RON', 'Europe/Bucharest', 'en', '+40')],
  ['SE', of('SEK', 'Europe/Stockholm', 'en', '+46')],
  ['SI', of('EUR', 'Europe/Ljubljana', 'en', '+386')],
  ['SK', of('EUR', 'Europe/Bratislava', 'en', '+421')],
  ['SM', of('EUR', 'Europe/San_Marino', 'it', '+378')],
  ['US', of('USD', null, 'en', '+1')],
])
