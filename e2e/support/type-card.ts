import type { Page } from '@playwright/test'

/** Types a card into the payment provider's frame; by default one that is accepted. */
export async function typeCard(page: Page, number = '4242424242424242') {
  const frame = page.frameLocator('iframe[title="Secure card payment input frame"]')
  await frame.locator('[name="cardnumber"]').fill(number)
  await frame.locator('[name="exp-date"]').fill('1234')
  await frame.locator('[name="cvc"]').fill('123')
}
