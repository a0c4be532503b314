import * as z from 'zod/mini'

import { deskRead, deskSend } from './desk-call.ts'
import { id, nothing, rows } from './values.ts'

/** What no file says of a discount code; the rest is its part (`set-up/file-parts.ts`). */
const codeFacts = z.object({
  id: id<'DiscountCode'>(),
  isActive: z.boolean(),
  /** By orders that were not refused or cancelled. */
  uses: z.int(),
})
export type CodeFacts = z.output<typeof codeFacts>

/** Whether codes and the loyalty card are switched on, and what became of each code. `currency` stands after amounts. */
export const readSavings = deskRead(
  '/savings',
  z.object({ takesCodes: z.boolean(), hasLoyaltyCard: z.boolean(), currency: z.string(), codes: rows(codeFacts) }),
)
/** Ends a code, or lets it hold again. */
export const setCodeActive = deskSend('/codes/:code/active', z.object({ isActive: z.boolean() }), nothing)
