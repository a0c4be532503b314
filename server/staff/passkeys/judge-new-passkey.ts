import type { NewPasskey } from '#desk/contract/passkeys.ts'
import type { Refusal } from '#desk/contract/refusal.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Id } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { RelyingParty } from './relying-party.ts'
import { takeChallenge } from './staff-challenges.ts'
import type { NewStaffPasskey } from './staff-passkeys.ts'
import { answeredChallenge, checked, loadWebAuthn } from './web-authn.ts'

type Judging = {
  readonly memberId: Id<'Staff'>
  readonly made: NewPasskey
  readonly party: RelyingParty
  readonly nowMs: number
}

/**
 * The row of a passkey that a browser has made, without its name. Refused: `too-late` when nobody waits for it (any more),
 * `invalid-passkey` when it is of another page or its device has asked nobody who they are. The challenge is gone afterwards.
 */
export async function judgeNewPasskey(
  db: Database,
  { memberId, made, party, nowMs }: Judging,
): Promise<Verdict<Omit<NewStaffPasskey, 'name'>, Refusal>> {
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const challenge = answeredChallenge(made.response.clientDataJSON)
  if (!(await takeChallenge(db, challenge, { purpose: 'add', memberId }, nowMs))) return refuse({ reason: 'too-late' })
  const { clientDataJSON, attestationObject, transports = [] } = made.response
  const response = {
    ...made,
    response: { clientDataJSON, attestationObject },
    clientExtensionResults: {},
  }
  const isRight = await checked(
    verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
    }),
  )
  if (!isRight?.verified) return refuse({ reason: 'invalid-passkey' })
  const { credential, credentialBackedUp } = isRight.registrationInfo
  return accept({
    memberId,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports,
    isBackedUp: credentialBackedUp,
    createdAt: new Date(nowMs),
  })
}
