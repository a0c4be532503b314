import type { Browser, Page } from '@playwright/test'

import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { margherita } from './support/remote-diner.ts'
import { widgetPage } from './support/widget-page.ts'

/** Longest pause before a phone asks again, in ms. */
const lookMs = 5000

test.use({ conditions: 'all' })

/** A phone of its own, with nothing stored, at the link that was shared. */
async function openLink(browser: Browser, page: Page, link: string) {
  const context = await browser.newContext({
    viewport: page.viewportSize(),
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
    timezoneId: 'Europe/Rome',
  })
  const other = await context.newPage()
  await other.clock.install()
  await other.goto(link)
  return { page: other, close: () => context.close() }
}

/** Until it orders, the phone hears of its group what it has heard last. */
async function hearNothingUntilOrdered(page: Page) {
  const heard = await (await page.waitForResponse('**/restaurant/group/get')).text()
  let hasOrdered = false
  page.on('request', (request) => (hasOrdered ||= request.url().endsWith('/account/order')))
  const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' }
  await page.route('**/restaurant/group/get', (route) =>
    hasOrdered || route.request().method() !== 'POST' ? route.continue() : route.fulfill({ body: heard, headers }),
  )
}

/** So that the link is copied. */
function withoutShareSheet(page: Page) {
  return page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'canShare', { value: () => false }))
}

function ofGroup(page: Page, phone = widgetPage(page)) {
  return {
    ...phone,
    member: (name: string) =>
      phone.widget.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true, level: 3 }) }),
    async join(name: string) {
      await phone.field('Your name').fill(name)
      await phone.button('Join').click()
      await phone.categories.waitFor()
    },
    async confirm(question: string, answer: string) {
      await phone.dialog(question).getByRole('button', { name: answer, exact: true }).click()
    },
  }
}

// Group orders need f_gruppo and its calls, an optional addition.
test('two phones place one order @additions', async ({
  browser,
  context,
  page,
  customer,
  restaurant,
  service,
  openAgain,
  widget,
  expectAccessible: expectLeadAccessible,
}) => {
  const rosa = ofGroup(page, widget)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await withoutShareSheet(page)
  await openAgain('/carrello', { customer, dishes: [margherita] })

  await test.step('the lead starts a group and copies its link', async () => {
    await rosa.button('Order together').click()
    await expect(rosa.heading('Order together')).toBeVisible()
    await expectLeadAccessible()
    await rosa.field('Your name').fill('Rosa')
    await rosa.button('Start').click()
    await expect(rosa.member('Rosa')).toContainText('places the order')
    await rosa.button('Invite with a link').click()
    await expect(rosa.status('Link copied')).toBeVisible()
    await expectLeadAccessible()
  })

  const link = await page.evaluate(() => navigator.clipboard.readText())
  const second = await openLink(browser, page, link)
  const luca = ofGroup(second.page)

  await test.step('a friend joins and chooses', async () => {
    await expect(luca.heading('Rosa invites you to order together')).toBeVisible()
    await expectAccessible(second.page, 'all')
    await luca.join('Luca')
    await luca.addAtOnce('Tiramisu')
    await luca.openCart()
    await expect(luca.button(/^Done: Rosa places the order/)).toBeVisible()
    await expectAccessible(second.page, 'all')
    await luca.button(/^Done: Rosa places the order/).click()
    await expect(luca.member('Luca')).toContainText('Tiramisu')
    await expectAccessible(second.page, 'all')
  })

  await test.step('the lead sees it, also after a reload', async () => {
    await rosa.waitFor(rosa.member('Luca').getByText('Tiramisu'), lookMs)
    await page.reload()
    await rosa.launcher.click()
    await expect(rosa.widget.getByRole('listitem').filter({ hasText: 'Luca' })).toContainText('Tiramisu')
    await expectLeadAccessible()
  })

  await test.step('one more dish in the last moment makes a new total', async () => {
    await rosa.goToCheckout.click()
    await rosa.field('Cash').check()
    await hearNothingUntilOrdered(page)
    await luca.go('/carrello')
    const sent = second.page.waitForResponse('**/restaurant/group/set_part')
    await luca.button('One Tiramisu more').click()
    await sent
    await rosa.orderAndPay.click()
    await expect(rosa.dialog('ATTENTION')).toContainText('Luca added 1 dish')
    await expect(rosa.dialog('ATTENTION')).toContainText('Nothing was ordered yet')
    await expectLeadAccessible()
    await rosa.dialog('ATTENTION').getByRole('button', { name: 'OK' }).click()
    expect(await service.ordersOf(restaurant)).toHaveLength(0)
  })

  await test.step('the order is placed once, and the friend sees it', async () => {
    await rosa.orderAndPay.click()
    await expect(rosa.heading(/^Order #\d+$/)).toBeVisible()
    await expect(rosa.widget.getByText('Luca')).toBeVisible()
    expect(await service.ordersOf(restaurant)).toHaveLength(1)
    await luca.waitFor(luca.widget.getByText('Rosa has placed the order'), lookMs)
    await expect(luca.member('Luca')).toContainText('2 ×')
    await expectAccessible(second.page, 'all')
  })
  await second.close()
})

test('a friend orders when the leading phone is lost @additions', async ({
  browser,
  page,
  customer,
  openAgain,
  widget,
  context,
}) => {
  const rosa = ofGroup(page, widget)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await withoutShareSheet(page)
  await openAgain('/gruppo', { customer, dishes: [margherita] })
  await rosa.field('Your name').fill('Rosa')
  await rosa.button('Start').click()
  await rosa.button('Invite with a link').click()
  await expect(rosa.status('Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.close()

  const second = await openLink(browser, await context.newPage(), link)
  const luca = ofGroup(second.page)
  await luca.join('Luca')
  await luca.addAtOnce('Tiramisu')
  await luca.go('/gruppo')
  await luca.button('Place the order instead of Rosa').click()
  await luca.confirm('Place the order yourself?', 'Place the order')
  await expect(luca.member('Luca')).toContainText('places the order')
  await luca.button('Go to the order').click()
  await expect(luca.widget.getByRole('listitem').filter({ hasText: 'Rosa' })).toContainText('Margherita')
  await expect(luca.goToCheckout).toBeVisible()
  await expectAccessible(second.page, 'all')
  await second.close()
})
