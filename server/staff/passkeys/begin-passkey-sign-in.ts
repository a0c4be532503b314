import type { Database } from '#server/platform/db/database.ts'

import type { RelyingParty } from './relying-party.ts'
import { challengeMs, newChallenge } from './staff-challenges.ts'
import { loadWebAuthn } from './web-authn.ts'

type Beginning = { readonly party: RelyingParty; readonly nowMs: number }

/** What a browser is asked for to sign somebody in [ORD-86]: any passkey of this place, because nobody has said who they are. */
export async function beginPasskeySignIn(db: Database, { party, nowMs }: Beginning) {
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const challenge = await newChallenge(db, { purpose: 'sign-in', memberId: null }, nowMs)
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: challengeMs,
    userVerification: 'required',
  })
}
