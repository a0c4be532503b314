import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'

import { checkWholeFile } from '#server/restaurant-file/check-whole-file.ts'
import { readPhotoFiles } from '#server/restaurant-file/photo-files.ts'
import type { Faults, RestaurantFile } from '#server/restaurant-file/restaurant-file.ts'
import type { Verdict } from '#src/domain/verdict.ts'

const help = `npm run restaurant:check -- <file> …

Says for each file of a restaurant what is wrong with it, one sentence for each place; photos beside it are read too.
It needs no database.`

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean', default: false } },
  strict: true,
  allowPositionals: true,
})
if (values.help || positionals.length === 0) {
  console.log(help)
  process.exit(0)
}

let isRight = true
for (const path of positionals) {
  const content = await readFile(path, 'utf8').catch(() => null)
  const checked = content === null ? null : await checkWithPhotos(content, dirname(path))
  if (checked?.ok) console.log(`${path}: ${checked.value.name} is right.`)
  else {
    isRight = false
    for (const sentence of checked ? checked.refusal : ['the file cannot be read.'])
      console.error(`Comanda: ${path}: ${sentence}`)
  }
}
process.exitCode = isRight ? 0 : 1

async function checkWithPhotos(content: string, folder: string): Promise<Verdict<RestaurantFile, Faults>> {
  const checked = checkWholeFile(content)
  if (!checked.ok) return checked
  const photos = await readPhotoFiles(checked.value, { folder, nowMs: Date.now() })
  return photos.ok ? checked : photos
}
