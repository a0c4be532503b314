import * as z from 'zod/mini'

import { deskRead, deskSend } from './desk-call.ts'
import { formCalls, formFields, makeCall, withForm } from './forms.ts'
import { id, localDate, nothing, oneOf, rows } from './values.ts'

const code = withForm({
  id: id<'DiscountCode'>(),
  name: z.string(),
  kind: oneOf('amount', 'percentage'),
  /** Units of the currency, or per cent; 0 = free delivery. */
  value: z.number(),
  isActive: z.boolean(),
  isHidden: z.boolean(),
  from: z.nullable(localDate),
  to: z.nullable(localDate),
  uses: z.int(),
  /** Null = without limit. */
  maxUses: z.nullable(z.int()),
})
export type EditedCode = z.output<typeof code>

/** Every discount code, the newest first, and the form of a new one. `currency` stands after amounts. */
const codes = z.object({ takesCodes: z.boolean(), currency: z.string(), fields: formFields, codes: rows(code) })
export const readCodes = deskRead('/codes', codes)
export const makeCode = makeCall('/codes')
export const codeForm = formCalls('/codes/:code/form')
export const setCodeActive = deskSend('/codes/:code/active', z.object({ isActive: z.boolean() }), nothing)
