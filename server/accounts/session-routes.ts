import * as z from 'zod/mini'

import type { GoogleSetup } from '#server/accounts/google/id-token.ts'
import { verifyIdToken } from '#server/accounts/google/id-token.ts'
import type { Routes } from '#server/platform/answer.ts'
import type { Call } from '#server/platform/call.ts'
import { dropPushToken } from '#server/platform/outbox/push-tokens.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused } from '#server/platform/refusal.ts'
import type { Account } from '#server/platform/sessions.ts'
import { closeSession, openSession } from '#server/platform/sessions.ts'
import type { ReplyOf } from '#src/contract/endpoint.ts'
import { googlePerson, login, logout, recoverPassword, resetPassword } from '#src/contract/sign-in.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { passwordErrors, refusedForm } from './account-errors.ts'
import { accountNamed, accountWithEmail } from './account-queries.ts'
import { claimAccount } from './claim-account.ts'
import { mailPasswordReset } from './mail-password-reset.ts'
import { openSessionOf } from './open-session-of.ts'
import { isResetOpen, resetPassword as useReset } from './password-resets.ts'
import { expectRoomForPassword, hashPassword, isPassword } from './passwords.ts'

type Session = ReplyOf<typeof login>

const signInLimits = ['password', 'passwordOfAccount', 'passwordFromAddress'] as const
const recoveryLimits = ['recovery', 'recoveryFromAddress'] as const

/** Sign-in with a password or with Google, sign-out, and the reset of a lost password. */
export function sessionRoutes({ answer, answerCustomer }: Routes, google: GoogleSetup) {
  answer(login, async ({ account: name, password, googleIdToken }, call) => {
    const { db, restaurant, limits } = call
    if (googleIdToken != null) return signInWithGoogle(googleIdToken, call, google)
    if (name == null || password == null) return refused('ACCOUNT_NOT_FOUND')
    expectRoomForPassword()
    const account = await accountNamed(db, restaurant.id, name)
    const trier = { ...call, subject: account ? subjectOf(account) : name }
    const allowed = await limits.take(signInLimits, trier)
    if (!allowed.ok) return allowed
    const isRight = await isPassword(password, account?.passwordHash ?? null)
    const newKey = account && isRight ? await openSessionOf(account, call) : null
    if (!account || newKey === null) return refused('ACCOUNT_NOT_FOUND')
    await limits.forgive(signInLimits, trier)
    return accept({ ...sessionOf(account), apiKey: newKey })
  })

  answer(recoverPassword, async ({ account: name, venueId }, call) => {
    const { db, restaurant, limits } = call
    const account = await accountNamed(db, restaurant.id, name)
    // Counted apart from wrong passwords: after too many of those a reset is still possible.
    const allowed = await limits.take(recoveryLimits, { ...call, subject: account ? subjectOf(account) : name })
    if (!allowed.ok) return allowed
    // The same reply without a mail: nobody learns here who has an account.
    if (!account || !(await limits.take(['mail'], { ...call, subject: account.email })).ok) return accept({})
    await mailPasswordReset(account, venueId, call)
    return accept({})
  })

  answer(resetPassword, async ({ token, password, passwordRepeat }, call) => {
    const { db, restaurant, language, limits, nowMs } = call
    if (password !== passwordRepeat) return refused('PASSWORD_MISMATCH')
    const faults = passwordErrors(password, language)
    if (faults.length > 0) return refusedForm(faults)
    if (!(await isResetOpen(db, token, nowMs))) return refused('TOKEN_NOT_VALID')
    const passwordHash = await hashPassword(password)
    const account = await useReset(db, { token, passwordHash, restaurantId: restaurant.id, nowMs })
    if (!account) return refused('TOKEN_NOT_VALID')
    await limits.forgive(['password', 'passwordOfAccount'], { ...call, subject: subjectOf(account) })
    return accept({})
  })

  answerCustomer(logout, async ({ deviceId }, { db, account, apiKey }) => {
    await dropPushToken(db, account.id, deviceId)
    if (apiKey !== null) await closeSession(db, apiKey)
    return accept({})
  })
}

/**
 * Without an account the refusal carries the person's data from Google, which fill in the registration form (contract
 * C117).
 */
async function signInWithGoogle(token: string, call: Call, google: GoogleSetup): Promise<Answer<Session>> {
  const { db, restaurant, nowMs } = call
  const isOffered = restaurant.hasGoogleSignIn
  const person = isOffered ? await verifyIdToken(token, google, { db, restaurantId: restaurant.id, nowMs }) : null
  if (!person) return refused('GOOGLE_ERROR')
  const account = await accountWithEmail(db, restaurant.id, person.email)
  if (account) {
    if (!account.emailVerifiedAt) await claimAccount(account, call)
    return accept({ ...sessionOf(account), apiKey: await openSession(db, account.id, nowMs) })
  }
  return refuse({ code: 'ORDERING_EMAIL_NOT_FOUND', data: z.encode(googlePerson, person) })
}

/** User name and e-mail of an account share one count. */
function subjectOf({ id }: Account): string {
  return `account ${id}`
}

function sessionOf({ language, email }: Account) {
  return { language, account: email }
}
