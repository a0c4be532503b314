import * as z from 'zod/mini'

import { deskRead } from './desk-call.ts'
import { rows } from './values.ts'

/** A mail that a customer got; only the demonstration shows them. */
const mail = z.object({
  id: z.int(),
  subject: z.string(),
  recipient: z.string(),
  body: z.string(),
  createdAt: z.string(),
})

export const readMails = deskRead('/outbox', z.object({ mails: rows(mail) }))
