import { within } from '@testing-library/react'
import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

import { timetables } from '#server/platform/db/schema/slot-tables.ts'
import { serviceConfigs } from '#server/platform/db/schema/venue-tables.ts'
import { exportRestaurant } from '#server/restaurant-file/export-restaurant.ts'
import type { Id } from '#src/contract/values.ts'
import { deskOf } from '#tests/support/desk.ts'
import { enterText } from '#tests/support/enter-text.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})

const waysOf = async (id: Id<'Restaurant'>) => (await exportRestaurant(service.db, id))?.venues[0]?.services

/** A restaurant whose first venue is open at noon of two days, and has no way to order. */
async function withoutWays(): Promise<Id<'Restaurant'>> {
  const restaurantId = await service.newRestaurant()
  const venueId = 11 as Id<'Venue'>
  await service.db
    .delete(timetables)
    .where(and(eq(timetables.restaurantId, restaurantId), eq(timetables.venueId, venueId)))
  await service.db
    .delete(serviceConfigs)
    .where(and(eq(serviceConfigs.restaurantId, restaurantId), eq(serviceConfigs.venueId, venueId)))
  const desk = deskOf(service, restaurantId)
  const { version } = await desk.read<{ version: string }>('venues/11/set-up/hours')
  const openingHours = [{ days: ['mon', 'tue'], from: '12:00', to: '14:30' }]
  await desk.post('venues/11/set-up/hours', { version, value: { openingHours } })
  return restaurantId
}

test('a way that is new begins with the opening hours [SET-60]', async () => {
  const restaurantId = await withoutWays()
  const { screen, user, expectAccessible } = await renderDesk('/set-up/services/11', { service, restaurantId })
  await screen.findByText(/^Nothing can be ordered yet/)
  const takeAway = within(await screen.findByRole('region', { name: 'Take-away' }))
  await user.click(takeAway.getByLabelText('Offered'))
  expect(takeAway.getByLabelText<HTMLInputElement>('First time').value).toBe('12:00')
  expect(takeAway.getByLabelText<HTMLInputElement>('Tuesday').checked).toBe(true)
  expect(takeAway.getByLabelText<HTMLInputElement>('Wednesday').checked).toBe(false)
  await user.click(takeAway.getByLabelText('Sunday'))
  await user.click(takeAway.getByRole('button', { name: 'Add times' }))
  const second = takeAway.getAllByRole('listitem')[1]!
  await enterText(user, within(second).getByLabelText('First time'), '19:00')
  await enterText(user, within(second).getByLabelText('Last time'), '22:00')
  await enterText(user, within(second).getByLabelText('Orders at each time'), '6')
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect
    .poll(async () => (await waysOf(restaurantId))?.takeAway?.slots)
    .toMatchObject([
      { days: ['mon', 'tue', 'sun'], from: '12:00', to: '14:30' },
      { days: ['mon', 'tue'], from: '19:00', to: '22:00', orders: 6 },
    ])
})

test('a way that is switched off keeps its times [SET-60]', async () => {
  const restaurantId = await service.newRestaurant()
  const before = (await waysOf(restaurantId))?.takeAway
  const { screen, user } = await renderDesk('/set-up/services/11', { service, restaurantId })
  const takeAway = within(await screen.findByRole('region', { name: 'Take-away' }))
  await user.click(takeAway.getByLabelText('Offered'))
  expect(takeAway.queryByLabelText('First time')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(async () => (await waysOf(restaurantId))?.takeAway).toEqual({ ...before, isActive: false })
})

test('each way shows only what it knows [SET-61, ORD-101]', async () => {
  const restaurantId = await withoutWays()
  const { screen, user, expectAccessible } = await renderDesk('/set-up/services/11', { service, restaurantId })
  await screen.findByRole('region', { name: 'Take-away' })
  for (const box of screen.getAllByLabelText('Offered')) await user.click(box)
  for (const more of screen.getAllByText('More')) await user.click(more)
  const way = (name: string) => within(screen.getByRole('region', { name }))
  const shown = (label: string | RegExp) =>
    ['Take-away', 'Delivery', 'Eat in', 'At the table', 'Reservations'].filter(
      (name) => way(name).queryByLabelText(label) !== null,
    )
  way('Take-away').getByText(/Orders that wait already are still yours to accept\./)
  expect(shown('Packaging')).toEqual(['Take-away', 'Delivery'])
  expect(shown('Cover charge')).toEqual(['Eat in', 'At the table'])
  expect(shown('Brought free of charge from')).toEqual(['Delivery'])
  expect(shown('Tips in per cent')).toEqual(['Take-away', 'Delivery', 'Eat in', 'At the table'])
  expect(shown('People at most')).toEqual(['Eat in', 'At the table', 'Reservations'])
  expect(shown('People at each time')).toEqual(['Eat in', 'Reservations'])
  expect(shown('Its guests take the seats of reservations')).toEqual(['Eat in'])
  expect(shown('Several phones can order together')).toEqual(['Take-away', 'Delivery', 'Eat in'])
  await user.click(way('Reservations').getByRole('button', { name: 'Add a length of stay' }))
  await user.click(way('Reservations').getByRole('button', { name: 'Add a deposit' }))
  await user.click(way('At the table').getByRole('button', { name: 'Add a reason' }))
  await expectAccessible()
})

test('what is wrong behind More is shown at its field [SET-61]', async () => {
  const restaurantId = await service.newRestaurant()
  const { screen, user, expectAccessible } = await renderDesk('/set-up/services/11', { service, restaurantId })
  const takeAway = within(await screen.findByRole('region', { name: 'Take-away' }))
  await user.selectOptions(takeAway.getByLabelText('Packaging'), 'An amount')
  const tips = takeAway.getByLabelText<HTMLInputElement>('Tips in per cent')
  await enterText(user, tips, '5, 200')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => tips.getAttribute('aria-invalid')).toBe('true')
  expect(tips.closest('details')?.open).toBe(true)
  expect(takeAway.getByLabelText('Amount').getAttribute('aria-invalid')).toBe('true')
  await expectAccessible()
  await enterText(user, tips, '5, 10')
  await enterText(user, takeAway.getByLabelText('Amount'), '1,50')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect
    .poll(async () => (await waysOf(restaurantId))?.takeAway)
    .toMatchObject({ tipPercents: [5, 10], fixedCost: { amount: 1.5 } })
})
