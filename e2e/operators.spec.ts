import type { Id } from '#src/contract/values.ts'

import { fillTakeAway, goOnAsGuest } from './support/first-guest.ts'
import { expect, test } from './support/fixtures.ts'
import { deskOwner } from './support/test-service.ts'
import { watchPolicy } from './support/watch-policy.ts'
import { widgetPage } from './support/widget-page.ts'

test('an operator makes a restaurant, its owner opens it [SET-01..04] [SET-06]', async ({
  browser,
  page,
  origins,
  service,
  openHost,
  widget,
}) => {
  const email = 'olga@provider.example'
  await service.addOperator(email)
  const broken = await watchPolicy(page)

  const { id, link } = await test.step('the operator makes it and invites its owner', async () => {
    await page.goto(`${origins.service}/operator`)
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(deskOwner.password)
    await page.keyboard.press('Enter')
    // The sheets of a page that is loaded later are adopted.
    await expect(page.locator('.desk-operator')).toHaveCSS('display', 'grid')
    await page.getByLabel('Name of the restaurant').fill('Osteria Lumen')
    await page.getByLabel('Country').selectOption('IT')
    await page.getByRole('button', { name: 'Make the restaurant' }).click()
    const row = page.getByRole('listitem').filter({ hasText: 'Osteria Lumen' })
    await row.getByLabel('Name').fill('Rita')
    await row.getByLabel('E-mail').fill(deskOwner.email)
    await row.getByRole('button', { name: 'Invite', exact: true }).click()
    const shown = row.getByLabel('Link')
    await expect(shown).toHaveValue(/\/staff\/invitation#/)
    const number = /Number (\d+)/.exec((await row.textContent()) ?? '')?.[1]
    return { id: Number(number) as Id<'Restaurant'>, link: await shown.inputValue() }
  })
  expect(broken).toEqual([])

  await test.step('diners read that it opens soon', async () => {
    await openHost({ tag: { restaurant: id }, begins: 'anywhere' })
    await widget.launcher.click()
    await expect(widget.widget.getByText('We open soon: you will be able to order here shortly.')).toBeVisible()
  })

  const desk = await (await browser.newContext()).newPage()
  await test.step('its owner chooses a password and opens it', async () => {
    await desk.goto(link)
    await desk.getByLabel('Password', { exact: true }).fill(deskOwner.password)
    await desk.getByRole('button', { name: 'Go to your desk' }).click()
    await expect(desk.getByRole('heading', { name: 'Set up your restaurant' })).toBeVisible()
    await desk.getByRole('link', { name: 'Open for orders' }).first().click()
    await desk.getByRole('button', { name: 'Open for orders' }).click()
    await desk.getByRole('button', { name: 'Open now' }).click()
    await expect(desk.getByText(/^Not open yet/)).toHaveCount(0)
  })

  await test.step('a guest orders, and the desk hears of it', async () => {
    await desk.goto(`${origins.service}/staff`)
    await expect(desk.getByRole('heading', { name: 'Waiting for you' })).toBeVisible()
    const guest = await browser.newPage()
    const ordering = widgetPage(guest)
    await guest.goto(page.url())
    await ordering.launcher.click()
    await ordering.addAtOnce('Margherita')
    await ordering.widget.getByRole('button', { name: /^Take-away/ }).click()
    await ordering.takeEarliest()
    await goOnAsGuest(ordering)
    await fillTakeAway(ordering)
    await ordering.field('I have read and accept the privacy policy').check({ force: true })
    await ordering.orderInCash()
    await expect(desk.getByRole('listitem').filter({ hasText: 'Rosa Bruno' })).toBeVisible()
    expect(await service.ordersOf({ id })).toMatchObject([{ customer: { name: 'Rosa Bruno' }, totalCents: 750 }])
    await guest.close()
  })
  await desk.context().close()
})
