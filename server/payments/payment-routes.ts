import type { Context } from 'hono'

import type { App, Routes } from '#server/platform/answer.ts'
import type { Call } from '#server/platform/call.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused } from '#server/platform/refusal.ts'
import { venueRow } from '#server/venues/venue-queries.ts'
import {
  detachCard,
  executePayPal,
  getClientSecret,
  getPayPalToken,
  getSavedCards,
  getSetupSecret,
  notifyConfirmation,
  startPayPal,
} from '#src/contract/pay.ts'
import type { Id } from '#src/contract/values.ts'
import type { OnlineMode } from '#src/domain/payments/online-mode.ts'
import { onlineModes } from '#src/domain/payments/online-mode.ts'
import { accept } from '#src/domain/verdict.ts'

import { clientSecretFor, confirmByCard } from './charge-card.ts'
import { confirmByPayPal, startPayPal as beginPayPal } from './charge-paypal.ts'
import { offeredProvider } from './offered-modes.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { paymentOf } from './payment-queries.ts'
import { paymentWays } from './payment-ways.ts'
import { cardCustomer, detachSavedCard, savedCards } from './saved-cards.ts'

/** Counts a call before it asks a provider, whether it succeeds or not. */
function counted<R, C extends Call, T>(handle: (request: R, call: C) => Promise<Answer<T>>) {
  return async (request: R, call: C): Promise<Answer<T>> => {
    const allowed = await call.limits.take(['payment'], call)
    return allowed.ok ? handle(request, call) : allowed
  }
}

/** The calls of contract 3.6. */
export function paymentRoutes({ answer, answerCustomer }: Routes, payments: PaymentDeps) {
  answer(
    getClientSecret,
    counted((request, call) => clientSecretFor(payments, request, call)),
  )
  answer(
    notifyConfirmation,
    counted((request, call) => confirmByCard(payments, request, call)),
  )
  answer(
    startPayPal,
    counted((request, call) => beginPayPal(payments, request, call)),
  )
  answer(
    executePayPal,
    counted((request, call) => confirmByPayPal(payments, request, call)),
  )

  answerCustomer(
    getSavedCards,
    counted(async ({ venueId }, { account }) => accept({ cards: await savedCards(payments, account, venueId) })),
  )

  answerCustomer(getSetupSecret, async ({ venueId }, call) => {
    const { db, restaurant, account, limits } = call
    const trier = { ...call, subject: `account ${account.id}` }
    const allowed = await limits.take(['newCard', 'newCardFromAddress'], trier)
    if (!allowed.ok) return allowed
    if (!(await venueRow(db, restaurant.id, venueId))) return refused('ENTITY_NOT_FOUND')
    const offered = await offeredProvider(payments, { restaurantId: restaurant.id, venueId, type: null }, 'card')
    if (!offered.ok) return offered
    const card = offered.value
    return accept({ clientSecret: await card.createSetup(await cardCustomer({ db, card }, account, venueId)) })
  })

  answerCustomer(
    detachCard,
    counted(async ({ id, venueId }, { account }) =>
      (await detachSavedCard(payments, { account, venueId }, id)) ? accept({}) : refused('ENTITY_NOT_FOUND'),
    ),
  )

  answer(
    getPayPalToken,
    counted(async ({ venueId }, { db, restaurant }) => {
      if (!(await venueRow(db, restaurant.id, venueId))) return refused('ENTITY_NOT_FOUND')
      const offered = await offeredProvider(payments, { restaurantId: restaurant.id, venueId, type: null }, 'payPal')
      return offered.ok ? accept({ clientToken: await offered.value.clientToken() }) : offered
    }),
  )
}

/** Webhooks of the providers: one address for the keys of the environment, and one for each account (decision 99). */
export function webhookRoutes(app: App, payments: PaymentDeps) {
  for (const mode of onlineModes) {
    const { webhookPath } = paymentWays[mode]
    if (payments.providers.ofEnvironment[mode])
      app.post(webhookPath, (context) => hearWebhook(context, payments, { mode, account: null }))
    app.post(`${webhookPath}/:account{[0-9]+}`, (context) => {
      const account = Number(context.req.param('account')) as Id<'PaymentAccount'>
      return hearWebhook(context, payments, { mode, account })
    })
  }
}

type Address = { readonly mode: OnlineMode; readonly account: Id<'PaymentAccount'> | null }

/** The signature is verified, then the payment is read from the provider. */
async function hearWebhook(context: Context, payments: PaymentDeps, { mode, account }: Address): Promise<Response> {
  const provider = await payments.providers.ofAccount(payments.db, mode, account)
  if (!provider) return context.notFound()
  const [body, nowMs] = [await context.req.text(), payments.clock.now()]
  const ref = await provider.readWebhook({ headers: context.req.raw.headers, body, nowMs })
  if (ref === false) return context.json({ reason: 'signature' }, 400)
  // Whoever shares an account hears of all its payments: those begun elsewhere, or with another account, are left alone.
  const begun = ref === null ? null : await paymentOf(payments.db, ref)
  const isOwn = begun?.provider === mode && begun.paymentAccountId === account
  if (isOwn) await paymentWays[mode].settle(payments, begun)
  return context.json({ received: true })
}
