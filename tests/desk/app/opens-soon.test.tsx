import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

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

test('leads its owner to the step that opens it [SET-19]', async () => {
  const restaurantId = await aNewOne()
  const { screen, user } = await renderDesk('/', { service, restaurantId })
  await screen.findByText(state)
  await user.click(screen.getByRole('link', { name: 'Open for orders' }))
  const heading = await screen.findByRole('heading', { name: 'Open for orders' })
  await expect.poll(() => document.activeElement).toBe(heading)
})

test('others read that it is not open [SET-06]', async () => {
  const restaurantId = await aNewOne()
  await service.db
    .update(staffMembers)
    .set({ role: 'staff', venueId: 11 as never })
    .where(and(eq(staffMembers.restaurantId, restaurantId), eq(staffMembers.email, 'owner@example.com')))
  const { screen } = await renderDesk('/', { service, restaurantId })
  await screen.findByText(state)
  expect(screen.queryByRole('link', { name: 'Open for orders' })).toBeNull()
})
