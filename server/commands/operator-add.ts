import { text } from 'node:stream/consumers'

import { addOperatorAs } from './add-operator.ts'
import { runOnDatabase } from './open-stored.ts'
import { readArguments } from './read-arguments.ts'

const help = `npm run operator:add -- --email <address> [--name <name>] [--password-stdin] [--forgotten] [--remove]

Makes somebody an operator, who makes restaurants and invites their owners at /operator, and prints a password; with
--password-stdin the first line of the standard input is the password. --forgotten gives an operator a new one, --remove
takes the desk away.`

const options = {
  email: { type: 'string', default: '' },
  name: { type: 'string' },
  'password-stdin': { type: 'boolean', default: false },
  forgotten: { type: 'boolean', default: false },
  remove: { type: 'boolean', default: false },
} as const

const { values } = readArguments({ help, options })

const password = values['password-stdin'] ? ((await text(process.stdin)).split(/\r?\n/)[0] ?? '') : undefined
const { email, name, forgotten, remove } = values
await runOnDatabase((db) =>
  addOperatorAs(db, { email, name, password, isForgotten: forgotten, isRemoved: remove, nowMs: Date.now() }),
)
