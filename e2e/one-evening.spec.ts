import type { EveningDesk } from './support/evening-desk.ts'
import { tables } from './support/evening-diners.ts'
import { bookATable, orderAhead, payOnPhone, sitDown } from './support/evening-guests.ts'
import type { Evening } from './support/evening.ts'
import { expect, gino, karim, sara, test } from './support/evening.ts'

test('forty orders at three desks: none missed, each answered once [ORD-96]', async ({
  evening,
  service,
  restaurant,
}) => {
  // A whole evening: more than a minute on a quiet machine with two cores.
  test.setTimeout(600_000)
  const answers = collectAnswers(evening)
  const { kitchen, counter, owner } = evening
  const all = [kitchen, counter, owner]

  await test.step('twelve are collected: every desk rings until the last is answered', async () => {
    const first = await evening.orders(6, 'collect', { slotStart: evening.at('19:30') })
    const second = await evening.orders(6, 'collect', { slotStart: evening.at('19:45') })
    await Promise.all(all.map((desk) => desk.ringsOn()))
    await Promise.all([answers.accept(kitchen, first), answers.accept(counter, second)])
    await Promise.all(all.flatMap((desk) => [first[5]!, second[5]!].map((each) => desk.reads(each, 'Confirmed'))))
    await Promise.all(all.map((desk) => desk.isSilent()))
  })
  const paid =
    await test.step('nine are brought, nine eaten here: one is refused, one answered at two desks at once', () =>
      answerOthers(evening, answers))
  await test.step('a desk that is reloaded rings for what waits', () => reloadCounter(evening, answers))
  await test.step('a desk without network for two minutes catches up', () => leaveOwnerOffline(evening, answers))
  await test.step('a dish is sold out, delivery paused: widgets say so', () => closeForAWhile(evening))
  const bills = await test.step('guests with widgets order in every way', () => serveGuests(evening, answers))
  await test.step('a dish of a paid order is given back', () => giveBackOneDish(evening, paid))

  const orders = await service.ordersOf(restaurant)
  const numbers = orders.map(({ id }) => id).toSorted((one, other) => one - other)
  expect(numbers).toHaveLength(40)
  const decided = (await service.auditOf(restaurant)).filter(({ action }) => /^order\.(confirm|refuse)$/.test(action))
  expect(decided.map(({ subject }) => Number(subject)).toSorted((one, other) => one - other)).toEqual(numbers)
  for (const { subject, action, member } of decided)
    expect(answers.of(Number(subject))).toContainEqual({ by: member.name, how: action.replace('order.', '') })
  for (const desk of all) {
    await desk.openRoom('Orders')
    await expect.poll(() => desk.listed()).toEqual(numbers)
    await desk.isSilent()
  }
  const byCard = orders.filter(({ payment, status }) => payment.mode === 'card' && status === 'confirmed')
  const due = byCard.reduce((sum, { totalCents }) => sum + totalCents, bills)
  const shares = orders.filter(({ place }) => place.table === '4').map(({ paidCents }) => paidCents)
  expect(shares).toEqual([800, 800])
  await service.sweep()
  expect(await service.moneyOf(restaurant)).toBe(due)
})

type Answers = ReturnType<typeof collectAnswers>
type Answer = { readonly by: string; readonly how: 'confirm' | 'refuse' }

/** Answers orders at the desks, and remembers who has answered which; of one that two desks answer at once, both. */
function collectAnswers({ kitchen, counter }: Evening) {
  const all = new Map<number, readonly Answer[]>()
  const nameAt = (desk: EveningDesk) => (desk === kitchen ? karim : desk === counter ? sara : gino)
  const note = (desk: EveningDesk, orderId: number, how: Answer['how'] = 'confirm') =>
    void all.set(orderId, [...(all.get(orderId) ?? []), { by: nameAt(desk), how }])
  return {
    note,
    of: (orderId: number) => all.get(orderId) ?? [],
    async accept(desk: EveningDesk, orders: readonly number[]) {
      for (const each of orders) note(desk, each)
      await desk.accept(orders)
    },
  }
}

/** Two orders that are paid by card stay: their numbers. */
async function answerOthers({ kitchen, counter, owner, orders, at }: Evening, answers: Answers) {
  const brought = { slotStart: at('20:00') }
  const [takenBack, together, ...cash] = await orders(6, 'toZone', brought)
  const [refused, ...paid] = await orders(3, 'toZone', { slotStart: at('20:15'), payment: 'card' })
  const inside = await orders(5, 'eatIn', { slotStart: at('19:45') })
  const now = { slotStart: at('19:00') }
  const seated = [
    ...(await orders(2, 'table', { ...now, table: tables.one })),
    ...(await orders(2, 'table', { ...now, table: tables.two })),
  ]
  await Promise.all([kitchen, counter].map((desk) => desk.button(together!, 'Confirm').waitFor()))
  await Promise.all(
    [kitchen, counter].map((desk) => {
      answers.note(desk, together!)
      return desk.button(together!, 'Confirm').evaluate((button: HTMLElement) => button.click())
    }),
  )
  await Promise.all([kitchen, counter, owner].map((desk) => desk.reads(together!, 'Confirmed')))
  await Promise.all([
    answers.accept(kitchen, [...cash, ...seated]),
    answers.accept(owner, inside),
    answers.accept(counter, paid),
  ])
  await counter.refuse(takenBack!)
  await counter.button(takenBack!, 'Take back').click()
  await answers.accept(counter, [takenBack!])
  await counter.refuse(refused!)
  answers.note(counter, refused!, 'refuse')
  await counter.page.clock.runFor(10_000)
  await Promise.all([kitchen, counter, owner].map((desk) => desk.reads(refused!, 'Refused')))
  return paid
}

