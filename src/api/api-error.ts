/** Why a call of the web service failed. Screens decide by the kind, never by parsing a text. */
export type ApiFailure =
  | { readonly kind: 'offline' }
  | {
      readonly kind: 'refused'
      readonly messages: readonly string[]
      readonly status: string | null
      readonly data: unknown
    }
  | { readonly kind: 'malformed'; readonly issues: readonly string[] }

type Refusal = Extract<ApiFailure, { readonly kind: 'refused' }>

/** The one error the api client throws. */
export class ApiError extends Error {
  // A class field: assigning `this.name` throws on pages that have frozen Error.prototype.
  override readonly name = 'ApiError'
  readonly failure: ApiFailure

  constructor(path: string, failure: ApiFailure) {
    super(`Comanda: ${path} failed (${failure.kind}).`)
    this.failure = failure
  }
}

/** True when the service has answered with a refusal. */
export function isRefused(error: unknown): error is ApiError & { readonly failure: Refusal } {
  return error instanceof ApiError && error.failure.kind === 'refused'
}
