import { beforeAll, expect, test } from 'vitest'

import { openInvitation } from '#server/staff/staff-invitations.ts'
import type { Id } from '#src/contract/values.ts'
import { enterText } from '#tests/support/enter-text.ts'
import { renderInvitation } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
beforeAll(async () => {
  service = await startService()
  restaurantId = await service.newRestaurant()
})
const invite = () =>
  openInvitation(service.db, { restaurantId, email: 'rita@example.com', name: 'Rita', nowMs: service.clock.now() })

test('who is invited chooses a password and is in [SET-04]', async () => {
  const { screen, user, done, expectAccessible } = await renderInvitation({ service, token: await invite() })
  await screen.findByRole('heading', { name: /^Welcome to / })
  await expectAccessible()
  expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Rita')
  await user.click(screen.getByRole('button', { name: 'Go to your desk' }))
  await screen.findByText('Password is missing.')
  await enterText(user, screen.getByLabelText('Password'), 'rosmarino')
  await user.click(screen.getByRole('button', { name: 'Go to your desk' }))
  await expect.poll(done).toBe(1)
})

test('a link that was used leads to the sign-in [SET-05]', async () => {
  const { screen, done, expectAccessible } = await renderInvitation({ service, token: 'used-up' })
  await screen.findByRole('heading', { name: 'This link works no more' })
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/staff')
  await expectAccessible()
  expect(done()).toBe(0)
})

test('without a network it says so, and asks again', async () => {
  const { screen, user, setOffline } = await renderInvitation({ service, token: await invite(), isOffline: true })
  await screen.findByText('There is no connection to the service.')
  setOffline(false)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: /^Welcome to / })).toBeTruthy()
})
