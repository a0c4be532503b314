import type { Context } from 'hono'
import type * as z from 'zod/mini'

import type { DeskRead, DeskSend } from '#desk/contract/desk-call.ts'
import {
  inviteOwner,
  makeRestaurant,
  readCountries,
  readOperator,
  readRestaurants,
  signInOperator,
  signOutOperator,
  withdrawInvitation,
} from '#desk/contract/operator.ts'
import type { Refusal } from '#desk/contract/refusal.ts'
import { expectRoomForPassword, isPassword } from '#server/accounts/passwords.ts'
import type { App } from '#server/platform/answer.ts'
import { addressOf } from '#server/platform/call.ts'
import { restaurantOf } from '#server/platform/find-restaurant.ts'
import { countries } from '#server/restaurant-file/new/countries.ts'
import { checkOrigin, refuseDesk } from '#server/staff/desk-answer.ts'
import type { DeskDeps } from '#server/staff/desk-deps.ts'
import { readStaffBody } from '#server/staff/staff-body.ts'
import type { Id } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { refuse } from '#src/domain/verdict.ts'

import { inviteOwner as invite } from './invite-owner.ts'
import { listRestaurants } from './list-restaurants.ts'
import { makeRestaurant as make } from './make-restaurant.ts'
import { dropOperatorToken, keepOperatorToken, operatorToken } from './operator-cookie.ts'
import type { Operator } from './operators.ts'
import { closeOperatorSession, openOperatorSession, operatorOfToken, operatorWithEmail } from './operators.ts'
import { withdrawInvitation as withdraw } from './withdraw-invitation.ts'

type OperatorDeps = Pick<DeskDeps, 'payments' | 'limits' | 'publicUrl' | 'trustedProxies'>

const passwordLimits = ['password', 'passwordOfAccount', 'passwordFromAddress'] as const
const api = '/operator/api'

/** The operators' calls: signing in and out, restaurants, invitations (decision 132). Nothing but these answers to their session. */
export function operatorRoutes(app: App, deps: OperatorDeps) {
  const { db, clock } = deps.payments
  const operatorOf = async (context: Context) => {
    const token = operatorToken(context)
    return token === null ? null : operatorOfToken(db, token, clock.now())
  }
  sessionRoutes(app, deps, operatorOf)

  const read = <R extends z.ZodMiniType>({ path }: DeskRead<string, R>, answer: () => Promise<z.input<R>>) =>
    app.get(`${api}${path}`, async (context) =>
      (await operatorOf(context)) ? context.json((await answer()) as object) : refuseDesk(context, signedOut),
    )
  const change = <B extends z.ZodMiniType, R extends z.ZodMiniType>(
    { path, body: shape }: DeskSend<string, B, R>,
    work: (body: z.output<B>, call: OperatorCall) => Promise<Verdict<z.input<R>, Refusal>>,
  ) =>
    app.post(`${api}${path.replace(':restaurant', ':restaurant{[0-9]{1,9}}')}`, async (context) => {
      const own = checkOrigin(context)
      if (!own.ok) return refuseDesk(context, own.refusal)
      const operator = await operatorOf(context)
      if (!operator) return refuseDesk(context, signedOut)
      const body = await readStaffBody(context, shape)
      if (!body) return refuseDesk(context, { reason: 'malformed' })
      const done = await work(body, { operator, context, nowMs: clock.now() })
      return done.ok ? context.json(done.value as object) : refuseDesk(context, done.refusal)
    })

  read(readRestaurants, async () => ({ restaurants: await listRestaurants(db, clock.now()) }))
  read(readCountries, () => Promise.resolve({ countries: listedCountries }))
  change(makeRestaurant, async (body, { operator, nowMs }) => {
    const made = await make(db, { ...body, operator, nowMs })
    return made.ok ? { ok: true, value: { id: made.value } } : made
  })
  change(inviteOwner, async (body, { operator, context, nowMs }) => {
    const restaurant = await restaurantOf(db, Number(context.req.param('restaurant')) as Id<'Restaurant'>)
    if (!restaurant) return refuse({ reason: 'unknown' })
    const origin = deps.publicUrl ?? new URL(context.req.url).origin
    return invite(db, { restaurant, ...body, operator, origin, nowMs })
  })
  change(withdrawInvitation, ({ email }, { operator, context, nowMs }) => {
    const restaurantId = Number(context.req.param('restaurant')) as Id<'Restaurant'>
    return withdraw(db, { restaurantId, email, operator, nowMs })
  })
}

type OperatorCall = { readonly operator: Operator; readonly context: Context; readonly nowMs: number }
type OperatorOf = (context: Context) => Promise<Operator | null>

const signedOut = { reason: 'signed-out' } as const
const listedCountries = [...countries].map(([code, { timeZone }]) => ({ code, asksTimeZone: timeZone === null }))

/** Who is signed in, signing in and signing out: the calls that need no session. */
function sessionRoutes(app: App, deps: OperatorDeps, operatorOf: OperatorOf) {
  const { db, clock } = deps.payments

  app.get(`${api}${readOperator.path}`, async (context) => {
    const operator = await operatorOf(context)
    return context.json({ operator: operator && { name: operator.name, email: operator.email } })
  })

  app.post(`${api}${signInOperator.path}`, async (context) => {
    const own = checkOrigin(context)
    if (!own.ok) return refuseDesk(context, own.refusal)
    const body = await readStaffBody(context, signInOperator.body)
    if (!body) return refuseDesk(context, { reason: 'malformed' })
    expectRoomForPassword()
    const nowMs = clock.now()
    const address = addressOf(context, deps.trustedProxies)
    const trier = { restaurant: null, subject: `operator ${body.email}`, address, nowMs }
    const allowed = await deps.limits.take(passwordLimits, trier)
    if (!allowed.ok) return refuseDesk(context, { reason: 'too-many' })
    const operator = await operatorWithEmail(db, body.email)
    // Without an operator it takes as long and is answered the same.
    const isRight = await isPassword(body.password, operator?.passwordHash ?? null)
    if (!operator || !isRight) return refuseDesk(context, { reason: 'wrong-password' })
    await deps.limits.forgive(passwordLimits, trier)
    const earlier = operatorToken(context)
    if (earlier !== null) await closeOperatorSession(db, earlier)
    keepOperatorToken(context, await openOperatorSession(db, operator.id, nowMs), deps.publicUrl)
    return context.json({})
  })

  app.post(`${api}${signOutOperator.path}`, async (context) => {
    const own = checkOrigin(context)
    if (!own.ok) return refuseDesk(context, own.refusal)
    const token = operatorToken(context)
    if (token !== null) await closeOperatorSession(db, token)
    dropOperatorToken(context)
    return context.json({})
  })
}
