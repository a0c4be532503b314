import { integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'

import { restaurantId } from './restaurant-tables.ts'
import { entities, oneOf } from './words.ts'
import type { Entity } from './words.ts'

/**
 * How the file of a restaurant calls its things (decision 100), so that a second import finds their numbers. Rows of things
 * that are gone stay: their numbers are never used again.
 */
export const fileKeys = pgTable(
  'file_keys',
  {
    restaurantId: restaurantId(),
    entity: text().notNull().$type<Entity>(),
    key: text().notNull(),
    /** The number of the thing. */
    id: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.entity, table.key] }),
    unique('file_keys_id').on(table.restaurantId, table.entity, table.id),
    oneOf('file_keys_entity', table.entity, entities),
  ],
)
