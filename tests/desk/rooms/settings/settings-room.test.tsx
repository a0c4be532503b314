import { within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'

import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})

test('a wrong tip is said at its field', async () => {
  const restaurantId = await service.newRestaurant()
  const { screen, user, expectAccessible } = await renderDesk('/settings', { service, restaurantId })
  const [edit] = await screen.findAllByLabelText('Edit Take-away')
  await user.click(edit!)
  const row = within(edit!.closest('li')!)
  const tips = row.getByLabelText('Tips in per cent')
  await user.clear(tips)
  await user.type(tips, '5, lots{Enter}')
  await row.findByText(/Type percentages from 1 to 100/)
  expect(tips).toBe(document.activeElement)
  await expectAccessible()
  await user.clear(tips)
  await user.type(tips, '5, 10{Enter}')
  await row.findByText('Saved.')
})
