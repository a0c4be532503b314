import type { Database } from '#server/platform/db/database.ts'
import type { Faults } from '#server/restaurant-file/faults.ts'
import { faultLine } from '#server/restaurant-file/faults.ts'
import type { Imported } from '#server/restaurant-file/import-restaurant.ts'
import { importRestaurant } from '#server/restaurant-file/import-restaurant.ts'
import { readRestaurantFile } from '#server/restaurant-file/restaurant-file.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { reportLines } from './import-report.ts'
import { runOnDatabase } from './open-stored.ts'
import { readArguments } from './read-arguments.ts'
import { readWithPhotos } from './read-with-photos.ts'

const help = `npm run restaurant:import -- <file> … [--dry-run] [--remove]

Makes a restaurant of each file, or changes the one that has its key: each file as a whole or not at all. What a restaurant
has and its file does not hold stays, and is listed; --remove takes it away. --dry-run says what would change and keeps
nothing. What the desk switches in the day (pauses, what is out, stock) stays as it is. Photos that a file names by their path
are read beside it; those that it names by an address are fetched by the service later.`

const options = {
  'dry-run': { type: 'boolean', default: false },
  remove: { type: 'boolean', default: false },
} as const

const { values, positionals } = readArguments({ help, options, files: 'needed' })

const wish = { isDryRun: values['dry-run'], removes: values.remove }
await runOnDatabase(async (db) => {
  const reports: string[] = []
  const faults: string[] = []
  for (const path of positionals) {
    const done = await importFile(db, path)
    if (done.ok) reports.push(`${path}: ${reportLines(done.value.name, done.value, wish)}`)
    else faults.push(...done.refusal.map((fault) => `${path}: ${faultLine(fault)}`))
  }
  // What was written is said even where another file was refused.
  if (faults.length > 0 && reports.length > 0) console.log(reports.join('\n'))
  return faults.length > 0 ? refuse(faults) : accept(reports.join('\n'))
})

async function importFile(db: Database, path: string): Promise<Verdict<Imported & { name: string }, Faults>> {
  const read = await readWithPhotos(path, readRestaurantFile)
  if (!read.ok) return read
  const { file, photos } = read.value
  const done = await importRestaurant(db, file, { ...wish, photos })
  return done.ok ? accept({ ...done.value, name: file.name }) : done
}
