import { texts } from './localized.ts'

/** Title of a reservation in the calendar of a guest. */
export const tableAtVenue = texts({
  it: 'Tavolo da {venue}',
  en: 'Table at {venue}',
  de: 'Tisch bei {venue}',
  fr: 'Table chez {venue}',
  es: 'Mesa en {venue}',
})
