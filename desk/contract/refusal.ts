import * as z from 'zod/mini'

/** Why the service did not do something; `faults` says what is wrong with each field of a form, in the language of the desk. */
export const refusal = z.object({
  reason: z.string(),
  faults: z.optional(z.record(z.string(), z.string())),
})
export type Refusal = z.output<typeof refusal>
