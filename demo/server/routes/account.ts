import type { Routes } from '#demo/server/answer.ts'
import type { Call } from '#demo/server/call.ts'
import { hashPassword, isPassword } from '#demo/server/passwords.ts'
import { accountNamed, createAccount } from '#demo/server/queries/accounts.ts'
import { forgetAttempts, noteAttempt } from '#demo/server/queries/login-attempts.ts'
import { sendMail } from '#demo/server/queries/outbox.ts'
import { closeSession, openSession } from '#demo/server/queries/sessions.ts'
import { refused, refusedWith } from '#demo/server/refusal.ts'
import { registrationFaults } from '#demo/server/registration-faults.ts'
import { fieldText } from '#demo/server/texts/forms.ts'
import { getAccount, login, logout, readConsents, register, writeConsents } from '#src/contract/account.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import { accept } from '#src/domain/verdict.ts'

export function accountRoutes({ answer, answerCustomer }: Routes) {
  answer(login, async ({ account: name, password, googleIdToken }, call) => {
    const { db, restaurant, address, nowMs } = call
    if (googleIdToken != null) return refused('GOOGLE_ERROR')
    if (name == null || password == null) return refused('ACCOUNT_NOT_FOUND')
    const attempt = { restaurantId: restaurant.id, account: name.trim(), address, nowMs }
    const tooMany = await noteAttempt(db, attempt)
    if (tooMany) return refused('TOO_MANY_ATTEMPTS', { minutes: String(Math.ceil(tooMany.waitMs / 60_000)) })
    const account = await accountNamed(db, restaurant.id, name)
    const isRight = await isPassword(password, account?.passwordHash ?? null)
    if (!account || !isRight) return refused('ACCOUNT_NOT_FOUND')
    await forgetAttempts(db, attempt)
    const apiKey = await openSession(db, account.id, nowMs)
    return accept({ apiKey, language: account.language, account: account.email })
  })

  answer(register, async (request, call) => {
    const { db, restaurant, language } = call
    const faults = await registrationFaults(request, call)
    if (faults.length > 0) return refusedWith('VALIDATION', faults)
    const account = await createAccount(db, await newAccount(request, call))
    if (!account) return refusedWith('VALIDATION', [fieldText(language, 'email', 'taken')])
    await sendMail(db, {
      kind: 'welcome',
      restaurantId: restaurant.id,
      recipient: account.email,
      language,
      values: { restaurant: restaurant.name, name: account.firstName, email: account.email },
      nowMs: call.nowMs,
    })
    return accept({})
  })

  answerCustomer(
    getAccount,
    async (_request, { account }) => {
      const { username, firstName, lastName, email, phone } = account
      return accept({ customer: { username, firstName, lastName, email, phone } })
    },
    // The consents stand beside the customer's own fields, each under its key (contract 2.7).
    ([key, value], { account }) => [key, { ...(value as object), ...writeConsents(account?.consents ?? {}) }],
  )

  answerCustomer(logout, async (_request, { db, apiKey }) => {
    if (apiKey !== null) await closeSession(db, apiKey)
    return accept({})
  })
}

async function newAccount(request: RequestOf<typeof register>, { restaurant, language, nowMs, body }: Call) {
  const trimmed = (text: string) => text.trim()
  return {
    restaurantId: restaurant.id,
    username: trimmed(request.username) || trimmed(request.email),
    email: trimmed(request.email),
    firstName: trimmed(request.firstName),
    lastName: trimmed(request.lastName),
    phone: trimmed(request.phone),
    passwordHash: await hashPassword(request.password),
    language,
    consents: readConsents(body),
    createdAt: new Date(nowMs),
  }
}
