import { randomUUID } from 'node:crypto'

import { timeToPayMs } from '#server/payments/payment-deps.ts'
import { getGroup } from '#src/contract/group-order.ts'
import { createOrder } from '#src/contract/order.ts'
import type { Id } from '#src/contract/values.ts'
import { aDeposit, deposits } from '#tests/server/support/deposit-payer.ts'
import { aCounter, anOrder } from '#tests/server/support/diner.ts'
import { payer } from '#tests/server/support/payer.ts'
import { openedBy } from '#tests/server/support/phones.ts'
import { aTable } from '#tests/server/support/table-bills.ts'
import type { TestService } from '#tests/support/service.ts'

/** A flow of a payment that has come as far as the statement before which the process dies. */
export type Run = {
  readonly restaurantId: Id<'Restaurant'>
  /** What the process dies in. */
  readonly act: () => Promise<unknown>
  /** What the diner or the desk does who tries again. */
  readonly again: () => Promise<unknown>
}
type Flow = (service: TestService) => Promise<Run>

async function order(service: TestService, mode: 'card' | 'payPal') {
  const counter = await aCounter(service)
  const pay = payer(service, counter)
  const { id } = await pay.order(mode)
  return { ...counter, pay, id, notify: () => pay.notify(id), execute: (ref: string) => pay.execute(id, ref) }
}

async function approved(service: TestService) {
  const placed = await order(service, 'payPal')
  const ref = await placed.pay.startPayPal(placed.id)
  await placed.pay.approve(ref)
  return { ...placed, execute: () => placed.execute(ref) }
}

async function bill(service: TestService) {
  const table = await aTable(service)
  const round = await table.round()
  const opened = await table.open([round], 950)
  return { ...table, round, opened, notify: () => table.notify(opened), charge: () => table.charge(opened) }
}

const same = (restaurantId: Id<'Restaurant'>, act: Run['act']): Run => ({ restaurantId, act, again: act })

/** Everything that writes about a payment. */
export const paidFlows: Readonly<Record<string, Flow>> = {
  'a secret for a card': async (service) => {
    const { restaurantId, pay, id, notify } = await order(service, 'card')
    return { restaurantId, act: () => pay.secret(id), again: () => pay.byCard(id).then(notify) }
  },
  'a card, reported': async (service) => {
    const { restaurantId, pay, id, notify } = await order(service, 'card')
    await pay.byCard(id)
    return same(restaurantId, notify)
  },
  'a card, by webhook': async (service) => {
    const { restaurantId, pay, id } = await order(service, 'card')
    await pay.byCard(id)
    return same(restaurantId, service.sweep)
  },
  'an order at PayPal': async (service) => {
    const { restaurantId, pay, id, execute } = await order(service, 'payPal')
    const again = async () => {
      const ref = await pay.startPayPal(id)
      await pay.approve(ref)
      await execute(ref)
    }
    return { restaurantId, act: () => pay.startPayPal(id), again }
  },
  'PayPal, reported': async (service) => {
    const { restaurantId, execute } = await approved(service)
    return same(restaurantId, execute)
  },
  'a refusal of an order paid by card': async (service) => {
    const { restaurantId, pay, id, notify } = await order(service, 'card')
    await pay.byCard(id)
    await notify()
    return same(restaurantId, () => pay.desk.post(`orders/${id}/refuse`))
  },
  'a refusal of an order paid by PayPal': async (service) => {
    const { restaurantId, pay, id, execute } = await approved(service)
    await execute()
    return same(restaurantId, () => pay.desk.post(`orders/${id}/refuse`))
  },
  'a bill, reported': async (service) => {
    const { restaurantId, charge, notify } = await bill(service)
    await charge()
    return same(restaurantId, notify)
  },
  'a bill, given up': async (service) => {
    const { restaurantId, charge, giveUp, opened } = await bill(service)
    await charge()
    return same(restaurantId, () => giveUp(opened))
  },
  'a bill, reported too late': async (service) => {
    const { restaurantId, charge, notify } = await bill(service)
    await charge()
    service.clock.set(service.clock.now(restaurantId) + timeToPayMs + 1, restaurantId)
    return same(restaurantId, notify)
  },
  'a cancellation of what a bill has paid': async (service) => {
    const { restaurantId, payByCard, opened, decide, round } = await bill(service)
    await payByCard(opened)
    return same(restaurantId, () => decide(round.id, 'cancel'))
  },
  'a deposit, reported': async (service) => {
    const { restaurantId, charge, secret, notify } = await aDeposit(service)
    await charge(await secret())
    return same(restaurantId, notify)
  },
  'another deposit': async (service) => {
    const { restaurantId, charge, secret, change, notify } = await aDeposit(service)
    const old = await secret()
    const act = async () => {
      await change(deposits.little)
      await secret()
    }
    const again = async () => {
      await act().catch(() => undefined)
      await charge(old)
      await notify()
    }
    return { restaurantId, act, again }
  },
  'a group order by card': async (service) => {
    const { restaurantId, diner, ...counter } = await aCounter(service)
    const { code, key } = await openedBy(diner.api)
    const { version } = (await diner.api.call(getGroup, { code })).group
    const request = await anOrder(diner.api, { fields: { paymentMode: 'card', cashMeans: null } })
    const placed = { ...request, group: { code, key, version } }
    const { id } = await diner.api.call(createOrder, placed, { idempotencyKey: randomUUID() })
    const pay = payer(service, { ...counter, restaurantId, diner })
    await pay.byCard(id)
    return same(restaurantId, () => pay.notify(id))
  },
}
