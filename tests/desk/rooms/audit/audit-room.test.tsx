import { within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'

import { noon } from '#tests/server/support/diner.ts'
import { deskOf } from '#tests/support/desk.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

test('owners read who did what, in words [ORD-102]', async () => {
  const restaurantId = await service.newRestaurant()
  const { post, savePart } = deskOf(service, restaurantId)
  const { screen, user, expectAccessible } = await renderDesk('/audit', { service, restaurantId, nowMs: noon })
  await screen.findByText('Nothing was changed yet.')
  await savePart('products/801/set-up/dish', { price: 6 })
  await post('pause', { isPaused: true })
  await user.click(screen.getByRole('link', { name: 'Account' }))
  await user.click(screen.getByRole('link', { name: 'Who did what' }))
  await screen.findByText('Restaurant paused or resumed')
  const items = () => screen.getAllByRole('listitem').filter((each) => each.matches('.desk-audit li'))
  expect(items().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Restaurant paused or resumed.*Gino.*Pausedbefore: No → after: Yes$/),
    expect.stringMatching(/^Dish changed · 801 · Tiramisù.*Pricebefore: 5.5 → after: 6$/),
  ])
  await expectAccessible()
  await user.selectOptions(screen.getByLabelText('What'), 'Dishes')
  expect(items()).toHaveLength(1)
  await user.selectOptions(screen.getByLabelText('What'), 'Everything')
  await user.selectOptions(screen.getByLabelText('Who'), 'Gino · owner@example.com')
  expect(items()).toHaveLength(2)
})

test('earlier changes come on demand', async () => {
  const restaurantId = await service.newRestaurant()
  const { post } = deskOf(service, restaurantId)
  for (let change = 0; change < 51; change += 1) await post('pause', { isPaused: change % 2 === 0 })
  const { screen, user, setOffline } = await renderDesk('/audit', { service, restaurantId, nowMs: noon })
  const list = () => within(screen.getByRole('region', { name: 'Tue 10 Mar' })).getAllByRole('listitem')
  expect(list()).toHaveLength(50)
  setOffline(true)
  await user.click(screen.getByRole('button', { name: 'Show earlier changes' }))
  await screen.findByText('There is no connection to the service.')
  setOffline(false)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await expect.poll(() => list().length).toBe(51)
  expect(screen.queryByRole('button', { name: 'Show earlier changes' })).toBe(null)
})

test('staff are led to the orders', async () => {
  const { path } = await renderDesk('/audit', {
    service,
    restaurantId: 1,
    email: 'staff@example.com',
    nowMs: noon,
  })
  expect(path()).toBe('/staff/')
})
