import { writeFileSync } from 'node:fs'

import { buildDocument } from './build-document.ts'
import { recordExamples } from './record-examples.ts'

const file = 'public/openapi.json'
writeFileSync(file, `${JSON.stringify(buildDocument(await recordExamples()), null, 2)}\n`)
console.log(`Wrote ${file}.`)
