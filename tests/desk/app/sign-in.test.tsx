import { beforeAll, expect, test } from 'vitest'

import { demoOwner } from '#demo/restaurants/demo-staff.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})

test('a wrong password is said, the right one opens', async () => {
  const { screen, user, expectAccessible } = await renderDesk('/', { service, restaurantId: 1, email: null })
  await screen.findByRole('heading', { name: 'Sign in' })
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await screen.findByText('E-mail is missing.')
  await user.type(screen.getByLabelText('E-mail'), demoOwner.email)
  await user.type(screen.getByLabelText('Password'), 'wrong{Enter}')
  await screen.findByText('Restaurant, e-mail or password is wrong.')
  await user.clear(screen.getByLabelText('Password'))
  await user.type(screen.getByLabelText('Password'), 'buonappetito{Enter}')
  expect(await screen.findByRole('heading', { name: 'Waiting for you' })).toBe(document.activeElement)
})

test('a session that has ended leads to the form', async () => {
  const { screen, desk } = await renderDesk('/', { service, restaurantId: 1 })
  await screen.findByRole('heading', { name: 'Waiting for you' })
  const { signOut } = await import('#desk/contract/session.ts')
  await desk.client.send(signOut, {}, {})
  await desk.refresh()
  expect(
    (await screen.findByText('You are signed out. Sign in again to go on.')).closest('[role="alert"]'),
  ).not.toBeNull()
})
