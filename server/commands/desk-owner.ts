import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'

import { makeOwner } from './make-owner.ts'
import { runOnDatabase } from './open-stored.ts'

const help = `npm run desk:owner -- --restaurant <number or key> --email <address> [--name <name>] [--password-stdin] [--forgotten]

Makes somebody an owner of the restaurant's staff desk and prints a password; with --password-stdin the first line of
the standard input is the password. --forgotten gives somebody who uses the desk already a new one.`

const options = {
  restaurant: { type: 'string', default: '' },
  email: { type: 'string', default: '' },
  name: { type: 'string' },
  'password-stdin': { type: 'boolean', default: false },
  forgotten: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

const { values } = parseArgs({ options, strict: true })
if (values.help || process.argv.length === 2) {
  console.log(help)
  process.exit(0)
}

const password = values['password-stdin'] ? ((await text(process.stdin)).split(/\r?\n/)[0] ?? '') : undefined
const { restaurant, email, name, forgotten } = values
await runOnDatabase((db) =>
  makeOwner(db, { restaurant, email, name, password, isForgotten: forgotten, nowMs: Date.now() }),
)
