import * as z from 'zod/mini'

import { deskRead, deskSend } from '#desk/contract/desk-call.ts'
import { id, instant, nothing, oneOf, rows } from '#desk/contract/values.ts'

/** The providers at which a restaurant has an account of its own. */
export const accountKinds = ['stripe', 'payPal'] as const
export type AccountKind = (typeof accountKinds)[number]

const account = z.object({
  id: id<'PaymentAccount'>(),
  kind: oneOf(...accountKinds),
  /** The venue that it is for; null = all without one of their own. */
  venueId: z.nullable(id<'Venue'>()),
  /** By which its provider knows it, and anybody may see: the publishable key, or the client id. */
  publicName: z.string(),
  mode: oneOf('live', 'test'),
  since: instant,
  /** When a payment was last tried with it at the desk, and whether it was taken; null = never. */
  tested: z.nullable(z.object({ at: instant, works: z.boolean() })),
  /** Where its provider should report payments, of what; null = it does. Until then diners are not offered it. */
  webhook: z.nullable(z.object({ url: z.string(), events: rows(z.string()) })),
})
export type ShownAccount = z.output<typeof account>

const accounts = z.object({
  /** Which state it shows (decision 80). */
  version: z.string(),
  /** What the provider of the service must do before accounts can be set; null = nothing. */
  obstacle: z.nullable(z.string()),
  /** Where those without an account are paid to one of whoever runs the service. */
  covered: rows(oneOf(...accountKinds)),
  venues: rows(z.object({ id: id<'Venue'>(), name: z.string() })),
  accounts: rows(account),
})
export type ShownAccounts = z.output<typeof accounts>

/** What there is to know besides: sentences in the language of the desk. */
const notes = z.object({ notes: rows(z.string()) })

/** One is set by typing its keys by their names; a secret goes in here only and never comes out. */
const keys = z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(500)))

/** The accounts that a restaurant is paid to, without their secrets (decision 135). */
export const readAccounts = deskRead('/set-up/accounts', accounts)
/** Tries keys with a payment that is taken back, and keeps them. */
export const setAccount = deskSend(
  '/set-up/accounts',
  z.object({
    kind: oneOf(...accountKinds),
    venueId: z.nullable(id<'Venue'>()),
    /** `live`: keys that move money are wanted. */
    mode: oneOf('live', 'test'),
    version: z.string().check(z.maxLength(100)),
    keys,
  }),
  notes,
)
/** Makes a payment with an account, and takes it back; `fault` says why it does not work. */
export const testAccount = deskSend(
  '/set-up/accounts/:account/test',
  nothing,
  z.object({ fault: z.nullable(z.string()) }),
)
/** Takes an account out of use, without another one in its place. */
export const retireAccount = deskSend('/set-up/accounts/:account/retire', nothing, notes)
