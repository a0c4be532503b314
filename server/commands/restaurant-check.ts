import { checkWholeFile } from '#server/restaurant-file/check-whole-file.ts'
import { faultLine } from '#server/restaurant-file/faults.ts'

import { readArguments } from './read-arguments.ts'
import { readWithPhotos } from './read-with-photos.ts'

const help = `npm run restaurant:check -- <file> …

Says for each file of a restaurant what is wrong with it, one sentence for each place; photos beside it are read too.
It needs no database.`

const { positionals } = readArguments({ help, options: {}, files: 'needed' })

let isRight = true
for (const path of positionals) {
  const read = await readWithPhotos(path, checkWholeFile)
  if (read.ok) console.log(`${path}: ${read.value.file.name} is right.`)
  else for (const fault of read.refusal) console.error(`Comanda: ${path}: ${faultLine(fault)}`)
  isRight &&= read.ok
}
process.exitCode = isRight ? 0 : 1
