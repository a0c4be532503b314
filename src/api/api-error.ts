/** Why a call of the web service has no usable answer. Screens render the kind, they never parse text. */
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
  // A field, because assigning it throws where the page has frozen Error.prototype.
  override readonly name = 'ApiError'
  readonly failure: ApiFailure

  constructor(path: string, failure: ApiFailure) {
    super(`Comanda: ${path} failed (${failure.kind}).`)
    this.failure = failure
  }
}

/** True when the service answered and said no. */
export function isRefused(error: unknown): error is ApiError & { readonly failure: Refusal } {
  return error instanceof ApiError && error.failure.kind === 'refused'
}

/** True when the service refused with this code of contract 4.2. */
export function isRefusedWith(error: unknown, status: string): boolean {
  return isRefused(error) && error.failure.status === status
}
