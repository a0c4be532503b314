import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'

import { timeToPayMs } from '#server/payments/payment-deps.ts'
import type { Id } from '#src/contract/values.ts'
import { aCounter, noon, statusOf, tiramisu } from '#tests/server/support/diner.ts'
import { approved, payer } from '#tests/server/support/payer.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

type Payer = ReturnType<typeof payer>
type Bench = { readonly pay: Payer; readonly orderId: Id<'Order'>; readonly restaurantId: Id<'Restaurant'> }

/** Everything that customer, browser, provider, desk and time can do about one order; each may fail, and may come twice. */
const steps = {
  askSecret: ({ pay, orderId }) => statusOf(pay.secret(orderId)),
  payByCard: ({ pay, orderId }) => ignoring(pay.byCard(orderId)),
  payByDeclinedCard: ({ pay, orderId }) => ignoring(pay.byCard(orderId, '4000000000000002')),
  payAndLoseTheReply: ({ pay, orderId }) => ignoring(pay.byCard(orderId, '4000000000000499')),
  openTheBanksQuestion: ({ pay, orderId }) => ignoring(pay.byCard(orderId, '4000002500003155')),
  answerTheBank: async ({ pay, orderId }) => {
    const secret = await ignoring(pay.secret(orderId))
    if (secret) await pay.challenge(secret, 'complete')
  },
  notify: ({ pay, orderId }) => statusOf(pay.notify(orderId)),
  payByPayPal: async ({ pay, orderId }) => {
    const nonce = await pay.payPalOrder({ value: '5.50', customId: `ORDINE-${orderId}` })
    await statusOf(pay.execute(orderId, nonce))
    await statusOf(pay.execute(orderId, nonce))
  },
  approveAtPayPalAndLeave: ({ pay, orderId }) => pay.payPalOrder({ value: '5.50', customId: `ORDINE-${orderId}` }),
  approveOrderOfTheServiceAndLeave: ({ pay, orderId }) =>
    statusOf(pay.startPayPal(orderId).then((ref) => pay.approve(ref))),
  webhooksAndSweep: () => service.sweep(),
  halfOfTheTimePasses: async ({ restaurantId }) => {
    service.clock.set(service.clock.now(restaurantId) + timeToPayMs / 2 + 1, restaurantId)
  },
} satisfies Record<string, (bench: Bench) => Promise<unknown>>

const step = fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[]))
/** Steps of one group happen at the same moment. */
const groups = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 })

test('an order is paid at most once, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(groups, async (rounds) => {
      // Nobody answers: what is paid is kept until its slot begins.
      const venue = { refuseAfterMinutes: null }
      const counter = await aCounter(service, { venue, stock: [{ productId: tiramisu, venueId: 11, quantity: 1 }] })
      const pay = payer(service, counter)
      const { id: orderId, total } = await pay.order('card')
      const bench = { pay, orderId, restaurantId: counter.restaurantId }
      const seen: (string | null)[] = []
      for (const round of rounds) {
        await Promise.all(round.map((name) => steps[name](bench)))
        seen.push((await counter.read(orderId)).paymentStatus)
      }
      // In the end everybody has heard of everything.
      service.clock.set(service.clock.now(counter.restaurantId) + timeToPayMs + 1, counter.restaurantId)
      await service.sweep()
      await service.sweep()
      const order = await counter.read(orderId)
      const isPaid = order.paymentStatus === 'paid'
      expect(order).toMatchObject(isPaid ? { status: 'new' } : { status: 'cancelled', paymentStatus: 'failed' })
      expect({
        money: await pay.money(),
        stock: await pay.stockOf(tiramisu),
        desk: await pay.atDesk(),
        received: (await pay.mails()).filter((kind) => kind === 'order-received').length,
      }).toEqual(
        isPaid
          ? { money: total, stock: 0, desk: [orderId], received: 1 }
          : { money: 0, stock: 1, desk: [], received: 0 },
      )
      expect(changesOf([...seen, order.paymentStatus])).toBeLessThanOrEqual(1)
    }),
    { numRuns: 25 },
  )
}, 240_000)

test('one payment reported many times counts once', async () => {
  const counter = await aCounter(service, { stock: [{ productId: tiramisu, venueId: 11, quantity: 1 }] })
  const pay = payer(service, counter)
  const { id: orderId, total } = await pay.order('card')
  const secrets = await Promise.all([1, 2, 3, 4].map(() => pay.secret(orderId)))
  expect(new Set(secrets).size).toBe(1)
  await pay.confirm(secrets[0] ?? '', await pay.method(approved))
  const nonce = await pay.payPalOrder({ value: '5.50', customId: `ORDINE-${orderId}` })
  service.clock.set(noon + timeToPayMs + 1, counter.restaurantId)
  await Promise.all([
    ...[1, 2, 3].map(() => statusOf(pay.notify(orderId))),
    ...[1, 2, 3].map(() => service.sweep()),
    ...[1, 2, 3].map(() => counter.read(orderId)),
    statusOf(pay.execute(orderId, nonce)),
  ])
  await service.sweep()
  expect(await counter.read(orderId)).toMatchObject({ status: 'new', paymentStatus: 'paid' })
  expect(await pay.money()).toBe(total)
  expect(await pay.mails()).toEqual(['order-received'])
})

/** Waiting ends once, in `paid` or in `failed`, and never turns. */
function changesOf(statuses: readonly (string | null)[]): number {
  return statuses.filter((status, index) => index > 0 && status !== statuses[index - 1]).length
}

async function ignoring<T>(call: Promise<T>): Promise<T | null> {
  let result: T | null = null
  await statusOf(call.then((value) => (result = value)))
  return result
}
