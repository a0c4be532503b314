import { changePassword, readSession, signIn, signOut as endSession } from '#desk/contract/session.ts'
import { expectRoomForPassword, hashPassword, isPassword } from '#server/accounts/passwords.ts'
import type { App } from '#server/platform/answer.ts'
import { addressOf } from '#server/platform/call.ts'
import { restaurantOf } from '#server/platform/find-restaurant.ts'
import { venueRowsOf } from '#server/venues/venue-queries.ts'
import type { Id } from '#src/contract/values.ts'

import type { DeskRoutes } from './desk-answer.ts'
import { checkOrigin, refuseDesk } from './desk-answer.ts'
import { deskToken, dropDeskToken } from './desk-cookie.ts'
import type { DeskDeps } from './desk-deps.ts'
import type { StaffMember } from './desk-member.ts'
import { knownBrowser } from './known-browser.ts'
import { openHere } from './open-here.ts'
import { askOwnPassword, knownLimits } from './own-password.ts'
import { withOwnVenues } from './own-venues.ts'
import { audited, saveChange } from './save-change.ts'
import { readStaffBody } from './staff-body.ts'
import { staffMemberWithEmail } from './staff-members.ts'
import { closeStaffSession, memberOfToken, setStaffPassword } from './staff-sessions.ts'

const strangersLimits = ['password', 'passwordOfAccount', 'passwordFromAddress'] as const

/**
 * Sign-in and sign-out of the desk, and the member's own password. The first two and the question who is signed in are
 * the only calls of the desk that need no session.
 */
export function deskSessionRoutes(app: App, desk: DeskRoutes, deps: DeskDeps) {
  const { db, clock } = deps.payments
  const path = `/staff/api${readSession.path}`

  app.get(path, async (context) => {
    const token = deskToken(context)
    const member = token === null ? null : await memberOfToken(db, token, clock.now())
    if (member) return context.json({ member: await shown(member), demoMembers: [], showsMails: deps.demo !== null })
    return context.json({ member: null, demoMembers: (await deps.demo?.members(db)) ?? [], showsMails: false })
  })

  app.post(path, async (context) => {
    const own = checkOrigin(context)
    if (!own.ok) return refuseDesk(context, own.refusal)
    const body = await readStaffBody(context, signIn.body)
    if (!body) return refuseDesk(context, { reason: 'malformed' })
    expectRoomForPassword()
    const restaurantId = body.restaurantId as Id<'Restaurant'>
    const nowMs = clock.now()
    const address = addressOf(context, deps.trustedProxies)
    const member = await staffMemberWithEmail(db, restaurantId, body.email)
    const known = member && (await knownBrowser(context, db, member.id))
    const limits = known === null ? strangersLimits : knownLimits
    const subject = known === null ? subjectOf(body.email) : `browser ${known}`
    const trier = { restaurant: { id: restaurantId }, subject, address, nowMs }
    const allowed = await deps.limits.take(limits, trier)
    if (!allowed.ok) return refuseDesk(context, { reason: 'too-many' })
    // Without a member it takes as long and is answered the same.
    const isRight = await isPassword(body.password, member?.passwordHash ?? null)
    if (!member || !isRight) return refuseDesk(context, { reason: 'wrong-password' })
    await deps.limits.forgive(limits, trier)
    await openHere(context, deps, member)
    return context.json({})
  })

  app.post(`/staff/api${endSession.path}`, async (context) => {
    const own = checkOrigin(context)
    if (!own.ok) return refuseDesk(context, own.refusal)
    const token = deskToken(context)
    if (token !== null) await closeStaffSession(db, token)
    dropDeskToken(context)
    return context.json({})
  })

  desk.change(changePassword, async ({ current, password }, call) => {
    const { member, token } = call
    const isAllowed = await askOwnPassword(deps, call, current)
    if (!isAllowed.ok) return isAllowed
    const passwordHash = await hashPassword(password)
    return saveChange(call, async (tx) => {
      await setStaffPassword(tx, member, { passwordHash, keptToken: token })
      return audited({ action: 'member.password', subject: member.id, before: null, after: null })
    })
  })

  async function shown(member: StaffMember) {
    const { name, email, role, language, restaurantId, venueId } = member
    const restaurant = await restaurantOf(db, restaurantId)
    const all = (await venueRowsOf(db, restaurantId)).map((venue) => ({ id: venue.id, name: venue.name }))
    return withOwnVenues(member, {
      name,
      email,
      role,
      language,
      venueId,
      restaurant: { id: restaurantId, name: restaurant?.name ?? '' },
      venues: all,
    })
  }
}

/** Members and customers of one restaurant may have the same e-mail address: their tries are counted apart. */
function subjectOf(email: string): string {
  return `staff ${email}`
}
