import type * as z from 'zod/mini'

import type { Fields, WireObject } from './field-table.ts'
import { wireObject } from './field-table.ts'

/** Who may call (contract 1.3): nobody signed in, anybody, a customer, or a customer or the holder of a guest token. */
export type Auth = 'none' | 'optional' | 'required' | 'required-or-token'

/** What is said of a call beside path and fields; what it leaves out has its default. */
type EndpointTraits = {
  readonly auth: Auth
  /** Carries an `Idempotency-Key` header (contract 1.5). Default: false. */
  readonly isIdempotent: boolean
  /**
   * Its reply belongs to one customer and is removed from the cache when they sign out [ACCT-07]. Default: true for calls
   * that need a customer or a guest's token.
   */
  readonly isPersonal: boolean
  /**
   * The service does not refuse it before reading it while the restaurant is under maintenance. Default: it does. Orders
   * and reservations are refused later, after looking for a repeated call.
   */
  readonly isOpenInMaintenance?: true
  /** Key of the body that holds the caller's e-mail (contract C17). Default: that of the envelope. */
  readonly callerEmail?: string
}

export type Endpoint<Q extends Fields = Fields, R extends Fields = Fields> = EndpointTraits & {
  readonly path: string
  readonly request: WireObject<Q>
  readonly reply: WireObject<R>
}

export type RequestOf<E extends Endpoint> = z.output<E['request']>
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>

type EndpointTables<Q extends Fields, R extends Fields> = Pick<EndpointTraits, 'auth'> &
  Partial<EndpointTraits> & { readonly request: Q; readonly reply: R }

/** Declares one call of the web service: its path and the field tables of request and reply. */
export function endpoint<const Q extends Fields, const R extends Fields>(
  path: string,
  { request, reply, ...traits }: EndpointTables<Q, R>,
): Endpoint<Q, R> {
  return {
    path,
    isIdempotent: false,
    isPersonal: traits.auth.startsWith('required'),
    ...traits,
    request: wireObject(request),
    reply: wireObject(reply),
  }
}
