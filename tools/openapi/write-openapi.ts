import { writeFileSync } from 'node:fs'

import { restaurantSchema } from '#server/restaurant-file/json-schema.ts'

import { buildDocument } from './build-document.ts'
import { recordExamples } from './record-examples.ts'

const file = 'public/openapi.json'
writeFileSync(file, `${JSON.stringify(buildDocument(await recordExamples()), null, 2)}\n`)
console.log(`Wrote ${file}.`)

const schemaFile = 'public/restaurant.schema.json'
writeFileSync(schemaFile, `${JSON.stringify(restaurantSchema(), null, 2)}\n`)
console.log(`Wrote ${schemaFile}.`)
