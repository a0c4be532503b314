import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'

import { checkWholeFile } from '#server/restaurant-file/check-whole-file.ts'

const help = `npm run restaurant:check -- <file> …

Says for each file of a restaurant what is wrong with it, one sentence for each place. It needs no database.`

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
  const checked = content === null ? null : checkWholeFile(content)
  if (checked?.ok) console.log(`${path}: ${checked.value.name} is right.`)
  else {
    isRight = false
    for (const sentence of checked ? checked.refusal : ['the file cannot be read.'])
      console.error(`Comanda: ${path}: ${sentence}`)
  }
}
process.exitCode = isRight ? 0 : 1
