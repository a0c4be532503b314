import { beforeAll, expect, test } from 'vitest'

import { demoOwner } from '#demo/restaurants/demo-staff.ts'
import { passkeysOf, removePasskey } from '#server/staff/passkeys/staff-passkeys.ts'
import { staffMemberWithEmail } from '#server/staff/staff-members.ts'
import type { Id } from '#src/contract/values.ts'
import { minute, noon } from '#tests/server/support/diner.ts'
import { browserPasskeys } from '#tests/support/browser-passkeys.ts'
import { deskOf } from '#tests/support/desk.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

const password = 'buonappetito'
let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

/** The form to sign in, in a browser that has a passkey of the owner. */
async function openForm() {
  service.clock.set(noon)
  const restaurantId = await service.newRestaurant()
  const browser = browserPasskeys()
  const { post } = deskOf(service, restaurantId)
  const begun = (await (await post('passkeys/begin', { current: password })).json()) as {
    readonly options: Parameters<typeof browser.passkeys.make>[0]
  }
  const made = await browser.passkeys.make(begun.options)
  if (!made.ok) throw new Error('No passkey was made.')
  await post('passkeys', { name: 'iPad', made: made.value })
  const { passkeys } = browser
  const desk = await renderDesk('/', { service, restaurantId, email: null, passkeys, nowMs: noon })
  await expect.poll(browser.isOffering).toBe(true)
  const button = () => desk.screen.getByRole('button', { name: 'Sign in with a passkey' })
  const opened = () => desk.screen.findByRole('heading', { name: 'Waiting for you' })
  return { ...desk, browserOf: browser, button, opened, restaurantId }
}

async function removeAll(restaurantId: Id<'Restaurant'>): Promise<void> {
  const owner = await staffMemberWithEmail(service.db, restaurantId, demoOwner.email)
  if (!owner) throw new Error('Nobody owns it.')
  const memberId = owner.id
  for (const { id } of await passkeysOf(service.db, memberId)) await removePasskey(service.db, { id, memberId })
}

test('a button signs in with a passkey [ORD-86, 89]', async () => {
  const { user, button, opened, browserOf, expectAccessible } = await openForm()
  await expectAccessible()
  await user.click(button())
  await opened()
  expect(browserOf.isOffering()).toBe(false)
})

test('the field for the e-mail lists passkeys [ORD-86, 89]', async () => {
  const { screen, opened, browserOf } = await openForm()
  expect(screen.getByLabelText('E-mail').getAttribute('autocomplete')).toBe('username webauthn')
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail'))
  browserOf.pickInField()
  await opened()
})

test('cancelling says nothing, and the list goes on [ORD-89]', async () => {
  const { screen, user, button, opened, browserOf } = await openForm()
  browserOf.setSheet('cancelled')
  await user.click(button())
  await expect.poll(browserOf.isOffering).toBe(true)
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('')
  browserOf.pickInField()
  await opened()
})

test('a list that stood long is asked anew [ORD-89]', async () => {
  const { advance, opened, browserOf } = await openForm()
  const earlier = browserOf.challengeInField()
  service.clock.set(noon + 4 * minute)
  advance(4 * minute)
  await expect.poll(() => browserOf.isOffering() && browserOf.challengeInField() !== earlier).toBe(true)
  service.clock.set(noon + 8 * minute)
  browserOf.pickInField()
  await opened()
})

test('a passkey that is gone leads to the password [ORD-89]', async () => {
  const { screen, user, button, browserOf, restaurantId, opened } = await openForm()
  await removeAll(restaurantId)
  await user.click(button())
  const said = await screen.findByText('This passkey is not known here. Sign in with your password.')
  expect(said.closest('[role="alert"]')).not.toBeNull()
  await expect.poll(browserOf.isOffering).toBe(true)
  await user.type(screen.getByLabelText('E-mail'), demoOwner.email)
  await user.type(screen.getByLabelText('Password'), `${password}{Enter}`)
  await opened()
  await expect.poll(browserOf.isOffering).toBe(false)
})

test('what a browser cannot do, and no network, is said [ORD-89]', async () => {
  const { screen, user, button, browserOf, setOffline } = await openForm()
  browserOf.setSheet('broken')
  await user.click(button())
  await screen.findByText('No passkey could be used here. Sign in with your password.')
  setOffline(true)
  await user.click(button())
  await screen.findByText('Not changed: there is no connection. Try again.')
  expect(document.activeElement).toBe(button())
})

test('a browser without passkeys has no button [ORD-89]', async () => {
  const { screen } = await renderDesk('/', { service, restaurantId: 1, email: null })
  await screen.findByRole('button', { name: 'Sign in' })
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBe(null)
})
