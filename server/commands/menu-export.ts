import { parseArgs } from 'node:util'

import { exportRestaurant } from '#server/restaurant-file/export-restaurant.ts'
import { jsonText } from '#server/restaurant-file/file-text.ts'
import { accept } from '#src/domain/verdict.ts'

import { findRestaurant } from './named-restaurant.ts'
import { runOnDatabase } from './open-stored.ts'

const help = `npm run -s menu:export -- --restaurant <number or key> > menu.json

Prints the menu of a restaurant as JSON, as it stands in the file of restaurant:export.`

const options = { restaurant: { type: 'string', default: '' }, help: { type: 'boolean', default: false } } as const

const { values } = parseArgs({ options, strict: true })
if (values.help || process.argv.length === 2) {
  console.log(help)
  process.exit(0)
}

await runOnDatabase(async (db) => {
  const restaurant = await findRestaurant(db, values.restaurant)
  if (!restaurant.ok) return restaurant
  const file = await exportRestaurant(db, restaurant.value.id)
  return accept(jsonText({ restaurant: file?.key, ...file?.menu }).trimEnd())
})
