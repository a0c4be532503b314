import { parseArgs } from 'node:util'

import { exportMenu } from '#server/menu/store-menu-file.ts'
import { accept } from '#src/domain/verdict.ts'

import { findRestaurant } from './named-restaurant.ts'
import { runOnDatabase } from './open-stored.ts'

const help = `npm run -s menu:export -- --restaurant <number> > menu.json

Prints the menu of a restaurant as JSON: categories, menus, traits, ingredients, sets of extras and products.`

const options = { restaurant: { type: 'string', default: '' }, help: { type: 'boolean', default: false } } as const

const { values } = parseArgs({ options, strict: true })
if (values.help || process.argv.length === 2) {
  console.log(help)
  process.exit(0)
}

await runOnDatabase(async (db) => {
  const restaurant = await findRestaurant(db, values.restaurant)
  return restaurant.ok ? accept(JSON.stringify(await exportMenu(db, restaurant.value.id), null, 2)) : restaurant
})
