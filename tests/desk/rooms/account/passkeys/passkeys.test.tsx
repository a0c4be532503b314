import { beforeAll, expect, test } from 'vitest'

import { noon } from '#tests/server/support/diner.ts'
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

async function openAccount() {
  const restaurantId = await service.newRestaurant()
  const browser = browserPasskeys()
  const { passkeys } = browser
  const desk = await renderDesk('/account', { service, restaurantId, passkeys, nowMs: noon })
  await desk.screen.findByText('You have no passkey yet.')
  const section = desk.screen.getByRole('region', { name: 'Passkeys' })
  const passwordField = () => section.querySelector('input[name=current]') as HTMLElement
  /** Types the password and adds a passkey under the name that stands there. */
  const add = (typed = password) => desk.user.type(passwordField(), `${typed}{Enter}`)
  const name = () => [...section.querySelectorAll<HTMLInputElement>('input[name=name]')].at(-1) as HTMLInputElement
  return { ...desk, browserOf: browser, restaurantId, section, add, name }
}

test('a passkey is added, renamed and removed [ORD-85, 88]', async () => {
  const { screen, user, section, add, name, restaurantId, expectAccessible } = await openAccount()
  expect(name().value).toBe('iPad')
  await user.type(name(), ' of the counter')
  await add()
  await screen.findByText('You sign in with “iPad of the counter” from now on.')
  const row = () => screen.getByText('iPad of the counter', { selector: 'strong' }).closest('li') as HTMLElement
  expect(row().textContent).toContain('added 10 Mar 2026, not used yet')
  await expectAccessible()

  await user.click(screen.getByText('Rename', { selector: 'summary *' }))
  const typed = row().querySelector('input') as HTMLElement
  await user.clear(typed)
  await user.type(typed, '{Enter}')
  await screen.findByText('Name of the passkey is missing.')
  await user.type(typed, 'Pass{Enter}')
  await screen.findByText('The passkey is called “Pass” now.')
  const { passkeys } = await deskOf(service, restaurantId).read<{ passkeys: object[] }>('passkeys')
  expect(passkeys).toMatchObject([{ name: 'Pass' }])

  const remove = (label: string) => [...section.querySelectorAll('button')].find((one) => one.textContent === label)
  await user.click(remove('Remove') as HTMLElement)
  await user.click(remove('Remove for good') as HTMLElement)
  await screen.findByText('You have no passkey yet.')
  await screen.findByText('“Pass” signs nobody in any more.')
  expect(document.activeElement?.textContent).toBe('Passkeys')
})

test('the password is asked for first [ORD-85]', async () => {
  const { screen, add, restaurantId } = await openAccount()
  await add('wrong')
  await screen.findByText('The current password is wrong.')
  const { passkeys } = await deskOf(service, restaurantId).read<{ passkeys: object[] }>('passkeys')
  expect(passkeys).toEqual([])
})

test('cancelling says nothing, a second one why not [ORD-85]', async () => {
  const { screen, user, section, add, browserOf, settled } = await openAccount()
  browserOf.setSheet('cancelled')
  await add()
  await settled()
  expect(section.querySelector('[role=alert]')?.textContent ?? '').toBe('')
  browserOf.setSheet('confirmed')
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }))
  await screen.findByText('You sign in with “iPad” from now on.')
  await add()
  await screen.findByText('This device has a passkey of yours already.')
})

test('a browser without passkeys says why [ORD-89]', async () => {
  const { screen, expectAccessible } = await renderDesk('/account', { service, restaurantId: 1, nowMs: noon })
  await screen.findByText(/^None can be added here/)
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBe(null)
  await expectAccessible()
})
