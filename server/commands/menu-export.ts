import { exportRestaurant } from '#server/restaurant-file/export-restaurant.ts'
import { jsonText } from '#server/restaurant-file/file-text.ts'
import { accept } from '#src/domain/verdict.ts'

import { findRestaurant } from './named-restaurant.ts'
import { runOnDatabase } from './open-stored.ts'
import { readArguments } from './read-arguments.ts'

const help = `npm run -s menu:export -- --restaurant <number or key> > menu.json

Prints the menu of a restaurant as JSON, as it stands in the file of restaurant:export.`

const options = { restaurant: { type: 'string', default: '' } } as const

const { values } = readArguments({ help, options })

await runOnDatabase(async (db) => {
  const restaurant = await findRestaurant(db, values.restaurant)
  if (!restaurant.ok) return restaurant
  const file = await exportRestaurant(db, restaurant.value.id)
  return accept(jsonText({ restaurant: file?.key, ...file?.menu }).trimEnd())
})
