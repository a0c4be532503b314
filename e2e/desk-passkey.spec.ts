import type { Page } from '@playwright/test'

import { openDesk, openRoom } from './support/desk-page.ts'
import { expect, test } from './support/fixtures.ts'
import type { Restaurant } from './support/test-service.ts'

/** A device that keeps passkeys and is unlocked, which answers what the browser asks by itself. */
async function addDevice(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    setUnlocked: (isUserVerified: boolean) =>
      browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    names: async () => {
      const { credentials } = await browser.send('WebAuthn.getCredentials', { authenticatorId })
      return credentials.map(({ userName }) => userName)
    },
  }
}

/** Opens the owner's account at the desk, and adds a passkey. */
async function addPasskey(page: Page, service: string, restaurant: Restaurant) {
  // Browsers know no passkeys at a number: the service is asked by its name.
  await openDesk(page, service.replace('127.0.0.1', 'localhost'), restaurant)
  await openRoom(page, 'Account')
  const own = page.getByRole('region', { name: 'Passkeys' })
  await expect(own.getByText('You have no passkey yet.')).toBeVisible()
  await own.getByLabel('Current password').fill('buonappetito')
  const name = own.getByLabel('Name of the passkey')
  await name.fill('Till')
  await name.press('Enter')
  await expect(own.getByText(/^Till · added .*not used yet$/)).toBeVisible()
  return { own, used: own.getByText(/^Till · added .*last used/) }
}

test('the field for the e-mail signs in with a passkey [ORD-85, 86, 89]', async ({
  page,
  origins,
  restaurant,
  expectAccessible,
}) => {
  const device = await addDevice(page)
  const { used } = await addPasskey(page, origins.service, restaurant)
  expect(await device.names()).toEqual([expect.stringMatching(/^.+ · owner@example\.com$/)])
  await expectAccessible()
  // Unlocked, the device picks the passkey in the list of the field by itself, as soon as the form is there.
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(used).toBeVisible()
})

test('a button signs in with a passkey, until removed [ORD-86, 88, 89]', async ({
  page,
  origins,
  restaurant,
  quietConsole,
  expectAccessible,
}) => {
  quietConsole.expect(/status of 401/)
  // A browser that lists no passkeys in fields.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
  const device = await addDevice(page)
  const { own, used } = await addPasskey(page, origins.service, restaurant)
  await page.getByRole('button', { name: 'Sign out' }).click()
  const button = page.getByRole('button', { name: 'Sign in with a passkey' })
  // Locked, the device ends the sheet as somebody does who cancels it.
  await device.setUnlocked(false)
  const begun = page.waitForResponse('**/session/passkey/begin')
  await button.press('Enter')
  await begun
  await expect(button).not.toHaveAttribute('aria-busy', 'true')
  await expect(button).toBeFocused()
  await expect(page.getByRole('alert')).toHaveText('You are signed out.')
  await expectAccessible()
  await device.setUnlocked(true)
  await button.press('Enter')
  await expect(used).toBeVisible()

  await own.getByRole('button', { name: 'Remove' }).press('Enter')
  await own.getByRole('button', { name: 'Remove for good' }).press('Enter')
  await expect(own.getByRole('heading', { name: 'Passkeys' })).toBeFocused()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await button.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('This passkey is not known here. Sign in with your password.')
})
