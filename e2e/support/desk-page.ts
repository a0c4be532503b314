import type { Page } from '@playwright/test'

import type { Restaurant } from './test-service.ts'
import { deskOwner } from './test-service.ts'

/** Opens the staff desk at the service's `origin` and signs its owner in. */
export async function openDesk(page: Page, origin: string, { id }: Restaurant): Promise<void> {
  await page.goto(`${origin}/staff?restaurant=${id}`)
  await page.getByLabel('E-mail').fill(deskOwner.email)
  await page.getByLabel('Password').fill(deskOwner.password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Waiting for you' }).waitFor()
}
