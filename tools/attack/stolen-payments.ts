import { eq } from 'drizzle-orm'

import { providerOf } from '#server/payments/payment-deps.ts'
import { payPalOrders, stripeIntents } from '#server/platform/db/schema/emulator-tables.ts'
import type { Id } from '#src/contract/values.ts'
import { cents } from '#src/domain/money.ts'
import { aDeposit, deposits } from '#tests/server/support/deposit-payer.ts'
import { aCounter, noon, statusOf } from '#tests/server/support/diner.ts'
import { payer } from '#tests/server/support/payer.ts'
import type { TestService } from '#tests/support/service.ts'
import { openTestService } from '#tests/support/service.ts'

import { inThisProcess, isInOrder } from './crashed-payments.ts'
import type { Attack, Finding } from './finding.ts'
import type { Target } from './target.ts'

/** Diners pay with money that is not there, and other installations on the same account pay for orders that are not here. */
export const stolenPayments: Attack = async (target) => {
  const here = inThisProcess(target)
  const { service } = here
  return [
    ...(await changedDeposits(here)),
    ...(await foreignIntents(service)),
    ...(await foreignPayPal(service)),
    ...(await failingCaptures(here)),
    ...(await twoInstallations(service)),
  ]
}

/** The amount of a deposit goes up and down around its payment. */
async function changedDeposits(target: Target): Promise<readonly Finding[]> {
  const { service } = target
  const { much, little } = deposits
  const amounts = [[little, much], [little], [little, much, little], [little, little, much], [much, little, much]]
  let wrong = 0
  for (const changes of amounts) {
    const deposit = await aDeposit(service)
    const old = await deposit.secret()
    for (const [index, amount] of changes.entries()) {
      await statusOf(deposit.change(amount))
      if (index === 0) await deposit.charge(old)
      await statusOf(deposit.notify())
      if (index === 1) await service.sweep()
    }
    if (!(await isInOrder(target, deposit.restaurantId))) wrong += 1
  }
  return [{ what: `deposits of changed amounts (${amounts.length}): wrong`, found: wrong, due: 0 }]
}

const elsewhere = 'elsewhere'

/** Intents that another installation made for an order of the same number. */
async function foreignIntents(service: TestService): Promise<readonly Finding[]> {
  let touched = 0
  const made = [550, 551, 100_000]
  for (const amount of made) {
    const counter = await aCounter(service)
    const pay = payer(service, counter)
    const { id } = await pay.order('card')
    const card = await providerOf(service.payments, 'card', null)
    const { ref, clientSecret } = await card.createIntent({
      amount: cents(amount),
      currency: 'EUR',
      customer: null,
      key: `${elsewhere}-${counter.restaurantId}-${id}`,
      reference: { installation: elsewhere, restaurantId: counter.restaurantId, kind: 'order', id },
    })
    await pay.confirm(clientSecret, await pay.method())
    await service.sweep()
    await statusOf(pay.notify(id))
    const [intent] = await service.db.select().from(stripeIntents).where(eq(stripeIntents.id, ref))
    if (intent?.isRefunded !== false || (await pay.atDesk()).length > 0) touched += 1
  }
  return [{ what: `intents of another installation (${made.length}): touched`, found: touched, due: 0 }]
}

/** Orders at PayPal that pay somebody else, or were approved for another installation. */
async function foreignPayPal(service: TestService): Promise<readonly Finding[]> {
  const counter = await aCounter(service)
  const pay = payer(service, counter)
  const wishes = (id: Id<'Order'>) => [
    { customId: `ORDINE-${id}`, payee: 'MALLORY123456' },
    { customId: `ORDINE-${id}-${elsewhere}` },
    { customId: `ORDINE-${id + 1}` },
    { customId: `ORDINE-${id}`, currency: 'USD' },
    { customId: `ORDINE-${id}`, intent: 'CAPTURE' },
  ]
  const said: (string | null)[] = []
  const { id } = await pay.order('payPal')
  for (const wish of wishes(id)) {
    const ref = await pay.payPalOrder({ value: '5.50', ...wish })
    said.push(await statusOf(pay.execute(id, ref)))
  }
  // One that another installation holds already.
  const held = await pay.payPalOrder({ value: '5.50', customId: `ORDINE-${id}` })
  await service.db.update(payPalOrders).set({ status: 'COMPLETED', funds: 'held' }).where(eq(payPalOrders.id, held))
  said.push(await statusOf(pay.execute(id, held)))
  await service.sweep()
  const [kept] = await service.db.select().from(payPalOrders).where(eq(payPalOrders.id, held))
  return [
    {
      what: `PayPal orders that are not right (${said.length}): accepted`,
      found: said.filter((status) => status === 'accepted').length,
      due: 0,
    },
    { what: 'money that another installation holds at PayPal: touched', found: kept?.funds === 'held' ? 0 : 1, due: 0 },
  ]
}

/** Captures that PayPal refuses for good are shown, and those it has not decided are asked for again. */
async function failingCaptures(target: Target): Promise<readonly Finding[]> {
  const { service } = target
  let hidden = 0
  for (const fate of ['decline', 'expire', 'pending'] as const) {
    const counter = await aCounter(service)
    const pay = payer(service, counter)
    const { id } = await pay.order('payPal')
    const ref = await pay.startPayPal(id)
    await pay.approve(ref, fate)
    await pay.execute(id, ref)
    await service.sweep()
    const [order] = (await pay.desk.read<{ orders: { payment: { problem: string | null } }[] }>('orders')).orders
    if (fate !== 'pending' && order?.payment.problem !== 'notCollected') hidden += 1
    if (fate !== 'pending') continue
    await service.db.update(payPalOrders).set({ fate: 'complete' }).where(eq(payPalOrders.id, ref))
    await service.sweep()
    if (!(await isInOrder(target, counter.restaurantId))) hidden += 1
  }
  return [{ what: 'captures that fail (3): hidden', found: hidden, due: 0 }]
}

/** Two databases name the same order differently at the provider. */
async function twoInstallations(service: TestService): Promise<readonly Finding[]> {
  const other = await openTestService({ now: () => noon })
  try {
    const keys = await Promise.all(
      [service, other].map(async (one) => {
        const pay = payer(one, await aCounter(one))
        const { id } = await pay.order('card')
        const secret = await pay.secret(id)
        const [intent] = await one.db.select().from(stripeIntents).where(eq(stripeIntents.clientSecret, secret))
        return intent?.metadata.installation ?? null
      }),
    )
    const isSame = keys[0] === null || keys[0] === keys[1]
    return [{ what: 'two installations with one name at the provider', found: isSame ? 1 : 0, due: 0 }]
  } finally {
    await other.close()
  }
}
