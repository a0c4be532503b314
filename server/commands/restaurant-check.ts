import { parseArgs } from 'node:util'

import { checkWholeFile } from '#server/restaurant-file/check-whole-file.ts'

import { readWithPhotos } from './read-with-photos.ts'

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
  const read = await readWithPhotos(path, checkWholeFile)
  if (read.ok) console.log(`${path}: ${read.value.file.name} is right.`)
  else for (const sentence of read.refusal) console.error(`Comanda: ${path}: ${sentence}`)
  isRight &&= read.ok
}
process.exitCode = isRight ? 0 : 1
