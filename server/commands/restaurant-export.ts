import { exportRestaurant } from '#server/restaurant-file/export-restaurant.ts'
import { jsonText } from '#server/restaurant-file/file-text.ts'
import { writePhotos } from '#server/restaurant-file/write-photos.ts'
import { accept } from '#src/domain/verdict.ts'

import { findRestaurant } from './named-restaurant.ts'
import { runOnDatabase } from './open-stored.ts'
import { readArguments } from './read-arguments.ts'

const help = `npm run -s restaurant:export -- --restaurant <number or key> [--photos <folder>] > restaurant.json

Prints everything of a restaurant as the file that restaurant:import reads. Photos stand as their codes, or as the
addresses that they were fetched from; with --photos the restaurant's own photos are written into a folder, which belongs
beside the printed file. Accounts, orders and staff are no part of it.`

const options = {
  restaurant: { type: 'string', default: '' },
  photos: { type: 'string' },
} as const

const { values } = readArguments({ help, options })

await runOnDatabase(async (db) => {
  const restaurant = await findRestaurant(db, values.restaurant)
  if (!restaurant.ok) return restaurant
  const { id } = restaurant.value
  const written =
    values.photos === undefined ? accept(new Map<string, string>()) : await writePhotos(db, id, values.photos)
  if (!written.ok) return written
  const paths: ReadonlyMap<string, string> = written.value
  return accept(jsonText(await exportRestaurant(db, id, { photoOf: (code) => paths.get(code) ?? code })).trimEnd())
})
