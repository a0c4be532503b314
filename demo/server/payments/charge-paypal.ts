import type { Call } from '#demo/server/platform/call.ts'
import type { Answer } from '#demo/server/platform/refusal.ts'
import { refused } from '#demo/server/platform/refusal.ts'
import { accept } from '#src/domain/verdict.ts'

import type { EntityRequest } from './find-payable.ts'
import { startPayment, ownedEntity, payableEntity } from './find-payable.ts'
import { offeredProvider } from './offered-modes.ts'
import type { EntityKind, EntityName, PaidEntity } from './paid-entity.ts'
import { readEntity, wholeName } from './paid-entity.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { providerOf } from './payment-deps.ts'
import type { PaymentRow } from './payment-queries.ts'
import { paymentOf, paymentsOf } from './payment-queries.ts'
import type { PaymentWay } from './payment-way.ts'
import type { PayPalOrder, PayPalProvider } from './paypal-provider.ts'
import { settlePayment } from './settle-payment.ts'

const words = { order: 'ORDINE', reservation: 'PRENOTAZIONE', bill: 'CONTO' } as const satisfies Record<
  EntityKind,
  string
>

/** `ORDINE-10057`, as the browser writes it into the PayPal order (contract 3.6). */
export function customIdOf({ kind, id }: Pick<EntityName, 'kind' | 'id'>): string {
  return `${words[kind]}-${id}`
}

/**
 * Holds the money of an approved PayPal order once currency, amount and `custom_id` are those of the entity; it is
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
  const earlier = await paymentOf(deps.db, payPalOrderId)
  if (earlier?.status === 'paid' && isFor(earlier, entity)) return accept({})
  const payable = payableEntity(deps, entity, call)
  if (!payable.ok) return payable
  const offered = await stillOffered(deps, entity, earlier)
  if (!offered.ok) return offered
  const order = await offered.value.lookAt(payPalOrderId)
  const isPaid = order !== null && (await holdAndSettle(deps, payable.value, order))
  return isPaid ? accept({}) : refused('PAYMENT_NOT_CONFIRMED')
}

/**
 * PayPal, if the venue offers it. A payment started before the venue stopped offering it is completed: its money may be
 * held.
 */
async function stillOffered(
  deps: PaymentDeps,
  entity: PaidEntity,
  earlier: PaymentRow | null,
): Promise<Answer<PayPalProvider>> {
  if (earlier && isFor(earlier, entity)) return accept(providerOf(deps, 'payPal'))
  return offeredProvider(deps, entity, 'payPal')
}

function isFor({ entityKind, entityId }: { entityKind: EntityKind; entityId: number }, { kind, id }: EntityName) {
  return entityKind === kind && entityId === id
}

/** Settles the PayPal order of a webhook: it was approved, but the browser closed before it could report it. */
async function settlePayPal(deps: PaymentDeps, ref: string): Promise<void> {
  const order = await providerOf(deps, 'payPal').lookAt(ref)
  const named = order && entityOfCustomId(order.customId)
  const name = named && (await wholeName(deps, named))
  const entity = name && (await readEntity(deps, name, 'look'))
  if (!order || !entity) return
  const offered = await stillOffered(deps, entity, await paymentOf(deps.db, ref))
  if (offered.ok) await holdAndSettle(deps, entity, order)
}

function entityOfCustomId(customId: string): Pick<EntityName, 'kind' | 'id'> | null {
  const [, word, id] = /^([A-Z]+)-(\d{1,9})$/.exec(customId) ?? []
  const kind = (Object.keys(words) as EntityKind[]).find((each) => words[each] === word)
  return kind ? { kind, id: Number(id) } : null
}

async function holdAndSettle(deps: PaymentDeps, entity: PaidEntity, order: PayPalOrder): Promise<boolean> {
  if (!fits(order, entity)) return false
  const { ref } = order
  if (order.state === 'approved') {
    if (!(await startPayment(deps, entity, { ref, provider: 'payPal' }))) return false
    const authorized = await providerOf(deps, 'payPal').authorize(ref)
    if (authorized?.state !== 'held' && authorized?.state !== 'taken') return false
  } else if (order.state !== 'held' && order.state !== 'taken') return false
  const { kind, id, restaurantId, amount, currency } = entity
  const success = { ref, provider: 'payPal', entity: { restaurantId, kind, id }, amount, currency } as const
  return (await settlePayment(deps, success)) === 'paid'
}

function fits({ intent, currency, amount, customId }: PayPalOrder, entity: PaidEntity): boolean {
  return (
    intent === 'AUTHORIZE' &&
    currency === entity.currency &&
    amount === entity.amount &&
    customId === customIdOf(entity)
  )
}

/** Settles the payments of an entity whose money PayPal holds already; a page that was closed may not have said so. */
export async function settleHeldAtPayPal(deps: PaymentDeps, entity: PaidEntity): Promise<void> {
  for (const { ref, provider, status } of await paymentsOf(deps.db, entity)) {
    if (provider !== 'payPal' || status !== 'open') continue
    const order = await providerOf(deps, 'payPal').lookAt(ref)
    if (order?.state === 'held' || order?.state === 'taken') await holdAndSettle(deps, entity, order)
  }
}

/** PayPal as one of the online payment modes. */
export const payPalWay: PaymentWay = {
  webhookPath: '/webhooks/paypal',
  settle: settlePayPal,
  credentials: ({ payPal }, origin) =>
    payPal && {
      clientId: payPal.clientId,
      environment: payPal.environment,
      sdkBaseUrl: payPal.sdkBaseUrl(origin),
    },
}
