import { template } from './template.ts'

/** Title of a reservation in the calendar of a guest. */
export const tableAtVenue = template({
  it: 'Tavolo da {venue}',
  en: 'Table at {venue}',
  de: 'Tisch bei {venue}',
  fr: 'Table chez {venue}',
  es: 'Mesa en {venue}',
})
