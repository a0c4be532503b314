import { beforeAll, expect, test } from 'vitest'

import { arrival } from '#desk/alarm/alarm-kinds.ts'
import { createOrder } from '#src/contract/order.ts'
import { aDiner, anOrder, noon } from '#tests/server/support/diner.ts'
import { deskOf } from '#tests/support/desk.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

test('an order rings after “Start service” until it is confirmed', async () => {
  const restaurantId = await service.newRestaurant()
  const diner = await aDiner(service, restaurantId, { firstName: 'Anna', lastName: 'Rossi' })
  const { id } = await diner.api.call(createOrder, await anOrder(diner.api))
  const { screen, user, heard, badges, advance, settled, tell, expectAccessible } = await renderDesk('/', {
    service,
    restaurantId,
  })
  expect(heard()).toEqual([])
  expect(badges.at(-1)).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Start service' }))
  expect(heard()).toEqual(['orders'])
  advance(5_000)
  expect(heard()).toEqual(['orders'])
  await user.click(screen.getByRole('button', { name: /Sound on/ }))
  await user.click(screen.getByRole('button', { name: 'Play: Messages' }))
  expect(heard()).toEqual(['messages'])
  await expectAccessible()
  await user.selectOptions(screen.getByLabelText('New orders'), 'Off')
  advance(5_000)
  expect(heard()).toEqual([])
  await user.selectOptions(screen.getByLabelText('New orders'), 'Loud')
  await deskOf(service, restaurantId).post(`orders/${id}/confirm`)
  tell()
  await settled()
  advance(60_000)
  expect(heard()).toEqual([])
})

test('an order that was accepted at once sounds once [VENUE-51]', async () => {
  const restaurantId = await service.newRestaurant()
  await service.changeRestaurant(restaurantId, { venueId: 11, type: 'takeAway', service: { confirmsAtOnce: true } })
  const diner = await aDiner(service, restaurantId)
  const view = await renderDesk('/', { service, restaurantId, nowMs: noon })
  const { screen, user, played, advance, settled, tell } = view
  await user.click(screen.getByRole('button', { name: 'Start service' }))
  const { id } = await diner.api.call(createOrder, await anOrder(diner.api))
  tell()
  await settled()
  await screen.findByRole('heading', { name: `Order ${id}` })
  expect(played()).toEqual([arrival])
  advance(60_000)
  tell()
  await settled()
  expect(played()).toEqual([])
  screen.getByText('By the service, as it came')
})
