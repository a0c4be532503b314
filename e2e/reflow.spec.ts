import type { Page } from '@playwright/test'

import { createOrder } from '#src/contract/order.ts'
import type { Id } from '#src/contract/values.ts'
import { languages } from '#src/options/languages.ts'
import { anOrder, noon } from '#tests/server/support/diner.ts'
import { aGuest, orderSamples } from '#tests/server/support/order-samples.ts'

import { expect, test } from './support/fixtures.ts'
import { enlargeText, expectButtonsOnOneLine, expectReflow, spaceText, trackRequests } from './support/reflow.ts'
import { margherita, remoteDiner, tiramisu } from './support/remote-diner.ts'
import { widgetPage } from './support/widget-page.ts'

/** The language with the longest words: if they fit in enlarged text, all others do. */
const longest = 'de'
const sheets = /scheda|login|registrazione|messaggistica\//

/** Goes through the routes in every language, as the service and the catalogs have it, and with wide text. */
async function lookEverywhere(page: Page, routes: readonly string[], settled: () => Promise<void>) {
  for (const language of languages) {
    await page.evaluate((code) => document.querySelector('comanda-order')?.setAttribute('language', code), language)
    await expect(page.locator(`comanda-order [lang="${language}"]`).first()).toBeAttached()
    for (const route of routes) {
      await test.step(`${route} in ${language}`, async () => {
        await widgetPage(page).go(route)
        await expect(page.getByRole('heading', { level: sheets.test(route) ? 2 : 1 }).last()).toHaveText(/./)
        await expect(page.locator('comanda-order .screen-loading')).toBeHidden()
        await settled()
        await expect(page.locator('comanda-order .skeleton')).toHaveCount(0)
        await expectReflow(page)
        await expectButtonsOnOneLine(page)
        for (const widen of language === longest ? [spaceText, enlargeText] : []) {
          const back = await widen(page)
          await expectReflow(page)
          await back()
        }
      })
    }
  }
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
})

test('at 320 px a visitor never scrolls sideways', async ({ page, openHost, returnWith, widget }) => {
  const { settled } = trackRequests(page)
  await returnWith({ dishes: [margherita, tiramisu] })
  await openHost({ tag: { venue: 11 } })
  await widget.launcher.click()
  await expect(widget.orderNow).toBeVisible()
  const browsing = ['/', '/ordine', '/menu', '/menu/2/scheda/203', '/menu/3/scheda/301', '/locali']
  const ordering = ['/carrello', '/utente/login', '/utente/registrazione', '/nowhere']
  const reading = ['/presentazione', '/news', '/news/dettaglio/4', '/tavolo']
  await lookEverywhere(page, [...browsing, ...reading, ...ordering], settled)
})

test('at 320 px a customer never scrolls sideways', async ({
  page,
  openHost,
  returnWith,
  widget,
  service,
  restaurant,
  customer,
}) => {
  const { settled } = trackRequests(page)
  const diner = remoteDiner(service, restaurant, { customer })
  const order = (id: Id<'Order'>) => `/ordine/riepilogo/${id}`
  const sent = await diner.order([margherita, tiramisu])
  const refused = await diner.order()
  await service.decide(restaurant, refused, 'refuse')
  await returnWith({ customer, venue: 12, dishes: [margherita, tiramisu], timeLimitMs: Date.now() + 600_000 })
  await openHost({ tag: { venue: 12 } })
  await widget.launcher.click()
  await expect(widget.orderNow).toBeVisible()
  const detail = `/ordine/dettaglio/${sent}`
  const orders = [order(sent), order(refused), '/ordine/storico', detail, `/messaggistica/ordine/${sent}`]
  await lookEverywhere(
    page,
    ['/fidelity', '/ordine/sconti', '/carrello/riepilogo', ...orders, '/messaggistica'],
    settled,
  )
})

