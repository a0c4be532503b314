import type { Call } from '#server/platform/call.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused } from '#server/platform/refusal.ts'
import { accept } from '#src/domain/verdict.ts'

import type { PaymentProviders } from './accounts/provider-source.ts'
import type { EntityRequest } from './find-payable.ts'
import { endPayment, startPayment, ownedEntity, payableEntity } from './find-payable.ts'
import { installationOf } from './installation.ts'
import { offeredProvider } from './offered-modes.ts'
import type { EntityKind, EntityName, PaidEntity } from './paid-entity.ts'
import { readEntity } from './paid-entity.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { providerOf } from './payment-deps.ts'
import type { PaymentRow } from './payment-queries.ts'
import { entityOf, forgetPayment, paymentOf, paymentsOf } from './payment-queries.ts'
import type { PaymentWay } from './payment-way.ts'
import type { PayPalOrder } from './paypal-provider.ts'
import { settlePayment } from './settle-payment.ts'

type PayPal = NonNullable<PaymentProviders['payPal']>

const words = { order: 'ORDINE', reservation: 'PRENOTAZIONE', bill: 'CONTO' } as const satisfies Record<
  EntityKind,
  string
>

/** `ORDINE-10057`, as a browser writes it into a PayPal order that it makes itself (contract 3.6). */
function customIdOf({ kind, id }: Pick<EntityName, 'kind' | 'id'>): string {
  return `${words[kind]}-${id}`
}

/** The reference in an order that we make: orders of every installation on the account have the same numbers. */
function referenceOf(entity: Pick<EntityName, 'kind' | 'id'>, installation: string): string {
  return `${customIdOf(entity)}-${installation}`
}

/**
 * Makes the PayPal order over the entity's amount, and answers the one it has made while that one waits for its buyer. It
 * is known here before the buyer sees it, so that a webhook finds it when the page is gone [PAY-28].
 */
export async function startPayPal(
  deps: PaymentDeps,
  request: EntityRequest,
  call: Call,
): Promise<Answer<{ payPalOrderId: string }>> {
  const owned = await ownedEntity(deps, request, call)
  return owned.ok ? payPalOrderFor(deps, owned.value, call) : owned
}

export async function payPalOrderFor(
  deps: PaymentDeps,
  found: PaidEntity,
  call: Pick<Call, 'language'>,
): Promise<Answer<{ payPalOrderId: string }>> {
  const payable = payableEntity(deps, found, call)
  if (!payable.ok) return payable
  const entity = payable.value
  const offered = await offeredProvider(deps, entity, 'payPal')
  if (!offered.ok) return offered
  const payPal = offered.value
  const begun = (await paymentsOf(deps.db, entity)).filter(({ provider }) => provider === 'payPal')
  const isReusable = ({ status, paymentAccountId }: PaymentRow) =>
    status === 'open' && paymentAccountId === payPal.account
  for (const { ref } of begun.filter(isReusable)) {
    const order = await payPal.lookAt(ref)
    if (order?.state === 'created' && hasAmountOf(order, entity)) return accept({ payPalOrderId: ref })
  }
  const { kind, id, amount, currency, createdAt } = entity
  const installation = await installationOf(deps.db)
  const order = await payPal.createOrder({
    amount,
    currency,
    customId: referenceOf(entity, installation),
    // Simultaneous calls share one order; the count gives the order after another one a new key.
    key: [installation, kind, id, createdAt.getTime(), amount, begun.length].join('-'),
  })
  if (order.payee !== payPal.merchantId)
    throw new Error(
      `The keys of PayPal pay ${order.payee}, and ${payPal.merchantId} is to be paid: PAYPAL_MERCHANT_ID.`,
    )
  if (await startPayment(deps, entity, asBegun(order, payPal))) return accept({ payPalOrderId: order.ref })
  const now = await readEntity(deps, entity, 'look')
  return refused(now?.paymentStatus === 'paid' ? 'ALREADY_PAID' : 'ENTITY_NOT_FOUND')
}

/**
 * Holds the money of an approved PayPal order once payee, currency, amount and reference are those of the entity; it is
 * taken after the entity is paid here. The same order again is answered as the first time [PAY-22].
 */
export async function confirmByPayPal(
  deps: PaymentDeps,
  request: EntityRequest & { readonly payPalOrderId: string },
  call: Call,
): Promise<Answer<Record<never, never>>> {
  const owned = await ownedEntity(deps, request, call)
  return owned.ok ? executePayPalOrder(deps, owned.value, { ...call, payPalOrderId: request.payPalOrderId }) : owned
}

export async function executePayPalOrder(
  deps: PaymentDeps,
  entity: PaidEntity,
  { payPalOrderId, ...call }: Pick<Call, 'language'> & { readonly payPalOrderId: string },
): Promise<Answer<Record<never, never>>> {
  const begun = await paymentOf(deps.db, payPalOrderId)
  if (begun?.status === 'paid' && isFor(begun, entity)) return accept({})
  const payable = payableEntity(deps, entity, call)
  if (!payable.ok) return payable
  const offered = await stillOffered(deps, entity, begun)
  if (!offered.ok) return offered
  const payPal = offered.value
  const order = await payPal.lookAt(payPalOrderId)
  const isPaid = order !== null && (await holdAndSettle(deps, payable.value, { order, begun, payPal }))
  return isPaid ? accept({}) : refused('PAYMENT_NOT_CONFIRMED')
}

