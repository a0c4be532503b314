import { hashOfKey } from '#server/platform/api-key.ts'
import type { Database } from '#server/platform/db/database.ts'
import { googleNonces } from '#server/platform/db/schema/account-tables.ts'
import type { Id } from '#src/contract/values.ts'

/**
 * Whether a token was asked for to sign in at this restaurant. All restaurants share one client id, so only the nonce of
 * the sign-in page (`google-sign-in.js`: the restaurant, a dot, random) says which one a token is for (decision 93).
 */
export function isNonceFor(nonce: string, restaurantId: Id<'Restaurant'>): boolean {
  return nonce.startsWith(`${restaurantId}.`)
}

/** Uses up a nonce; false when it was used before, in whatever process. It is kept until its token expires. */
export async function takeNonce(db: Database, nonce: string, expiresAt: Date): Promise<boolean> {
  const taken = await db
    .insert(googleNonces)
    .values({ nonceHash: hashOfKey(nonce), expiresAt })
    .onConflictDoNothing()
    .returning({ expiresAt: googleNonces.expiresAt })
  return taken.length > 0
}
