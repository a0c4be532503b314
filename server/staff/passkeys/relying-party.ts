import type { Context } from 'hono'

/** Where passkeys hold: the host name that they belong to for good, and the origin of the desk's page. */
export type RelyingParty = { readonly id: string; readonly origin: string }

/** That of the public address; without one that of the request, as for cookies. */
export function relyingPartyOf({ req }: Pick<Context, 'req'>, publicUrl: string | undefined): RelyingParty {
  const { hostname, origin } = new URL(publicUrl ?? req.url)
  return { id: hostname, origin }
}
