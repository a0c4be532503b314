import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'

import type { Database } from '#server/platform/db/database.ts'
import type { Imported } from '#server/restaurant-file/import-restaurant.ts'
import { importRestaurant } from '#server/restaurant-file/import-restaurant.ts'
import { readPhotoFiles } from '#server/restaurant-file/photo-files.ts'
import type { Faults } from '#server/restaurant-file/restaurant-file.ts'
import { readRestaurantFile } from '#server/restaurant-file/restaurant-file.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { reportLines } from './import-report.ts'
import { runOnDatabase } from './open-stored.ts'

const help = `npm run restaurant:import -- <file> … [--dry-run] [--remove]

Makes a restaurant of each file, or changes the one that has its key: each file as a whole or not at all. What a restaurant
has and its file does not hold stays, and is listed; --remove takes it away. --dry-run says what would change and keeps
nothing. What the desk switches in the day (pauses, what is out, stock) stays as it is. Photos that a file names by their path
are read beside it; those that it names by an address are fetched by the service later.`

const options = {
  'dry-run': { type: 'boolean', default: false },
  remove: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

const { values, positionals } = parseArgs({ options, strict: true, allowPositionals: true })
if (values.help || positionals.length === 0) {
  console.log(help)
  process.exit(0)
}

const wish = { isDryRun: values['dry-run'], removes: values.remove }
await runOnDatabase(async (db) => {
  const told: string[] = []
  const faults: string[] = []
  for (const path of positionals) {
    const done = await importFile(db, path)
    if (done.ok) told.push(`${path}: ${reportLines(done.value.name, done.value, wish)}`)
    else faults.push(...done.refusal.map((sentence) => `${path}: ${sentence}`))
  }
  // What was written is said even where another file was refused.
  if (faults.length > 0 && told.length > 0) console.log(told.join('\n'))
  return faults.length > 0 ? refuse(faults) : accept(told.join('\n'))
})

async function importFile(db: Database, path: string): Promise<Verdict<Imported & { name: string }, Faults>> {
  const content = await readFile(path, 'utf8').catch(() => null)
  if (content === null) return refuse(['the file cannot be read.'])
  const file = readRestaurantFile(content)
  if (!file.ok) return file
  const photos = await readPhotoFiles(file.value, { folder: dirname(path), nowMs: Date.now() })
  if (!photos.ok) return photos
  const done = await importRestaurant(db, file.value, { ...wish, photos: photos.value })
  return done.ok ? accept({ ...done.value, name: file.value.name }) : done
}
