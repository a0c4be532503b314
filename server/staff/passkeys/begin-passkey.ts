import type { Database } from '#server/platform/db/database.ts'
import type { StaffMember } from '#server/staff/desk-member.ts'

import type { RelyingParty } from './relying-party.ts'
import { challengeMs, newChallenge } from './staff-challenges.ts'
import { passkeyHandleOf, passkeysOf } from './staff-passkeys.ts'
import { loadWebAuthn } from './web-authn.ts'

type Beginning = {
  /** Who has shown already that it is they, by a password or a link. */
  readonly member: Pick<StaffMember, 'id' | 'restaurantId' | 'name' | 'email'>
  readonly restaurantName: string
  readonly party: RelyingParty
  readonly nowMs: number
}

/**
 * What the browser of a member is asked for to make a passkey [ORD-85]: one that its device finds by itself, so that
 * nobody types restaurant or e-mail, and that asks for finger, face or PIN, because it stands in for the password.
 */
export async function beginPasskey(db: Database, { member, restaurantName, party, nowMs }: Beginning) {
  const { generateRegistrationOptions } = await loadWebAuthn()
  const [handle, earlier, challenge] = await Promise.all([
    passkeyHandleOf(db, member),
    passkeysOf(db, member.id),
    newChallenge(db, { purpose: 'add', memberId: member.id }, nowMs),
  ])
  return generateRegistrationOptions({
    rpName: 'Comanda',
    rpID: party.id,
    // Browsers list passkeys by this name: of somebody who works at two restaurants it tells them apart.
    userName: `${restaurantName} · ${member.email}`,
    userDisplayName: `${restaurantName} · ${member.name}`,
    userID: new Uint8Array(Buffer.from(handle, 'base64url')),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: challengeMs,
    attestationType: 'none',
    // A device that has one for this member makes no second.
    excludeCredentials: earlier.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}
