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
import { isOnlineMode } from '#src/domain/payments/online-mode.ts'
import { accept } from '#src/domain/verdict.ts'

import { clientSecretFor, confirmByCard } from './charge-card.ts'
import { confirmByPayPal, startPayPal as beginPayPal } from './charge-paypal.ts'
import { offeredProvider } from './offered-modes.ts'
import type { PaymentDeps } from './payment-deps.ts'
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
      (await detachSavedCard(payments, { accountId: account.id, venueId }, id))
        ? accept({})
        : refused('ENTITY_NOT_FOUND'),
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

/** Webhooks of the providers: the signature is verified, then the payment is read from the provider. */
export function webhookRoutes(app: App, payments: PaymentDeps) {
  for (const [kind, { webhookPath, settle }] of Object.entries(paymentWays)) {
    const provider = isOnlineMode(kind) ? payments[kind] : null
    if (!provider) continue
    app.post(webhookPath, async (context) => {
      const [body, nowMs] = [await context.req.text(), payments.clock.now()]
      const ref = await provider.readWebhook({ headers: context.req.raw.headers, body, nowMs })
      if (ref === false) return context.json({ reason: 'signature' }, 400)
      if (ref !== null) await settle(payments, ref)
      return context.json({ received: true })
    })
  }
}