/**
 * PayPal, if the venue offers it. A payment started before the venue stopped offering it is completed: its money may be
 * held.
 */
async function stillOffered(deps: PaymentDeps, entity: PaidEntity, begun: PaymentRow | null): Promise<Answer<PayPal>> {
  if (begun && isFor(begun, entity)) return accept(await providerOf(deps, 'payPal', begun.paymentAccountId))
  return offeredProvider(deps, entity, 'payPal')
}

function isFor({ entityKind, entityId }: { entityKind: EntityKind; entityId: number }, { kind, id }: EntityName) {
  return entityKind === kind && entityId === id
}

/**
 * Settles the PayPal order of a webhook: it was approved, but the browser closed before it could report it.
 */
async function settlePayPal(deps: PaymentDeps, begun: PaymentRow): Promise<void> {
  const entity = await readEntity(deps, entityOf(begun), 'look')
  const payPal = await providerOf(deps, 'payPal', begun.paymentAccountId)
  const order = entity && (await payPal.lookAt(begun.ref))
  if (order) await holdAndSettle(deps, entity, { order, begun, payPal })
}

/** `payPal`: the account at which the order was found. */
type Judged = { readonly order: PayPalOrder; readonly begun: PaymentRow | null; readonly payPal: PayPal }

async function holdAndSettle(
  deps: PaymentDeps,
  entity: PaidEntity,
  { order, begun, payPal }: Judged,
): Promise<boolean> {
  const claim = { entity, payPal, installation: await installationOf(deps.db) }
  if (begun ? !isFor(begun, entity) : order.state !== 'approved') return false
  if (order.state !== 'approved') return settleHeld(deps, order, claim)
  if (!isRight(order, claim) || !hasAmountOf(order, entity)) return false
  if (!(await startPayment(deps, entity, asBegun(order, payPal)))) return false
  const held = await payPal.authorize(order.ref, claim.installation)
  if (held) return settleHeld(deps, held, claim)
  // The buyer's bank has refused, and the buyer may try again; or somebody has authorized it before us.
  const now = await payPal.lookAt(order.ref)
  if (now?.customId === referenceOf(entity, claim.installation)) return settleHeld(deps, now, claim)
  if (now?.state !== 'approved') await forgetPayment(deps.db, order.ref)
  return false
}

async function settleHeld(deps: PaymentDeps, order: PayPalOrder, claim: Claim): Promise<boolean> {
  if (order.state !== 'held' && order.state !== 'taken') return false
  if (isRight(order, claim)) return (await settlePayment(deps, order)) === 'paid'
  // Its buyer could still change it until it was held.
  await endPayment(deps, claim.entity, asBegun(order, claim.payPal))
  return false
}

function asBegun({ ref }: PayPalOrder, { account }: PayPal) {
  return { ref, provider: 'payPal', paymentAccountId: account } as const
}

type Claim = { readonly entity: PaidEntity; readonly payPal: PayPal; readonly installation: string }

/** Who gets the money and what it is for: whoever makes an order at PayPal may write anything into it. */
function isRight(order: PayPalOrder, { entity, payPal, installation }: Claim): boolean {
  const isNamed = order.customId === referenceOf(entity, installation) || order.customId === customIdOf(entity)
  return order.intent === 'AUTHORIZE' && order.payee === payPal.merchantId && isNamed
}

function hasAmountOf({ amount, currency }: PayPalOrder, entity: PaidEntity): boolean {
  return amount === entity.amount && currency === entity.currency
}

/** Settles the payments of an entity whose money PayPal holds already; a page that was closed may not have said so. */
async function settleHeldAtPayPal(deps: PaymentDeps, entity: PaidEntity): Promise<void> {
  for (const begun of await paymentsOf(deps.db, entity)) {
    if (begun.provider !== 'payPal' || begun.status !== 'open') continue
    const payPal = await providerOf(deps, 'payPal', begun.paymentAccountId)
    const order = await payPal.lookAt(begun.ref)
    if (order?.state === 'held' || order?.state === 'taken') await holdAndSettle(deps, entity, { order, begun, payPal })
  }
}

const sdkOf = {
  sandbox: 'https://www.sandbox.paypal.com/sdk/js',
  production: 'https://www.paypal.com/sdk/js',
} as const

/** PayPal as one of the online payment modes. */
export const payPalWay: PaymentWay = {
  webhookPath: '/webhooks/paypal',
  settle: settlePayPal,
  credentials: ({ payPal }, origin) =>
    payPal && {
      clientId: payPal.clientId,
      environment: payPal.environment,
      sdkBaseUrl: payPal.sdkBaseUrl(origin),
      isOrderMadeByService: true,
    },
  settleHeld: settleHeldAtPayPal,
  secretOf: null,
  pageData: ({ payPal }, origin) =>
    payPal && { clientId: payPal.clientId, sdk: payPal.sdkBaseUrl(origin) ?? sdkOf[payPal.environment] },
  pageSources: ['https://*.paypal.com'],
}
