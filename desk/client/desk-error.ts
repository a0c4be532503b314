/**
 * Why a call got no answer that can be used: no network or no service (`offline`), nobody is signed in (`signed-out`), the
 * member may not (`forbidden`), the service failed (`failed`), or its reply does not fit what both sides agreed on
 * (`malformed`; `detail` names the call and the field).
 */
export type DeskFailure = 'offline' | 'signed-out' | 'forbidden' | 'failed' | 'malformed'

export class DeskError extends Error {
  readonly failure: { readonly kind: DeskFailure }

  constructor(kind: DeskFailure, detail: string) {
    super(`Comanda desk: ${kind}, ${detail}`)
    this.failure = { kind }
  }
}

export function failureOf(error: unknown): DeskFailure {
  return error instanceof DeskError ? error.failure.kind : 'failed'
}
