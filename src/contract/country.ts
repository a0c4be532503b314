import type * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { field, wireObject } from './field-table.ts'
import { list, text } from './values.ts'

export const country = wireObject({
  /** ISO 3166-1 alpha-2. */
  code: field('iso', text),
  texts: field('traduzione_ll', wireObject({ name: field('nome', text) })),
})
export type Country = z.output<typeof country>

/** Countries for address forms, sorted by name. */
export const getCountries = endpoint('/mixed/countries/get', {
  auth: 'none',
  request: {},
  reply: { countries: field('countries', list(country)) },
})
