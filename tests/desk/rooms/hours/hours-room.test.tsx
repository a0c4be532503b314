import { within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'

import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})

test('hours are judged and saved, closed days come and go', async () => {
  const restaurantId = await service.newRestaurant()
  const { screen, user, expectAccessible } = await renderDesk('/hours', { service, restaurantId })
  const [monday] = await screen.findAllByLabelText('Monday')
  await expectAccessible()
  await user.clear(monday!)
  await user.type(monday!, '10-12, 11-13{Enter}')
  await screen.findByText('These hours overlap.')
  expect(monday).toBe(document.activeElement)
  await user.clear(monday!)
  await user.type(monday!, '10-12{Enter}')
  await screen.findByText(/^The hours of .* are saved$/)

  const [more] = screen.getAllByText('Close on more days')
  await user.click(more!)
  const form = more!.closest('section')!
  for (const name of ['First day', 'Last day']) await user.type(within(form).getByLabelText(name), '2031-05-05')
  await user.type(within(form).getByLabelText('What diners read in Italiano'), 'Matrimonio')
  await user.click(within(form).getByRole('button', { name: 'Close on these days' }))
  await user.click(await screen.findByRole('button', { name: 'Open again: 5 May 2031' }))
  await screen.findByText('Open again: 5 May 2031')
  expect(document.activeElement?.textContent).toBe('Closed days')
})
