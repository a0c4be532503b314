import {
  addPasskey,
  beginPasskey as passkeyBegun,
  beginPasskeySignIn as signInBegun,
  readPasskeys,
  removePasskey as passkeyRemoved,
  renamePasskey as passkeyRenamed,
  signInWithPasskey,
} from '#desk/contract/passkeys.ts'
import type { App } from '#server/platform/answer.ts'
import { addressOf } from '#server/platform/call.ts'
import { restaurantOf } from '#server/platform/find-restaurant.ts'
import type { DeskRoutes } from '#server/staff/desk-answer.ts'
import { checkOrigin, refuseDesk } from '#server/staff/desk-answer.ts'
import type { DeskDeps } from '#server/staff/desk-deps.ts'
import { openHere } from '#server/staff/open-here.ts'
import { askOwnPassword } from '#server/staff/own-password.ts'
import { audited, saveChange } from '#server/staff/save-change.ts'
import { readStaffBody } from '#server/staff/staff-body.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { beginPasskeySignIn } from './begin-passkey-sign-in.ts'
import { beginPasskey } from './begin-passkey.ts'
import { judgeNewPasskey } from './judge-new-passkey.ts'
import { memberWithPasskey } from './member-with-passkey.ts'
import { relyingPartyOf } from './relying-party.ts'
import { keepPasskey, passkeysOf, removePasskey, renamePasskey } from './staff-passkeys.ts'

/** The passkeys of who is signed in, and the sign-in with one (decision 130). */
export function passkeyRoutes(app: App, desk: DeskRoutes, deps: DeskDeps) {
  ownPasskeyRoutes(desk, deps)
  passkeySignInRoutes(app, deps)
}

function ownPasskeyRoutes({ read, ask, change }: DeskRoutes, deps: DeskDeps) {
  const { clock } = deps.payments

  read(readPasskeys, async ({ db, member }) => ({
    passkeys: (await passkeysOf(db, member.id)).map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      addedAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  }))

  ask(passkeyBegun, async ({ current }, call) => {
    const isAllowed = await askOwnPassword(deps, call, current)
    if (!isAllowed.ok) return isAllowed
    const { db, member, context } = call
    const restaurantName = (await restaurantOf(db, member.restaurantId))?.name ?? ''
    const party = relyingPartyOf(context, deps.publicUrl)
    return accept({ options: await beginPasskey(db, { member, restaurantName, party, nowMs: clock.now() }) })
  })

  change(addPasskey, async ({ name, made }, call) => {
    const { db, member, context } = call
    const party = relyingPartyOf(context, deps.publicUrl)
    const judged = await judgeNewPasskey(db, { memberId: member.id, made, party, nowMs: clock.now() })
    if (!judged.ok) return judged
    return saveChange(call, async (tx) => {
      if (!(await keepPasskey(tx, { ...judged.value, name }))) return refuse({ reason: 'has-passkey' })
      const after = { passkey: name }
      return audited({ action: 'member.passkey-add', subject: member.id, before: null, after })
    })
  })

  change(passkeyRenamed, ({ name }, call) =>
    saveChange(call, async (tx) => {
      const { id: memberId } = call.member
      const earlier = await renamePasskey(tx, { id: call.idOf<'Passkey'>('passkey'), memberId }, name)
      if (earlier === null) return refuse({ reason: 'unknown' })
      const [before, after] = [{ passkey: earlier }, { passkey: name }]
      return audited({ action: 'member.passkey-rename', subject: memberId, before, after })
    }),
  )

  change(passkeyRemoved, (_body, call) =>
    saveChange(call, async (tx) => {
      const { id: memberId } = call.member
      const removed = await removePasskey(tx, { id: call.idOf<'Passkey'>('passkey'), memberId })
      if (removed === null) return refuse({ reason: 'unknown' })
      const before = { passkey: removed }
      return audited({ action: 'member.passkey-remove', subject: memberId, before, after: null })
    }),
  )
}

/** Wrong answers count as wrong passwords do, for the passkey that is named. */
const answerLimits = ['password', 'passwordOfAccount', 'passwordFromAddress'] as const

function passkeySignInRoutes(app: App, deps: DeskDeps) {
  const { db, clock } = deps.payments

  app.post(`/staff/api${signInBegun.path}`, async (context) => {
    const own = checkOrigin(context)
    if (!own.ok) return refuseDesk(context, own.refusal)
    const trier = {
      restaurant: null,
      address: addressOf(context, deps.trustedProxies),
      nowMs: clock.now(),
    }
    if (!(await deps.limits.take(['passkeyBegun'], trier)).ok) return refuseDesk(context, { reason: 'too-many' })
    const party = relyingPartyOf(context, deps.publicUrl)
    return context.json({ options: await beginPasskeySignIn(db, { party, nowMs: clock.now() }) })
  })

  app.post(`/staff/api${signInWithPasskey.path}`, async (context) => {
    const own = checkOrigin(context)
    if (!own.ok) return refuseDesk(context, own.refusal)
    const answer = await readStaffBody(context, signInWithPasskey.body)
    if (!answer) return refuseDesk(context, { reason: 'malformed' })
    const nowMs = clock.now()
    const address = addressOf(context, deps.trustedProxies)
    const trier = { restaurant: null, subject: `passkey ${answer.id}`, address, nowMs }
    if (!(await deps.limits.take(answerLimits, trier)).ok) return refuseDesk(context, { reason: 'too-many' })
    const party = relyingPartyOf(context, deps.publicUrl)
    const signedIn = await memberWithPasskey(db, { answer, party, nowMs })
    if (!signedIn.ok) return refuseDesk(context, signedIn.refusal)
    await deps.limits.forgive(answerLimits, trier)
    await openHere(context, deps, signedIn.value)
    return context.json({})
  })
}
