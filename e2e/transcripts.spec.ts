import type { Page } from '@playwright/test'

import { noon } from '#tests/server/support/diner.ts'

import { expect, test } from './support/fixtures.ts'
import { trackRequests } from './support/reflow.ts'
import { margherita, remoteDiner, tiramisu } from './support/remote-diner.ts'
import { transcriptOf } from './support/transcript.ts'
import { widgetPage } from './support/widget-page.ts'

// What a screen reader says on the main screens, in files that were read line by line (decision 65). Read a
// changed file in the same way, after `npx playwright test e2e/transcripts.spec.ts --update-snapshots`.
// The service sends every optional addition, so that the files hold all that can be heard.

test.use({
  // High enough to draw all that is compared: Chromium gives out nothing of a dish it has not drawn yet.
  viewport: { width: 390, height: 2400 },
  restaurant: async ({ service }, provide) => {
    const restaurant = await service.addRestaurant()
    await service.setClock(restaurant, noon)
    await provide(restaurant)
  },
})

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: noon })
})

test('a reader hears all that a visitor sees @additions', async ({ page, openHost, returnWith, widget }) => {
  const hear = listener(page)
  await openHost({ tag: { venue: 11 } })
  await widget.launcher.click()
  await expect(widget.heading('Contacts')).toBeVisible()
  await hear('home', '/')
  await hear('wizard', '/ordine')
  await returnWith({ dishes: [margherita, tiramisu] })
  await openHost({ tag: { venue: 11, route: '/menu' } })
  await widget.launcher.click()
  await hear('menu', '/menu', () => page.getByRole('searchbox').waitFor())
  await hear('product', '/menu/2/scheda/203')
  await hear('cart', '/carrello')
  await hear('login', '/utente/login', async () => {
    await page.locator('comanda-order [type=submit]').last().click()
  })
})

test('a reader hears all that a customer sees @additions', async ({
  page,
  openHost,
  returnWith,
  widget,
  service,
  restaurant,
}) => {
  const hear = listener(page)
  const customer = await service.addCustomer(restaurant, { email: 'maria@example.com' })
  const orderId = await remoteDiner(service, restaurant, { customer }).order([margherita, tiramisu])
  await returnWith({ customer, dishes: [margherita, tiramisu], timeLimitMs: noon + 15 * 60_000 })
  await openHost({ tag: { venue: 11, route: '/carrello/riepilogo' } })
  await widget.launcher.click()
  await expect(widget.heading('Checkout')).toBeVisible()
  await hear('checkout', '/carrello/riepilogo')
  await hear('confirmation', `/ordine/riepilogo/${orderId}`)
  await hear('history', '/ordine/storico')
  await hear('account', '/utente')
  await hear('reservation', '/prenotazioni/prenota-tavolo', async () => {
    await expect(page.locator('comanda-order input[type=email]')).toHaveValue('maria@example.com')
    await page.locator('comanda-order [type=submit]').last().click()
  })
})

/**
 * Compares what is said on a route, in English and Italian, with the files of this name. `first` does what is to be
 * heard.
 */
function listener(page: Page) {
  const { settled } = trackRequests(page)
  /** What is said once it no longer changes, because parts of a screen are loaded after it. */
  async function listen() {
    let last = ''
    const isSame = async () => {
      await settled()
      const said = await transcriptOf(page)
      const same = said === last
      last = said
      return same
    }
    await expect.poll(isSame, { intervals: [500] }).toBe(true)
    return last
  }
  return (name: string, route: string, first?: () => Promise<void>) =>
    test.step(name, async () => {
      for (const language of ['en', 'it']) {
        await page.evaluate((code) => document.querySelector('comanda-order')?.setAttribute('language', code), language)
        await expect(page.locator(`comanda-order [lang="${language}"]`).first()).toBeAttached()
        await widgetPage(page).go(route)
        await expect(page.locator('comanda-order .screen-loading, comanda-order .skeleton')).toHaveCount(0)
        await listen()
        await first?.()
        const said = (await listen())
          .replaceAll(/(#|n\. )\d+/g, '$11')
          // News are some days older than the database of the tests, whose age is any.
          .replaceAll(/^( +)\d\d\/\d\d\/\d{4}$/gm, '$1DD/MM/YYYY')
        // The dishes of all further categories are said in the same way.
        const parts = said.split(/^(?= {4}region)/m)
        expect.soft(name === 'menu' ? parts.slice(0, 3).join('') : said).toMatchSnapshot(`${name}.${language}.txt`)
      }
    })
}
