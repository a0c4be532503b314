import { within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'

import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})

test('a code is made, ended and started again', async () => {
  const restaurantId = await service.newRestaurant()
  const { screen, user, expectAccessible } = await renderDesk('/codes', { service, restaurantId })
  const opener = await screen.findByText('New code')
  await user.click(opener)
  const form = within(screen.getByRole('region', { name: 'New code' }))
  await user.type(form.getByLabelText('Code'), 'primavera')
  await user.click(form.getByRole('button', { name: 'Create the code' }))
  expect(form.getByLabelText('How much')).toBe(document.activeElement)
  await user.type(form.getByLabelText('How much'), '12,5{Enter}')
  const end = await screen.findByRole('button', { name: 'End PRIMAVERA' })
  expect(opener).toBe(document.activeElement)
  await expectAccessible()
  await user.click(end)
  await user.click(await screen.findByRole('button', { name: 'Start again PRIMAVERA' }))
  await screen.findByText('PRIMAVERA holds again')
  expect(end).toBe(document.activeElement)
})
