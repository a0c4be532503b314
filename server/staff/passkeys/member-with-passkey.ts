import type { PasskeyAnswer } from '#desk/contract/passkeys.ts'
import type { Refusal } from '#desk/contract/refusal.ts'
import type { Database } from '#server/platform/db/database.ts'
import { serviceOf, writeAudit } from '#server/platform/write-audit.ts'
import type { StaffMember } from '#server/staff/desk-member.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { RelyingParty } from './relying-party.ts'
import { takeChallenge } from './staff-challenges.ts'
import type { StaffPasskey } from './staff-passkeys.ts'
import { notePasskeyUse, passkeyNamed } from './staff-passkeys.ts'
import { answeredChallenge, checked, loadWebAuthn } from './web-authn.ts'

type Answering = { readonly answer: PasskeyAnswer; readonly party: RelyingParty; readonly nowMs: number }

/**
 * Who signs in with a passkey [ORD-86]. Refused: `too-late` when its challenge is over or was answered before, and for
 * everything else `unknown-passkey`, whatever is known of it [ORD-87]. The challenge is gone afterwards.
 */
export async function memberWithPasskey(
  db: Database,
  { answer, party, nowMs }: Answering,
): Promise<Verdict<StaffMember, Refusal>> {
  const challenge = answeredChallenge(answer.response.clientDataJSON)
  const isAsked = await takeChallenge(db, challenge, { purpose: 'sign-in', memberId: null }, nowMs)
  if (!isAsked) return refuse({ reason: 'too-late' })
  const found = await passkeyNamed(db, answer.id)
  // The device says whose it is: a row that names somebody else is not its own.
  if (!found || found.member.passkeyHandle !== answer.response.userHandle) return unknown()
  const { passkey, member } = found
  const signed = await signedWith(passkey, { answer, party, challenge })
  if (!signed) return unknown()
  const use = { counter: signed.newCounter, isBackedUp: signed.credentialBackedUp, nowMs }
  if (await notePasskeyUse(db, passkey, use)) return accept(member)
  // It was signed by a copy, or after one: the restaurant is to know.
  const { restaurantId, id } = member
  const after = { passkey: passkey.name }
  const entry = { action: 'member.passkey-refuse', subject: id, before: null, after } as const
  await writeAudit(db, { member: serviceOf(restaurantId), nowMs }, entry)
  return unknown()
}

type Signed = Pick<Answering, 'answer' | 'party'> & { readonly challenge: string }

/** What a device says beside its signature; null when the signature is not right, or of another page. */
async function signedWith({ credentialId, publicKey }: StaffPasskey, { answer, party, challenge }: Signed) {
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const { clientDataJSON, authenticatorData, signature } = answer.response
  const response = {
    ...answer,
    response: { clientDataJSON, authenticatorData, signature },
    clientExtensionResults: {},
  }
  const key = new Uint8Array(Buffer.from(publicKey, 'base64url'))
  const isRight = await checked(
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      // The counter is judged where it is written (`notePasskeyUse`), and only of what is signed.
      credential: { id: credentialId, publicKey: key, counter: 0 },
    }),
  )
  return isRight?.verified ? isRight.authenticationInfo : null
}

function unknown() {
  return refuse({ reason: 'unknown-passkey' })
}