async function reloadCounter({ counter, orders, at }: Evening, answers: Answers) {
  const [waiting] = await orders(1, 'collect', { slotStart: at('20:00') })
  await counter.button(waiting!, 'Confirm').waitFor()
  await counter.page.reload()
  await counter.startService()
  await counter.ringsOn()
  await answers.accept(counter, [waiting!])
  await counter.isSilent()
}

async function leaveOwnerOffline({ kitchen, counter, owner, orders, at }: Evening, answers: Answers) {
  const [known] = await orders(1, 'collect', { slotStart: at('20:15') })
  await owner.button(known!, 'Confirm').waitFor()
  await owner.context.setOffline(true)
  answers.note(owner, known!)
  await owner.button(known!, 'Confirm').click()
  await expect(owner.cardOf(known!)).toContainText('Accepted here. It waits for the network and is sent by itself.')
  const [first, ...others] = await orders(3, 'collect', { slotStart: at('20:15') })
  await Promise.all([answers.accept(kitchen, [first!]), answers.accept(counter, others)])
  await owner.page.clock.runFor(120_000)
  await expect(owner.page.getByText(/^The service cannot be reached/)).toBeVisible()
  await expect(owner.cardOf(first!)).toHaveCount(0)
  await counter.reads(known!, 'Waiting')
  await owner.context.setOffline(false)
  await owner.page.clock.runFor(3_000)
  await Promise.all([known, first, ...others].map((each) => owner.reads(each!, 'Confirmed')))
  await expect(owner.page.getByText(/^The service cannot be reached/)).toHaveCount(0)
  await counter.reads(known!, 'Confirmed')
}

async function closeForAWhile({ kitchen, counter, owner, order, at, guest, passes }: Evening) {
  await kitchen.openRoom('Menu')
  await kitchen.page.getByLabel('Find a product').fill('tiramisu')
  await kitchen.page.getByRole('button', { name: 'Sold out' }).click()
  await kitchen.page.getByRole('button', { name: 'Back in stock' }).waitFor()
  await expect(order('collect', { slotStart: at('20:30') })).rejects.toThrow('refused')
  await counter.openRoom('Pauses')
  await counter.page.getByRole('button', { name: 'Pause: Delivery, Pizzeria Stella' }).click()
  await counter.page.getByRole('button', { name: '15 minutes' }).click()
  const banner = owner.page.getByRole('region', { name: 'Paused now' })
  await expect(banner).toContainText('Delivery Paused until 19:15')

  const { page, widget } = await guest('/ordine')
  await widget.button('Delivery').click()
  await expect(widget.widget.getByText(/^Orders are paused until today \d\d:\d\d\.$/)).toBeVisible()
  await widget.go('/menu')
  const dish = widget.widget.getByRole('listitem').filter({ hasText: 'Tiramisu' }).first()
  await expect(dish).toContainText('Sold out')
  await expect(page.getByRole('button', { name: /^Add Tiramisu/ })).toHaveCount(0)
  await passes(16)
  await expect(banner).toHaveCount(0)
}

/** Answers the cents that the table has paid on phones. */
async function serveGuests(evening: Evening, answers: Answers) {
  const { kitchen, counter, owner, guest } = evening
  for (const way of ['Take-away', 'Eat at the restaurant', 'Delivery'] as const) {
    const ahead = await guest('/ordine')
    await orderAhead(ahead, way)
    await ahead.page.context().close()
  }
  await answers.accept(owner, await evening.waiting(3))
  const phones = [await sitDown(await guest('/tavolo'), 'Rosa'), await sitDown(await guest('/tavolo'), 'Luca')]
  await kitchen.openRoom('Orders')
  await answers.accept(kitchen, await evening.waiting(2))
  const [rosa, luca] = phones
  await payOnPhone(rosa!, /^Pay everything/, '8,00 € paid')
  await payOnPhone(luca!, 'Pay my part', '4,00 € paid')
  await bookATable(await guest('/prenotazioni/prenota-tavolo'))
  await counter.openRoom('Reservations')
  const asked = counter.page.getByRole('listitem').filter({ hasText: 'Anna Rossi' }).first()
  await asked.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(asked.getByText('Confirmed', { exact: true })).toBeVisible()

  await counter.openRoom('Tables')
  await counter.page.getByRole('link', { name: 'Table 4' }).click()
  await counter.page.getByRole('button', { name: 'Close the table' }).click()
  await expect(counter.page.getByText('4,00 € to take. How is it paid?')).toBeVisible()
  await counter.page.getByRole('button', { name: /^Cash/ }).click()
  await expect(counter.page.getByRole('button', { name: 'Take back' })).toBeFocused()
  await counter.page.clock.runFor(11_000)
  await expect(counter.page.getByText('This table is free.')).toBeVisible()
  return 1200
}

/** One tiramisù of three. */
async function giveBackOneDish({ counter }: Evening, [paid]: readonly number[]) {
  await counter.openRoom('Orders')
  const card = counter.cardOf(paid!)
  await card.getByText('Remove dishes').click()
  await card.getByRole('button', { name: 'One more' }).click()
  await expect(card).toContainText('5,50 € go back to the customer. New total: 12,50 €')
  await card.getByRole('button', { name: 'Remove and give back' }).click()
  await expect(card.getByText('5,50 € given back')).toBeVisible()
}
