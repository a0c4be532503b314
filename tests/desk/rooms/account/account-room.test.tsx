import { beforeAll, expect, test } from 'vitest'

import { demoOwner } from '#demo/restaurants/demo-staff.ts'
import { staffMemberWithEmail } from '#server/staff/staff-members.ts'
import { noon } from '#tests/server/support/diner.ts'
import { id } from '#tests/support/builders.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

/** Status of a try to sign in: 200, or 401. */
async function signIn(restaurantId: number, email: string | undefined, password: string): Promise<number> {
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ restaurantId, email, password })
  return (await service.fetch('https://service.example/staff/api/session', { method: 'POST', headers, body })).status
}

test('somebody is added, gets a new password, is removed', async () => {
  const restaurantId = await service.newRestaurant()
  const { screen, user, expectAccessible } = await renderDesk('/account', { service, restaurantId, nowMs: noon })
  await screen.findByText('Gino', { selector: 'strong' })
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await screen.findByText('Name is missing.')
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  await user.type(screen.getByLabelText('Name'), 'Mia')
  await user.type(screen.getByLabelText('E-mail'), demoOwner.email)
  await user.type(screen.getByLabelText('Password'), 'prezzem')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await screen.findByText('A password has eight characters or more.')
  await expectAccessible()
  await user.type(screen.getByLabelText('Password'), 'olo{Enter}')
  await screen.findByText('Somebody with this e-mail address uses the desk already.')
  await user.clear(screen.getByLabelText('E-mail'))
  await user.type(screen.getByLabelText('E-mail'), 'mia@example.com{Enter}')
  await screen.findByText('Mia can sign in now.')

  const mia = screen.getByText(/mia@example\.com/).closest('li') as HTMLElement
  expect(mia.textContent).toContain('Staff, ')
  await user.click(screen.getByText('New password', { selector: 'summary *' }))
  await user.type(mia.querySelector('input') as HTMLElement, 'basilico{Enter}')
  await screen.findByText('Mia has a new password and is signed out.')
  const asMia = (password: string) => signIn(restaurantId, 'mia@example.com', password)
  expect([await asMia('prezzemolo'), await asMia('basilico')]).toEqual([401, 200])

  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(await asMia('basilico')).toBe(200)
  await user.click(screen.getByRole('button', { name: 'Remove for good' }))
  await screen.findByText('Mia cannot use the desk any more.')
  expect(document.activeElement?.textContent).toBe('Who uses this desk')
  expect(await asMia('basilico')).toBe(401)
})

test('one’s own password needs the current one', async () => {
  const restaurantId = await service.newRestaurant()
  const { screen, user } = await renderDesk('/account', { service, restaurantId, nowMs: noon })
  await user.type(screen.getByLabelText('Current password'), 'wrong')
  const field = () => screen.getByRole('region', { name: 'You' }).querySelector('input[name=password]') as HTMLElement
  await user.type(field(), 'basilico{Enter}')
  await screen.findByText('The current password is wrong.')
  await user.clear(screen.getByLabelText('Current password'))
  await user.type(screen.getByLabelText('Current password'), 'buonappetito{Enter}')
  await screen.findByText('Your password is changed. Other browsers are signed out.')
  expect(await signIn(restaurantId, demoOwner.email, 'basilico')).toBe(200)
})

test('staff see only themselves and choose their language', async () => {
  const { screen, user, kept, expectAccessible } = await renderDesk('/account', {
    service,
    restaurantId: 1,
    email: 'staff@example.com',
    nowMs: noon,
  })
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'You',
    'Passkeys',
  ])
  await expectAccessible()
  await user.selectOptions(screen.getByLabelText('Language'), 'de')
  await expect.poll(() => kept.get('comanda-desk-language')).toBe('de')
  // In another browser of theirs, which knows nothing of it.
  const stored = () => staffMemberWithEmail(service.db, id<'Restaurant'>(1), 'staff@example.com')
  await expect.poll(async () => (await stored())?.language).toBe('de')
  const { desk } = await renderDesk('/account', { service, restaurantId: 1, email: 'staff@example.com', nowMs: noon })
  await expect.poll(() => desk.i18n.locale).toBe('de')
})
