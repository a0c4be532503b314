import type * as z from 'zod/mini'

import type { Fields, WireObject } from './field-table.ts'
import { wireObject } from './field-table.ts'

/** Who may call (contract 1.3): nobody signed in, anybody, a customer, or a customer or the holder of a guest token. */
export type Auth = 'none' | 'optional' | 'required' | 'required-or-token'

export type Endpoint<Q extends Fields = Fields, R extends Fields = Fields> = {
  readonly path: string
  readonly auth: Auth
  readonly request: WireObject<Q>
  readonly reply: WireObject<R>
  /** Carries an `Idempotency-Key` header (contract 1.5). */
  readonly isIdempotent: boolean
  /** Its reply belongs to one customer and is removed from the cache when they sign out [ACCT-07]. */
  readonly isPersonal: boolean
}

export type RequestOf<E extends Endpoint> = z.output<E['request']>
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>

type EndpointTables<Q extends Fields, R extends Fields> = {
  readonly auth: Auth
  readonly request: Q
  readonly reply: R
  readonly isIdempotent?: boolean
  /** Default: true for calls that need a customer or a guest's token. */
  readonly isPersonal?: boolean
}

/** Declares one call of the web service: its path and the field tables of request and reply. */
export function endpoint<const Q extends Fields, const R extends Fields>(
  path: string,
  { auth, request, reply, isIdempotent = false, isPersonal = auth.startsWith('required') }: EndpointTables<Q, R>,
): Endpoint<Q, R> {
  return { path, auth, request: wireObject(request), reply: wireObject(reply), isIdempotent, isPersonal }
}
