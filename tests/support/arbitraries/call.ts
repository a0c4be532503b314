import type fc from 'fast-check'

import type { Endpoint, ReplyOf, RequestOf } from '#src/contract/endpoint.ts'

export type Call = {
  readonly endpoint: Endpoint
  readonly request: fc.Arbitrary<unknown>
  readonly reply: fc.Arbitrary<unknown>
}

/** A call with any request and reply. */
export function call<E extends Endpoint>(
  endpoint: E,
  request: fc.Arbitrary<RequestOf<E>>,
  reply: fc.Arbitrary<ReplyOf<E>>,
): Call {
  return { endpoint, request, reply }
}
