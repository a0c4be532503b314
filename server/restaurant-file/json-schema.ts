import * as z from 'zod/mini'

import { restaurantFile } from './restaurant-file.ts'

/** What editors complete and check a restaurant's file with; it says the same as the reader, but for references. */
export function restaurantSchema(): object {
  const { $schema, ...schema } = z.toJSONSchema(restaurantFile, { io: 'input', target: 'draft-7' })
  return { $schema, title: 'A restaurant of Comanda', ...schema }
}
