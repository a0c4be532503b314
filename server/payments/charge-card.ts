import type { Call } from '#server/platform/call.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused } from '#server/platform/refusal.ts'
import { accept } from '#src/domain/verdict.ts'

import type { PaymentProviders } from './accounts/provider-source.ts'
import type { CardIntent } from './card-provider.ts'
import type { EntityRequest } from './find-payable.ts'
import { endPayment, startPayment, ownedEntity, payableEntity } from './find-payable.ts'
import { installationOf } from './installation.ts'
import { offeredProvider } from './offered-modes.ts'
import type { PaidEntity } from './paid-entity.ts'
import { readEntity } from './paid-entity.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { providerOf } from './payment-deps.ts'
import type { PaymentRow } from './payment-queries.ts'
import { paymentsOf } from './payment-queries.ts'
import type { PaymentWay } from './payment-way.ts'
import { cardCustomer } from './saved-cards.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * The client secret of an intent over the entity's amount: of the open intent if it still fits, else of a new one at the
 * account that the venue uses now [PAY-16].
 */
export async function clientSecretFor(
  deps: PaymentDeps,
  request: EntityRequest,
  call: Call,
): Promise<Answer<{ clientSecret: string }>> {
  const owned = await ownedEntity(deps, request, call)
  return owned.ok ? clientSecretOf(deps, owned.value, call) : owned
}

/** The same after the caller's right to pay is checked; a guest cannot use saved cards. */
export async function clientSecretOf(
  deps: PaymentDeps,
  found: PaidEntity,
  call: Pick<Call, 'account' | 'language'>,
): Promise<Answer<{ clientSecret: string }>> {
  const payable = payableEntity(deps, found, call)
  if (!payable.ok) return payable
  const entity = payable.value
  const offered = await offeredProvider(deps, entity, 'card')
  if (!offered.ok) return offered
  const card = offered.value
  const begun = await paymentsOf(deps.db, entity)
  for (const payment of begun.filter(({ provider, status }) => provider === 'card' && status === 'open')) {
    const { lookAt, account } = await providerOf(deps, 'card', payment.paymentAccountId)
    const intent = await lookAt(payment.ref)
    if (intent?.status === 'succeeded' && (await settlePayment(deps, intent)) === 'paid') return refused('ALREADY_PAID')
    if (intent && account === card.account && isUsable(intent, entity))
      return accept({ clientSecret: intent.clientSecret })
    await endPayment(deps, entity, payment)
  }
  return newSecret(deps, entity, { card, begun: begun.length, call })
}

function isUsable({ status, amount }: CardIntent, entity: PaidEntity): boolean {
  return (status === 'open' || status === 'processing') && amount === entity.amount
}

type CardAtAccount = NonNullable<PaymentProviders['card']>
type Attempt = { readonly card: CardAtAccount; readonly begun: number; readonly call: Pick<Call, 'account'> }

async function newSecret(
  deps: PaymentDeps,
  entity: PaidEntity,
  { card, begun, call }: Attempt,
): Promise<Answer<{ clientSecret: string }>> {
  const { kind, id, restaurantId, venueId, amount, currency, createdAt } = entity
  const installation = await installationOf(deps.db)
  const customer = call.account && (await cardCustomer({ db: deps.db, card }, call.account, venueId))
  const intent = await card.createIntent({
    amount,
    currency,
    reference: { installation, restaurantId, kind, id },
    customer,
    // Simultaneous calls share one intent; the count gives the intent after a cancelled one a new key.
    key: ['comanda', installation, kind, id, createdAt.getTime(), amount, customer ?? 'guest', begun].join('-'),
  })
  const payment = { ref: intent.ref, provider: 'card', paymentAccountId: card.account } as const
  if (await startPayment(deps, entity, payment)) return accept({ clientSecret: intent.clientSecret })
  await endPayment(deps, entity, payment)
  const now = await readEntity(deps, entity, 'look')
  return refused(now?.paymentStatus === 'paid' ? 'ALREADY_PAID' : 'ENTITY_NOT_FOUND')
}

/** Asks the provider for the intents of an entity; it is paid when one has succeeded [PAY-19]. */
export async function confirmByCard(
  deps: PaymentDeps,
  request: EntityRequest,
  call: Call,
): Promise<Answer<Record<never, never>>> {
  const owned = await ownedEntity(deps, request, call)
  return owned.ok ? confirmCard(deps, owned.value) : owned
}

/** Payments that were started before the venue stopped taking cards are still checked: their money may have moved. */
export async function confirmCard(deps: PaymentDeps, entity: PaidEntity): Promise<Answer<Record<never, never>>> {
  if (entity.paymentStatus === 'paid') return accept({})
  const begun = (await paymentsOf(deps.db, entity)).filter(({ provider }) => provider === 'card')
  const offered = begun.length > 0 ? null : await offeredProvider(deps, entity, 'card')
  if (offered && !offered.ok) return offered
  for (const { ref, status, paymentAccountId } of begun) {
    if (status === 'returned') continue
    const intent = await (await providerOf(deps, 'card', paymentAccountId)).lookAt(ref)
    if (intent?.status === 'succeeded' && (await settlePayment(deps, intent)) === 'paid') return accept({})
  }
  return refused('PAYMENT_NOT_CONFIRMED')
}

/** Settles the payment of a webhook; its state is read from the provider, not from the webhook's body. */
async function settleCard(deps: PaymentDeps, { ref, paymentAccountId }: PaymentRow): Promise<void> {
  const intent = await (await providerOf(deps, 'card', paymentAccountId)).lookAt(ref)
  if (intent?.status === 'succeeded') await settlePayment(deps, intent)
}

/** Cards as one of the online payment modes. */
export const cardWay: PaymentWay = {
  webhookPath: '/webhooks/stripe',
  settle: settleCard,
  credentials: ({ card }) => card && { publishableKey: card.publishableKey },
  settleHeld: null,
  secretOf: async ({ db, providers }, { ref, paymentAccountId }) => {
    const card = await providers.ofAccount(db, 'card', paymentAccountId)
    return (await card?.lookAt(ref))?.clientSecret ?? null
  },
  pageData: ({ card }) => card && { publishableKey: card.publishableKey, isEmulator: card.isEmulator },
  pageSources: ['https://js.stripe.com', 'https://hooks.stripe.com', 'https://api.stripe.com'],
}
