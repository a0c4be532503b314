import { randomUUID } from 'node:crypto'

import { createOrder } from '#src/contract/order.ts'
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
import type { PaymentMode } from '#src/contract/payment.ts'

import type { Place } from './check-content.ts'
import type { Menu } from './check-menu.ts'
import { anOrder } from './check-orders.ts'
import type { Visit } from './service-client.ts'

const cardCalls = [getClientSecret, notifyConfirmation, getSavedCards, getSetupSecret, detachCard]

/** Checks payments as far as possible without a browser: cards and PayPal approvals need the provider's page. */
export async function checkPayments(visit: Visit, place: Place, menu: Menu): Promise<void> {
  const takes = (kind: PaymentMode['kind']) => place.info?.paymentModes.some((mode) => mode.kind === kind) ?? false
  if (takes('card')) await checkCard(visit, place, menu)
  else visit.journal.skip('the venue takes no cards', ...cardCalls)
  if (takes('payPal')) await checkPayPal(visit, place, menu)
  else
    visit.journal.skip('the venue does not take PayPal', getPayPalToken, startPayPal, executePayPal, 'wrongPayPalOrder')
}

async function checkCard(visit: Visit, place: Place, menu: Menu): Promise<void> {
  const { venueId } = place
  await visit.call(getSavedCards, { venueId: null })
  await visit.call(getSavedCards, { venueId })
  await visit.call(getSetupSecret, { venueId })
  visit.journal.skip('a card is stored on the page of the provider, in a browser', detachCard)
  const entity = await unpaidOrder(visit, place, { menu, mode: 'card' })
  if (!entity) return visit.journal.skip('no order by card could be placed', getClientSecret, notifyConfirmation)
  await visit.call(getClientSecret, { venueId, ...entity })
  await visit.call(getClientSecret, { venueId, ...entity })
  // Nothing was paid, so these refusals are expected.
  await visit.call(notifyConfirmation, entity, { mayRefuse: ['PAYMENT_NOT_CONFIRMED'] })
}

async function checkPayPal(visit: Visit, place: Place, menu: Menu): Promise<void> {
  const { venueId } = place
  await visit.call(getPayPalToken, { venueId })
  visit.journal.skip('an approval is given at PayPal, in a browser; a made-up one is looked at', executePayPal)
  const entity = await unpaidOrder(visit, place, { menu, mode: 'payPal' })
  if (!entity) return visit.journal.skip('no order by PayPal could be placed', startPayPal, 'wrongPayPalOrder')
  const [mode] = place.info?.paymentModes.filter(({ kind }) => kind === 'payPal') ?? []
  if (mode?.credentials?.isOrderMadeByService) await visit.call(startPayPal, { venueId, ...entity })
  else visit.journal.skip('the browser makes the orders: no f_ordine_dal_servizio', startPayPal)
  const refusal = { as: 'wrongPayPalOrder', statuses: ['PAYMENT_NOT_CONFIRMED'] } as const
  return visit.refused(executePayPal, { venueId, ...entity, payPalOrderId: 'CONFORMANCE' }, refusal)
}

type Unpaid = { readonly menu: Menu; readonly mode: 'card' | 'payPal' }

async function unpaidOrder(visit: Visit, place: Place, { menu: { slot, dish }, mode }: Unpaid) {
  if (!slot || !dish) return null
  const request = anOrder(visit, place, { slot, dish, paymentMode: mode })
  const placed = await visit.call(createOrder, request, { idempotencyKey: randomUUID() })
  if (!placed) return null
  visit.left.push(`order ${placed.id} (take-away ${slot.start}, unpaid: it lapses)`)
  return { entityKind: 'order', entityId: placed.id, token: null } as const
}
