import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

import { restaurants } from '#server/platform/db/schema/restaurant-tables.ts'
import { staffMembers } from '#server/platform/db/schema/staff-tables.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
const aNewOne = () => service.newRestaurant({ restaurant: { opensSoon: true } })
const state = /^Not open yet: diners read that you open soon/

test('its owner opens the restaurant with a second tap [SET-06]', async () => {
  const restaurantId = await aNewOne()
  const { screen, user, expectAccessible } = await renderDesk('/', { service, restaurantId })
  await screen.findByText(state)
  await user.click(screen.getByRole('button', { name: 'Open for orders' }))
  const question = (await screen.findByText(/^Are menu, prices/)).closest('p')
  expect(document.activeElement).toBe(question)
  await user.click(screen.getByRole('button', { name: 'Not yet' }))
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Open for orders' }))
  await user.click(screen.getByRole('button', { name: 'Open now' }))
  await expect.poll(() => screen.queryByText(state)).toBeNull()
  const [row] = await service.db.select().from(restaurants).where(eq(restaurants.id, restaurantId))
  expect(row?.opensSoon).toBe(false)
})

test('others read that it is not open [SET-06]', async () => {
  const restaurantId = await aNewOne()
  await service.db
    .update(staffMembers)
    .set({ role: 'staff', venueId: 11 as never })
    .where(and(eq(staffMembers.restaurantId, restaurantId), eq(staffMembers.email, 'owner@example.com')))
  const { screen } = await renderDesk('/', { service, restaurantId })
  await screen.findByText(state)
  expect(screen.queryByRole('button', { name: 'Open for orders' })).toBeNull()
})
