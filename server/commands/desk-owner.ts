import { text } from 'node:stream/consumers'

import { makeOwner } from './make-owner.ts'
import { runOnDatabase } from './open-stored.ts'
import { readArguments } from './read-arguments.ts'

const help = `npm run desk:owner -- --restaurant <number or key> --email <address> [--name <name>]
    [--role owner|manager|staff|kitchen] [--venue <number>] [--password-stdin] [--forgotten]

Makes somebody an owner of the restaurant's staff desk and prints a password; with --password-stdin the first line of
the standard input is the password. --role makes them something else than an owner, --venue of one venue alone. --forgotten gives somebody who uses the desk already a new one.`

const options = {
  restaurant: { type: 'string', default: '' },
  email: { type: 'string', default: '' },
  name: { type: 'string' },
  role: { type: 'string' },
  venue: { type: 'string' },
  'password-stdin': { type: 'boolean', default: false },
  forgotten: { type: 'boolean', default: false },
} as const

const { values } = readArguments({ help, options })

const password = values['password-stdin'] ? ((await text(process.stdin)).split(/\r?\n/)[0] ?? '') : undefined
const { restaurant, email, name, role, venue, forgotten } = values
await runOnDatabase((db) =>
  makeOwner(db, { restaurant, email, name, role, venue, password, isForgotten: forgotten, nowMs: Date.now() }),
)
