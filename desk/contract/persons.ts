import * as z from 'zod/mini'

import { deskSend } from './desk-call.ts'

/** An e-mail address or a telephone, as somebody has typed it. */
const contact = z.object({ contact: z.string().check(z.maxLength(200)) })

/** What is kept of whoever is reached there: how much, and all of it as the text of a JSON file. It stands in the audit. */
export const findPerson = deskSend(
  '/persons/find',
  contact,
  z.object({ accounts: z.int(), orders: z.int(), reservations: z.int(), file: z.string() }),
)
/** Erases the person; what was ordered and paid stays. Refused with `in-use` while something of them is under way. */
export const erasePerson = deskSend('/persons/erase', contact, z.object({}))
