import { waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'

import { formatClock } from '#desk/parts/formats.ts'
import { aCounter, noon } from '#tests/server/support/diner.ts'
import { deskOf } from '#tests/support/desk.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let counter: Awaited<ReturnType<typeof aCounter>>
beforeAll(async () => {
  service = await startService({ now: noon })
  counter = await aCounter(service)
})

const open = (path: string, more: object = {}) =>
  renderDesk(path, { service, restaurantId: counter.restaurantId, nowMs: noon, ...more })
const statusOf = async (orderId: number) => {
  const orders = await deskOf(service, counter.restaurantId).read<{ orders: { id: number; status: string }[] }>(
    'orders',
  )
  return orders.orders.find(({ id }) => id === orderId)?.status
}
const isLive = ({ screen, tell }: Awaited<ReturnType<typeof open>>) => {
  tell()
  return waitFor(() => screen.getByText(/^Up to date at/))
}

test('lists are readable without a network, with their time [ORD-73]', async () => {
  const { id } = await counter.place()
  const { browser, close } = await open('/')
  close()
  const { screen, fail, expectAccessible } = await open('/', { browser, isOffline: true, nowMs: noon + 60_000 })
  expect(screen.getByRole('heading', { name: new RegExp(`${id}`) })).toBeTruthy()
  fail()
  expect(await screen.findByText(new RegExp(`What you see is as of ${formatClock(noon, 'en')}`))).toBeTruthy()
  await expectAccessible()
})

test('nothing is kept once a member has left [ORD-73]', async () => {
  const { browser, screen, user } = await open('/')
  expect(await browser.lists.all()).not.toEqual([])
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  await screen.findByRole('button', { name: 'Sign in' })
  expect(await browser.lists.all()).toEqual([])
})

test('an order accepted without a network goes out once [ORD-74]', async () => {
  const { id } = await counter.place()
  const desk = await open('/')
  desk.setOffline(true)
  const card = () => desk.cardOf(id)
  await desk.user.click(card().getByRole('button', { name: 'Confirm' }))
  await card().findByText('Accepted here. It waits for the network and is sent by itself.')
  expect(desk.screen.getByText('1 change waits for the network. It is sent by itself.')).toBeTruthy()
  expect(await statusOf(id)).toBe('new')
  // A reload forgets nothing.
  desk.close()
  const again = await open('/', { browser: desk.browser, isOffline: true })
  await again.cardOf(id).findByText('Accepted here. It waits for the network and is sent by itself.')
  again.setOffline(false)
  await isLive(again)
  await waitFor(async () => expect(await statusOf(id)).toBe('confirmed'))
  await again.settled()
  expect(again.screen.queryByText(/waits for the network/)).toBe(null)
  expect(again.screen.queryByText(/was not accepted/)).toBe(null)
})

test('what somebody else has refused meanwhile is said [ORD-74]', async () => {
  const { id } = await counter.place()
  const desk = await open('/')
  desk.setOffline(true)
  await desk.user.click(desk.cardOf(id).getByRole('button', { name: 'Confirm' }))
  await deskOf(service, counter.restaurantId).post(`orders/${id}/refuse`)
  desk.setOffline(false)
  await isLive(desk)
  const said = await desk.screen.findByText(
    `Order ${id} was not accepted: somebody else has answered it meanwhile, or its time is over.`,
  )
  expect(said).toBeTruthy()
  await desk.user.click(desk.screen.getByRole('button', { name: 'Understood' }))
  expect(desk.screen.queryByText(/was not accepted/)).toBe(null)
})

test('refusing needs the network, and says so [ORD-74]', async () => {
  const { id } = await counter.place()
  const desk = await open('/')
  desk.setOffline(true)
  await desk.user.click(desk.cardOf(id).getByRole('button', { name: 'Refuse' }))
  await desk.user.click(desk.cardOf(id).getByRole('button', { name: 'Refuse without a reason' }))
  desk.advance(10_000)
  await desk.cardOf(id).findByText(/refusing and giving money back need the network/)
  expect(await statusOf(id)).toBe('new')
})

test('sold out waits for the network [ORD-74]', async () => {
  const desk = await open('/menu')
  const outBefore = desk.screen.queryAllByRole('button', { name: 'Back in stock' }).length
  desk.setOffline(true)
  const [button] = await desk.screen.findAllByRole('button', { name: 'Sold out' })
  if (!button) throw new Error('nothing can be sold out')
  await desk.user.click(button)
  await desk.screen.findByText('Waits for the network')
  desk.setOffline(false)
  await isLive(desk)
  await waitFor(() => expect(desk.screen.getAllByRole('button', { name: 'Back in stock' })).toHaveLength(outBefore + 1))
  expect(desk.screen.queryByText('Waits for the network')).toBe(null)
})
