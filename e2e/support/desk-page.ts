import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import type { Restaurant } from './test-service.ts'
import { deskOwner } from './test-service.ts'

/** Opens the staff desk at the service's `origin` and signs its owner in. */
export async function openDesk(page: Page, origin: string, { id }: Restaurant): Promise<void> {
  await page.goto(`${origin}/staff?restaurant=${id}`)
  await signInAs(page, deskOwner)
}

type Member = { readonly email: string; readonly password: string }

/** Fills in the form of the desk, and waits for its first room. */
export async function signInAs(page: Page, { email, password }: Member): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Waiting for you' }).waitFor()
}

/** Opens a room of the desk by its name in the navigation, which is behind a button on narrow screens. */
export async function openRoom(page: Page, name: string): Promise<void> {
  const rooms = page.getByRole('navigation', { name: 'Rooms' })
  const opener = rooms.getByRole('button', { name: 'All rooms' })
  if (await opener.isVisible()) await opener.click()
  // Once it is open, the navigation of a narrow screen is closed again.
  const link = rooms.getByRole('link', { name: new RegExp(`^${name}( \\d+)?$`), includeHidden: true })
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'page')
}
