import { field } from './field-table.ts'
import { text } from './values.ts'

/** Fields of every address (contract 2.6). */
export const postalFields = {
  street: field('indirizzo', text),
  houseNumber: field('numero', text),
  town: field('localita_citta', text),
  postcode: field('cap_citta', text),
  province: field('provincia', text),
  country: field('nazione', text),
} as const
