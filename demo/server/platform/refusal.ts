import type { Verdict } from '#src/domain/verdict.ts'
import { refuse } from '#src/domain/verdict.ts'

import type { RefusalCode } from './texts/messages.ts'

/** Why a call is not answered: a code, and either the values of its text or the texts themselves. */
export type Refusal = {
  readonly code: RefusalCode
  readonly values?: Readonly<Record<string, string>>
  readonly texts?: readonly string[]
  /** What the client is told beside the code, on the wire's terms. */
  readonly data?: Readonly<Record<string, unknown>>
}

export type Answer<T> = Verdict<T, Refusal>

export function refused(code: RefusalCode, values: Readonly<Record<string, string>> = {}) {
  return refuse<Refusal>({ code, values })
}

export function refusedWith(code: RefusalCode, texts: readonly string[]) {
  return refuse<Refusal>({ code, texts })
}
