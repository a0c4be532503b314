import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { instant } from './columns.ts'
import { restaurantId } from './restaurant-tables.ts'

/** Which steps of the set-up of a restaurant somebody has saved, or found right as they were (decision 133). */
export const setUpSteps = pgTable(
  'set_up_steps',
  {
    restaurantId: restaurantId(),
    /** Its name; of one that each venue has also the number of the venue: `hours/11`. */
    step: text().notNull(),
    doneAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.step] })],
)
