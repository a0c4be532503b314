import { waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import type { ListedAuditEntry } from '#desk/contract/audit.ts'
import type { DeskOrder } from '#desk/contract/orders.ts'
import { aCounter, minute, noon } from '#tests/server/support/diner.ts'
import { id, moment } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let counter: Awaited<ReturnType<typeof aCounter>>
beforeAll(async () => {
  service = await startService({ now: noon })
})
// Of its own for each test: a slot takes so many orders.
beforeEach(async () => {
  counter = await aCounter(service)
})

const open = (more: object = {}) =>
  renderDesk('/', { service, restaurantId: counter.restaurantId, nowMs: noon, ...more })
type Desk = Awaited<ReturnType<typeof open>>
const colleague = () => deskOf(service, counter.restaurantId)

/** An order for half past seven, and what becomes of it at the service. */
async function anOrderForTonight() {
  const { id: orderId } = await counter.place()
  const button = (desk: Desk, name: string) => desk.user.click(desk.cardOf(orderId).getByRole('button', { name }))
  return {
    id: orderId,
    stored: async () => {
      const { orders } = await colleague().read<{ orders: DeskOrder[] }>('orders')
      return orders.find((order) => order.id === orderId)
    },
    /** What the audit says was done to it, the newest first. */
    actions: async () => {
      const { entries } = await colleague().read<{ entries: ListedAuditEntry[] }>('audit/0')
      return entries.filter(({ subject }) => subject === String(orderId)).map(({ action }) => action)
    },
    confirm: (desk: Desk) => button(desk, 'Confirm'),
    confirmLater: (desk: Desk, minutes = 10) => button(desk, `Confirm, ${minutes} minutes later`),
    takeBack: (desk: Desk) => button(desk, 'Take back'),
    waitsFor: (desk: Desk, time: string) =>
      desk.cardOf(orderId).findByText(`Accepted here for ${time}. It waits for the network and is sent by itself.`),
  }
}

/** The network breaks when the service has done the next such call: its answer is lost, or arrives still. */
const breakAt = (desk: Desk, ending: string, loses: 'answer' | 'nothing') =>
  desk.once(ending, () => {
    desk.setOffline(true)
    if (loses === 'answer') throw new TypeError('Failed to fetch')
  })
/** The network is back, and what waited has ended. */
async function mend(desk: Desk) {
  desk.setOffline(false)
  desk.tell()
  await waitFor(() => desk.screen.getByText(/^Up to date at/))
  await waitFor(() => expect(desk.desk.waiting.all).toEqual([]))
}
const tenLater = { status: 'confirmed', expected: { from: '2026-03-10 19:40:00', to: null } }

test('accepting with minutes waits, over a reload too [ORD-74]', async () => {
  const order = await anOrderForTonight()
  const desk = await open()
  desk.setOffline(true)
  await order.confirmLater(desk)
  await order.waitsFor(desk, '19:40')
  await desk.expectAccessible()
  desk.close()
  const again = await open({ browser: desk.browser, isOffline: true, nowMs: noon + 60 * minute })
  await order.waitsFor(again, '19:40')
  await mend(again)
  expect(await order.stored()).toMatchObject(tenLater)
  expect(await order.actions()).toEqual(['order.confirm', 'order.expected'])
})

test('what was promised at the tap is sent, however late [ORD-74]', async () => {
  const order = await anOrderForTonight()
  const late = noon + (7 * 60 + 25) * minute
  const desk = await open({ nowMs: late })
  desk.setOffline(true)
  await order.confirmLater(desk)
  desk.advance(10 * minute)
  await order.waitsFor(desk, '19:40')
  await mend(desk)
  expect(await order.stored()).toMatchObject(tenLater)
})

test.each([
  ['/expected', 'answer'],
  ['/expected', 'nothing'],
  ['/confirm', 'answer'],
] as const)('a break at %s (lost: %s) adds nothing twice [ORD-74]', async (ending, loses) => {
  const order = await anOrderForTonight()
  const desk = await open()
  breakAt(desk, ending, loses)
  await order.confirmLater(desk)
  await order.waitsFor(desk, '19:40')
  await mend(desk)
  expect(await order.stored()).toMatchObject(tenLater)
  expect(await order.actions()).toEqual(['order.confirm', 'order.expected'])
  expect(desk.screen.queryByText(/was not accepted/)).toBeNull()
})

test('an answer that is lost while sending adds nothing twice [ORD-74]', async () => {
  const order = await anOrderForTonight()
  const desk = await open()
  desk.setOffline(true)
  await order.confirmLater(desk)
  await order.waitsFor(desk, '19:40')
  for (const ending of ['/expected', '/confirm']) {
    desk.setOffline(false)
    breakAt(desk, ending, 'answer')
    desk.tell()
    await waitFor(async () => expect((await order.actions())[0]).toBe(`order.${ending.slice(1)}`))
    await desk.settled()
  }
  await mend(desk)
  expect(await order.actions()).toEqual(['order.confirm', 'order.expected'])
  expect(desk.screen.queryByText(/was not accepted/)).toBeNull()
})

test('accepting as ordered is found where its answer was lost [ORD-74]', async () => {
  const order = await anOrderForTonight()
  const desk = await open()
  breakAt(desk, '/confirm', 'answer')
  await order.confirm(desk)
  await desk.cardOf(order.id).findByText('Accepted here. It waits for the network and is sent by itself.')
  await mend(desk)
  expect(await order.actions()).toEqual(['order.confirm'])
  expect(desk.screen.queryByText(/was not accepted/)).toBeNull()
})

test.each(['answer', 'nothing'] as const)('another tap replaces the minutes (lost: %s) [ORD-74]', async (loses) => {
  const order = await anOrderForTonight()
  const desk = await open()
  // The first ten minutes are set, but not confirmed.
  breakAt(desk, '/expected', loses)
  await order.confirmLater(desk, 10)
  await order.waitsFor(desk, '19:40')
  await order.takeBack(desk)
  desk.setOffline(false)
  await desk.desk.refresh()
  desk.setOffline(true)
  await order.confirmLater(desk, 20)
  await order.waitsFor(desk, '19:50')
  expect(desk.screen.getByText('1 change waits for the network. It is sent by itself.')).toBeTruthy()
  await mend(desk)
  expect(await order.stored()).toMatchObject({ status: 'confirmed', expected: { from: '2026-03-10 19:50:00' } })
})

test('what is taken back while being sent is not accepted [ORD-74]', async () => {
  const order = await anOrderForTonight()
  const desk = await open()
  desk.setOffline(true)
  await order.confirmLater(desk)
  await order.waitsFor(desk, '19:40')
  const { waiting } = desk.desk
  desk.once('/expected', () => waiting.all.forEach((each) => waiting.takeBack(each)))
  await mend(desk)
  await waiting.send()
  await desk.settled()
  expect(await order.stored()).toMatchObject({ status: 'new' })
})

test('a time chosen while another is sent is said [ORD-74]', async () => {
  const order = await anOrderForTonight()
  const desk = await open()
  desk.setOffline(true)
  await order.confirmLater(desk)
  await order.waitsFor(desk, '19:40')
  const expected = { from: moment('2026-03-10 19:50:00'), to: null }
  desk.once('/confirm', () => desk.desk.waiting.add({ kind: 'accept', order: id(order.id), expected }))
  desk.setOffline(false)
  desk.tell()
  await waitFor(async () => expect(await order.stored()).toMatchObject(tenLater))
  await mend(desk)
  await desk.screen.findByText(new RegExp(`^Order ${order.id} was not accepted for 19:50: `))
  expect(await order.stored()).toMatchObject(tenLater)
})

test('what a colleague has confirmed stays, and is said [ORD-74]', async () => {
  const order = await anOrderForTonight()
  const desk = await open()
  desk.setOffline(true)
  await order.confirmLater(desk)
  await colleague().post(`orders/${order.id}/confirm`)
  await mend(desk)
  const said = `Order ${order.id} was not accepted for 19:40: somebody else has answered it meanwhile, or its time is over.`
  await desk.screen.findByText(said)
  expect(await order.stored()).toMatchObject({ status: 'confirmed', expected: null })
  expect(await order.actions()).toEqual(['order.confirm'])
})

test('what an older page let wait still goes out [ORD-74]', async () => {
  const order = await anOrderForTonight()
  const { browser, close } = await open()
  close()
  browser.kept.set('comanda-desk-waiting', JSON.stringify([{ kind: 'accept', order: order.id }]))
  const desk = await open({ browser, isOffline: true })
  await desk.cardOf(order.id).findByText('Accepted here. It waits for the network and is sent by itself.')
  await mend(desk)
  expect(await order.stored()).toMatchObject({ status: 'confirmed', expected: null })
})
