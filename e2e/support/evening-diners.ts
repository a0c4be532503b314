import { randomUUID } from 'node:crypto'

import { clientSecret, notifyPaid } from '#src/api/payment-calls.ts'
import { callStaff } from '#src/contract/dining-table.ts'
import { createOrder } from '#src/contract/order.ts'
import { reserve } from '#src/contract/reservation.ts'
import type { Id, LocalDateTime } from '#src/contract/values.ts'
import { zoneAddress } from '#src/domain/areas/build-order-address.ts'
import { instantOf } from '#src/domain/time/instant.ts'
import { aTable } from '#tests/server/support/a-table.ts'
import type { OrderWish } from '#tests/server/support/diner.ts'
import { anOrder } from '#tests/server/support/diner.ts'
import { aGuest, guestAddressAt, orderSamples } from '#tests/server/support/order-samples.ts'
import { id, moment } from '#tests/support/builders.ts'

import { remoteDiner } from './remote-diner.ts'
import type { Restaurant, TestService } from './test-service.ts'

/** The ways to order of restaurant 2, as `orderSamples` calls them. */
export type Kind = 'collect' | 'toZone' | 'eatIn' | 'table'
type Placed = { readonly id: Id<'Order'>; readonly token: string | null }

/** A table of the restaurant, with the text of its QR code. */
type Table = { readonly id: Id<'Table'>; readonly code: string }

type Wish = Pick<OrderWish, 'dishes' | 'people'> & {
  readonly slotStart: LocalDateTime
  /** In cash when left out. */
  readonly payment?: 'cash' | 'card'
  /** Of an order at a table. */
  readonly table?: Table
}

/** Some of its tables. */
export const tables = {
  one: { id: id<'Table'>(1), code: 'stella-1-k7Qm' },
  two: { id: id<'Table'>(2), code: 'stella-2-r2Xd' },
  three: { id: id<'Table'>(3), code: 'stella-3-v9Lp' },
}

const guest = { ...aGuest, email: 'luca@example.com' }
const venueId = id<'Venue'>(21)
/** Torino, Centro: from 12.00 on, brought for 1.50. */
const centro = zoneAddress({ id: id(201) }, { id: id(1) })
/** One that the emulated provider takes. */
const card = { number: '4242424242424242', expMonth: 12, expYear: 2034, cvc: '123' }

/** Seven in the evening of tomorrow in Turin: after the service's real clock, so that nothing is overdue by it. */
export function tomorrowEvening() {
  const day = new Date(Date.now() + 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' })
  const at = (time: string) => moment(`${day} ${time}:00`)
  return { ms: instantOf(at('19:00'), 'Europe/Rome'), at }
}

/** A restaurant like the second, whose guests order every way and reserve without a deposit. */
export async function eveningRestaurant(service: TestService): Promise<Restaurant> {
  const guestOrderTypes = ['takeAway', 'delivery', 'eatIn', 'table'] as const
  const restaurant = await service.addRestaurant({ like: 2, restaurant: { guestOrderTypes: [...guestOrderTypes] } })
  await service.change(restaurant, { type: 'reservation', service: { deposits: [] } })
  return restaurant
}

/** Guests without a browser at a restaurant like the second: every way to order, in cash or by card, one tiramisù unless wished. */
export function eveningDiners(service: TestService, restaurant: Restaurant) {
  const { api } = remoteDiner(service, restaurant, { venue: 21 })

  async function emulated<Reply>(path: string, body: object): Promise<Reply> {
    const headers = { 'Content-Type': 'application/json' }
    const address = `${service.origin}/emulators/stripe${path}`
    const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return (await response.json()) as Reply
  }

  async function payByCard({ id: orderId, token }: Placed): Promise<void> {
    const payable = { kind: 'order', id: orderId, venueId, token } as const
    const { paymentMethod } = await emulated<{ paymentMethod: { id: string } }>('/payment_methods', { card })
    const intent = { clientSecret: await clientSecret(api, payable), paymentMethod: paymentMethod.id, keepsCard: false }
    await emulated('/intents/confirm', intent)
    await notifyPaid(api, payable)
  }

  return {
    /** Places an order and pays it; the number of it. */
    async order(kind: Kind, { payment = 'cash', table, ...wish }: Wish): Promise<Id<'Order'>> {
      const place = kind === 'toZone' ? { deliveryAddress: await guestAddressAt(api, 21, centro) } : {}
      const seat = table ? { tableId: table.id, tableCode: table.code } : {}
      const paid = payment === 'card' ? { paymentMode: payment, cashMeans: null } : {}
      const fields = { orderedAt: wish.slotStart, ...paid }
      const asked = { ...orderSamples[kind], ...place, ...seat, guest, ...wish, fields }
      const placed = await api.call(createOrder, await anOrder(api, asked), { idempotencyKey: randomUUID() })
      if (payment === 'card') await payByCard(placed)
      return placed.id
    },
    /** Calls the staff to a table. */
    call: (table: Table) =>
      api.call(callStaff, { venueId, tableId: table.id, tableCode: table.code, reasonId: id<'CallReason'>(1) }),
    /** Asks for a table. */
    async reserve(startsAt: LocalDateTime): Promise<void> {
      await api.call(reserve, { ...aTable, venueId, startsAt }, { idempotencyKey: randomUUID() })
    },
  }
}