test('at 320 px account and booking never scroll sideways', async ({
  page,
  openHost,
  returnWith,
  widget,
  customer,
}) => {
  const { settled } = trackRequests(page)
  await returnWith({ customer, venue: 11 })
  await openHost({ tag: { venue: 11 } })
  await widget.launcher.click()
  await expect(widget.orderNow).toBeVisible()
  const account = ['/utente', '/utente/modifica', '/utente/indirizzi', '/utente/metodi-pagamento']
  const password = ['/utente/password/remember', '/utente/password/reset/token-of-nobody']
  const tables = ['/prenotazioni/prenota-tavolo', '/prenotazioni']
  await lookEverywhere(page, [...account, ...tables, ...password], settled)
})

test.describe('at a table', () => {
  test.use({ restaurant: async ({ service }, provide) => provide(await service.addRestaurant({ like: 2 })) })

  test('at 320 px a guest never scrolls sideways', async ({ page, openHost, widget, service, restaurant }) => {
    const { settled } = trackRequests(page)
    const { api } = remoteDiner(service, restaurant)
    await service.setClock(restaurant, noon)
    const placed = await api.call(createOrder, await anOrder(api, { ...orderSamples.table, guest: aGuest }))
    await page.clock.install({ time: noon })
    await openHost({ tag: { venue: 21, route: '/ordine' } })
    await widget.launcher.click()
    await widget.button('Order at the table').click()
    await widget.field('Code under the QR code').fill(orderSamples.table.tableCode)
    await widget.button('Use it').click()
    await expect(widget.seeTheMenu).toBeVisible()
    await lookEverywhere(page, ['/tavolo', `/ordine/riepilogo/${placed.id}?token=${placed.token}`], settled)
  })
})

test('primary buttons stay on one line on phones', async ({ page, openHost, returnWith, widget, customer }) => {
  const { settled } = trackRequests(page)
  await returnWith({ customer, venue: 11, dishes: [{ ...margherita, quantity: 9 }, tiramisu] })
  await openHost({ tag: { venue: 11 } })
  await widget.launcher.click()
  await expect(widget.orderNow).toBeVisible()
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 640 })
    await lookEverywhere(page, ['/menu/2/scheda/203', '/carrello', '/carrello/riepilogo'], settled)
  }
})

test('the bar fits at any width, in any language', async ({ page, openHost, returnWith, widget, customer }) => {
  const { settled } = trackRequests(page)
  await returnWith({ customer, venue: 11, dishes: [margherita, tiramisu] })
  await openHost({ tag: { venue: 11 } })
  await widget.launcher.click()
  await expect(widget.orderNow).toBeVisible()
  for (const width of [600, 768, 900, 1024, 1160, 1280, 1440]) {
    await page.setViewportSize({ width, height: 640 })
    await lookEverywhere(page, ['/'], settled)
  }
})

test('at 320 px the lost-slot dialog fits', async ({ page, openAgain, widget, customer }) => {
  const { settled } = trackRequests(page)
  await openAgain('/carrello', { customer, dishes: [tiramisu], timeLimitMs: Date.now() - 60_000 })
  await expect(widget.sheet('Cart expired').getByRole('radio').first()).toBeVisible()
  await lookEverywhere(page, ['/carrello'], settled)
})

test('a product photo scrolls under the title, not the button', async ({ openAgain, widget }) => {
  await openAgain('/menu/2/scheda/203', { dishes: [] })
  const sheet = widget.sheet('Diavola')
  await expect(sheet.getByRole('img').first()).toBeVisible()
  const close = sheet.getByRole('button', { name: 'Close' })
  expect(await close.evaluate(behind)).toBe('hero')
  await sheet.getByRole('button', { name: 'Add a note' }).scrollIntoViewIfNeeded()
  expect(await close.evaluate(behind)).toBe('title')
})

/** The part of the sheet directly behind an element. Runs in the page. */
function behind(element: Element): string | undefined {
  const { left, top, width, height } = element.getBoundingClientRect()
  const root = element.getRootNode() as ShadowRoot
  const stack = root.elementsFromPoint(left + width / 2, top + height / 2)
  return stack.find((one) => !element.contains(one))?.closest('.hero, .title, .body')?.className
}
