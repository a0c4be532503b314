import type { Verdict } from '#src/domain/verdict.ts'
import { refuse } from '#src/domain/verdict.ts'

import type { RefusalCode } from './texts/messages.ts'

/** The refusal of a call: a code, and either values for the code's text or texts of its own. */
export type Refusal = {
  readonly code: RefusalCode
  readonly values?: Readonly<Record<string, string>>
  readonly texts?: readonly string[]
  /** When the call may be sent again, in ms; the reply says so in `Retry-After`. */
  readonly waitMs?: number
  /** Data for the client, in wire form. */
  readonly data?: Readonly<Record<string, unknown>>
}

export type Answer<T> = Verdict<T, Refusal>

export function refused(code: RefusalCode, values: Readonly<Record<string, string>> = {}) {
  return refuse<Refusal>({ code, values })
}

export function refusedWith(code: RefusalCode, texts: readonly string[]) {
  return refuse<Refusal>({ code, texts })
}
