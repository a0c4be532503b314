import { writeFileSync } from 'node:fs'

import { typeFiles } from './type-files.ts'

// `npm run types`, after a change of an option or an event.
for (const [file, text] of Object.entries(await typeFiles())) {
  writeFileSync(file, text)
  console.log(`Wrote ${file}.`)
}
