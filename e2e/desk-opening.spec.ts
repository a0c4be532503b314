import { openDesk, openRoom } from './support/desk-page.ts'
import { fillTakeAway, goOnAsGuest } from './support/first-guest.ts'
import { expect, test } from './support/fixtures.ts'
import { watchPolicy } from './support/watch-policy.ts'
import { widgetPage } from './support/widget-page.ts'

// Where guests need no account, as in the preview.
test.use({
  viewport: { width: 1280, height: 900 },
  restaurant: async ({ service }, provide) =>
    provide(await service.addRestaurant({ like: 2, restaurant: { opensSoon: true, guestOrderTypes: ['takeAway'] } })),
})

test('an owner sees the widget, tries it and opens [SET-15] [SET-16] [SET-18] [SET-28]', async ({
  browser,
  page,
  origins,
  service,
  restaurant,
  hostAddress,
  expectAccessible,
}) => {
  const broken = await watchPolicy(page)
  await openDesk(page, origins.service, restaurant)
  await openRoom(page, 'Set-up')
  const preview = widgetPage(page, page.locator('.desk-preview-widget'))

  await test.step('a colour that is saved is seen in the preview', async () => {
    await page.getByRole('link', { name: /^Logo and colours/ }).click()
    const colours = () =>
      preview.widget.evaluate((host) => {
        const buttons = [...(host.shadowRoot?.querySelectorAll('button') ?? [])].map((button) =>
          getComputedStyle(button),
        )
        return buttons.flatMap(({ color, backgroundColor }) => [color, backgroundColor])
      })
    await expect.poll(async () => (await colours()).length).toBeGreaterThan(0)
    expect(await colours()).not.toContain('rgb(0, 96, 100)')
    await page.getByRole('textbox', { name: 'Main colour', exact: true }).fill('#006064')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(colours).toContain('rgb(0, 96, 100)')
    await expectAccessible()
  })

  await test.step('a test order rings at the desk, is accepted and removed', async () => {
    await page.getByRole('link', { name: 'All steps' }).click()
    await page.getByRole('link', { name: /^Test order/ }).click()
    await preview.addAtOnce('Tomato bruschetta')
    await preview
      .sheet('How and when?')
      .getByRole('button', { name: /^Take-away/ })
      .click()
    await preview.takeEarliest()
    await goOnAsGuest(preview)
    await fillTakeAway(preview)
    await preview.field('I have read and accept the privacy policy').check({ force: true })
    await preview.field('Cash').check()
    await preview.orderAndPay.click()
    await expect(page.getByRole('heading', { name: /^Test order \d+ is placed$/ })).toBeFocused()
    await expect(preview.widget).toHaveCount(0)
    await page.getByRole('link', { name: 'Show the order' }).click()
    const card = page.getByRole('listitem').filter({ hasText: 'Rosa Bruno' })
    await expect(card.getByText('Test', { exact: true })).toBeVisible()
    await expectAccessible()
    await card.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect.poll(async () => (await service.ordersOf(restaurant))[0]?.status).toBe('confirmed')
    await openRoom(page, 'Set-up')
    await expect(page.getByRole('link', { name: /^Test order/ })).toContainText('Done')
    await page.getByRole('link', { name: /^Test order/ }).click()
    await page.getByRole('button', { name: 'Remove the test order' }).click()
    await expect(page.getByRole('button', { name: 'Remove the test order' })).toHaveCount(0)
    expect(await service.ordersOf(restaurant)).toEqual([])
  })

  await test.step('it is opened with a second tap', async () => {
    await page.getByRole('link', { name: 'Open for orders' }).first().click()
    await page.getByRole('button', { name: 'Open for orders' }).click()
    await expectAccessible()
    await page.getByRole('button', { name: 'Open now' }).click()
    await expect(page.getByText(/^Your restaurant is open/)).toBeVisible()
    await expect(page.getByText(/^Not open yet/)).toHaveCount(0)
    await expectAccessible()
  })

  await test.step('a guest orders', async () => {
    const guest = await browser.newPage()
    const ordering = widgetPage(guest)
    await guest.goto(hostAddress({ begins: 'anywhere' }))
    await ordering.launcher.click()
    await ordering.addAtOnce('Tomato bruschetta')
    await ordering
      .sheet('How and when?')
      .getByRole('button', { name: /^Take-away/ })
      .click()
    await ordering.takeEarliest()
    await goOnAsGuest(ordering)
    await fillTakeAway(ordering)
    await ordering.field('I have read and accept the privacy policy').check({ force: true })
    await ordering.orderInCash()
    await expect.poll(async () => (await service.ordersOf(restaurant)).length).toBe(1)
    await guest.close()
  })
  expect(broken).toEqual([])
})
