import { parseArgs } from 'node:util'

import { exportRestaurant } from '#server/restaurant-file/export-restaurant.ts'
import { jsonText } from '#server/restaurant-file/file-text.ts'
import { accept } from '#src/domain/verdict.ts'

import { findRestaurant } from './named-restaurant.ts'
import { runOnDatabase } from './open-stored.ts'

const help = `npm run -s restaurant:export -- --restaurant <number or key> > restaurant.json

Prints everything of a restaurant as the file that restaurant:import reads. Photos stand as their codes; accounts, orders
and staff are no part of it.`

const options = { restaurant: { type: 'string', default: '' }, help: { type: 'boolean', default: false } } as const

const { values } = parseArgs({ options, strict: true })
if (values.help || process.argv.length === 2) {
  console.log(help)
  process.exit(0)
}

await runOnDatabase(async (db) => {
  const restaurant = await findRestaurant(db, values.restaurant)
  return restaurant.ok ? accept(jsonText(await exportRestaurant(db, restaurant.value.id)).trimEnd()) : restaurant
})
