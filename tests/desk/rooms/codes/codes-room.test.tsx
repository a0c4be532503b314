import { within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'

import { exportRestaurant } from '#server/restaurant-file/export-restaurant.ts'
import { enterText } from '#tests/support/enter-text.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})

test('a code is made, ended and started again [SET-120]', async () => {
  const restaurantId = await service.newRestaurant()
  const { screen, user, expectAccessible } = await renderDesk('/codes', { service, restaurantId })
  await user.click(await screen.findByRole('button', { name: 'New code' }))
  const item = within(screen.getByLabelText('Code').closest('li')!)
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }))
  await enterText(user, item.getByLabelText('Code'), 'primavera')
  await save()
  await screen.findByText('Enter a number.')
  await expect.poll(() => document.activeElement).toBe(item.getByLabelText('How much'))
  await user.selectOptions(item.getByLabelText('Takes off'), 'An amount in €')
  await enterText(user, item.getByLabelText('How much'), '12,5')
  await enterText(user, item.getByLabelText('Only for these e-mail addresses'), 'Anna@example.com, luca@example.com')
  await enterText(user, item.getByLabelText('First day'), '2026-03-01')
  await enterText(user, item.getByLabelText('Last day'), '2026-03-31')
  await expectAccessible()
  await save()
  const end = await screen.findByRole('button', { name: 'End PRIMAVERA' })
  expect((await exportRestaurant(service.db, restaurantId))?.codes?.at(-1)).toMatchObject({
    name: 'PRIMAVERA',
    amount: 12.5,
    from: '2026-03-01 00:00:00',
    to: '2026-03-31 23:59:59',
    reservedFor: ['anna@example.com', 'luca@example.com'],
  })
  expect(end.closest('li')?.querySelector('summary')?.textContent).toBe(
    'PRIMAVERA · −12,50\u00A0€ · 1 Mar 2026 – 31 Mar 2026 · used 0 times',
  )
  await user.click(end)
  await user.click(await screen.findByRole('button', { name: 'Start again PRIMAVERA' }))
  await screen.findByText('PRIMAVERA holds again')
  expect(end).toBe(document.activeElement)
})
