import { beforeAll, expect, test } from 'vitest'

import { aCounter, noon } from '#tests/server/support/diner.ts'
import { deskOf } from '#tests/support/desk.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

test('the demonstration shows the mails of customers', async () => {
  const { restaurantId, place } = await aCounter(service)
  const { screen, user, expectAccessible } = await renderDesk('/mails', { service, restaurantId, nowMs: noon })
  await screen.findByText('No mail has been sent yet.')
  const { id } = await place()
  await deskOf(service, restaurantId).post(`orders/${id}/confirm`)
  await user.click(screen.getByRole('link', { name: 'Account' }))
  await user.click(screen.getByRole('link', { name: 'Mails' }))
  const subjects = await screen.findAllByRole('heading', { level: 2 })
  expect(subjects.map(({ textContent }) => textContent).join(' ')).toContain(String(id))
  await expectAccessible()
})
