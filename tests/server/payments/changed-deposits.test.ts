import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'

import { timeToPayMs } from '#server/payments/payment-deps.ts'
import { paymentsOf } from '#server/payments/payment-queries.ts'
import { aDeposit, deposits } from '#tests/server/support/deposit-payer.ts'
import { noon, statusOf } from '#tests/server/support/diner.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

test('a deposit that was given back never pays later [PAY-27]', async () => {
  const deposit = await aDeposit(service)
  const secret = await deposit.secret()
  await deposit.change(deposits.little)
  expect(await deposit.charge(secret)).toBe('succeeded')
  expect(await statusOf(deposit.notify())).toBe('PAYMENT_NOT_CONFIRMED')
  expect(await deposit.pay.money()).toBe(0)
  await deposit.change(deposits.much)
  expect(await statusOf(deposit.notify())).toBe('PAYMENT_NOT_CONFIRMED')
  await service.sweep()
  expect([await deposit.pay.money(), await deposit.atDesk()]).toEqual([0, null])
})

test('an intent that was ended pays nothing, and goes back [PAY-27]', async () => {
  const deposit = await aDeposit(service)
  const ended = await deposit.secret()
  await deposit.change(deposits.little)
  const secret = await deposit.secret()
  expect(secret).not.toBe(ended)
  // It was closed at the provider: nobody can pay it any more.
  expect(await deposit.charge(ended)).not.toBe('succeeded')
  await deposit.change(deposits.much)
  expect(await statusOf(deposit.notify())).toBe('PAYMENT_NOT_CONFIRMED')
  expect(await deposit.charge(await deposit.secret())).toBe('succeeded')
  expect(await statusOf(deposit.notify())).toBe('accepted')
  expect([await deposit.pay.money(), await deposit.atDesk()]).toEqual([deposits.much, deposits.much])
})

type Bench = { readonly deposit: Awaited<ReturnType<typeof aDeposit>>; readonly secrets: string[] }

/** Everything that a guest, the provider and time can do about one deposit; each may fail, and may come twice. */
const steps = {
  askMuch: ({ deposit }) => statusOf(deposit.change(deposits.much)),
  askLittle: ({ deposit }) => statusOf(deposit.change(deposits.little)),
  takeSecret: ({ deposit, secrets }) => statusOf(deposit.secret().then((secret) => secrets.push(secret))),
  payTheOldest: ({ deposit, secrets }) => pay(deposit, secrets.at(0)),
  payTheNewest: ({ deposit, secrets }) => pay(deposit, secrets.at(-1)),
  notify: ({ deposit }) => statusOf(deposit.notify()),
  webhooksAndSweep: () => service.sweep(),
  halfOfTheTimePasses: async ({ deposit: { restaurantId } }) =>
    service.clock.set(service.clock.now(restaurantId) + timeToPayMs / 2 + 1, restaurantId),
  cancelAtTheDesk: ({ deposit: { pay, reservationId } }) => pay.desk.post(`reservations/${reservationId}/cancel`),
} satisfies Record<string, (bench: Bench) => Promise<unknown>>

const step = fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[]))
/** Steps of one group happen at the same moment. */
const groups = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 9 })

test('the money held is that of what is paid [PAY-27]', { timeout: 240_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(groups, async (rounds) => {
      const bench: Bench = { deposit: await aDeposit(service), secrets: [] }
      const { deposit } = bench
      for (const round of rounds) await Promise.all(round.map((name) => steps[name](bench)))
      // In the end everybody has heard of everything.
      service.clock.set(service.clock.now(deposit.restaurantId) + timeToPayMs + 1, deposit.restaurantId)
      await service.sweep()
      await service.sweep()
      const name = { restaurantId: deposit.restaurantId, kind: 'reservation', id: deposit.reservationId } as const
      const paid = (await paymentsOf(service.db, name)).filter(({ status }) => status === 'paid')
      expect(paid.length).toBeLessThanOrEqual(1)
      expect([await deposit.pay.money(), (await deposit.atDesk()) ?? 0]).toEqual(
        paid.length === 0 ? [0, 0] : [paid[0]?.amount, paid[0]?.amount],
      )
    }),
    {
      numRuns: 25,
      examples: [
        [[['askMuch'], ['takeSecret'], ['payTheOldest', 'takeSecret']]],
        [[['takeSecret'], ['askLittle'], ['payTheOldest'], ['notify'], ['askMuch'], ['notify']]],
        [[['takeSecret'], ['askLittle'], ['takeSecret', 'payTheOldest'], ['askMuch', 'webhooksAndSweep'], ['notify']]],
      ],
    },
  )
})

async function pay({ charge }: Bench['deposit'], secret: string | undefined): Promise<void> {
  if (secret !== undefined) await charge(secret)
}
