import { beforeAll, expect, test } from 'vitest'

import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})

test('what delivery costs is edited for each place', async () => {
  const restaurantId = await service.newRestaurant({ like: 2 })
  const { screen, expectAccessible } = await renderDesk('/delivery', { service, restaurantId })
  await screen.findByRole('heading', { name: 'Delivery areas' })
  expect(screen.getAllByText('Edit').length).toBeGreaterThan(0)
  await expectAccessible()
})
