import type { Page } from '@playwright/test'

/** Types into the frame of the payment provider; a card that is accepted unless said otherwise. */
export async function typeCard(page: Page, number = '4242424242424242') {
  const frame = page.frameLocator('iframe[title="Secure card payment input frame"]')
  await frame.locator('[name="cardnumber"]').fill(number)
  await frame.locator('[name="exp-date"]').fill('1234')
  await frame.locator('[name="cvc"]').fill('123')
}
