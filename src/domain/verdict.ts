/** Result of a rule that may refuse: rules return refusals, they never throw. */
export type Verdict<T, R> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: R }

export function accept<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value }
}

export function refuse<R>(refusal: R): { readonly ok: false; readonly refusal: R } {
  return { ok: false, refusal }
}
