import type { Page } from '@playwright/test'

import { countTones } from './support/count-tones.ts'
import { openDesk, openRoom, signInAs } from './support/desk-page.ts'
import { expect, test } from './support/fixtures.ts'
import { remoteDiner, tiramisu } from './support/remote-diner.ts'
import { deskOwner } from './support/test-service.ts'

test('a wrong password is said beside the form', async ({ page, origins, restaurant, quietConsole }) => {
  quietConsole.expect(/status of 401/)
  await page.goto(`${origins.service}/staff?restaurant=${restaurant.id}`)
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('E-mail is missing.')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('E-mail is missing.')
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await page.getByLabel('E-mail').fill(deskOwner.email)
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Restaurant, e-mail or password is wrong.')).toBeVisible()
})

/** The rooms of an owner, in two halves: each takes as long as a journey may. */
const rooms = [
  ['Orders', 'Kitchen', 'Reservations', 'Messages', 'Mails', 'Numbers', 'Menu', 'Printers', 'Pauses'],
  ['Hours', 'Delivery', 'Codes', 'Loyalty', 'Settings', 'Data of guests', 'Who did what', 'Jobs', 'Account'],
] as const

/** Looks for faults of what is on the screen in both themes, and for a page that is too wide. */
async function look(page: Page, expectAccessible: () => Promise<void>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible()
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(width).toBe(0)
}

for (const half of rooms)
  test(`axe finds nothing in the rooms from ${half[0]} on`, async ({
    page,
    origins,
    service,
    restaurant,
    customer,
    expectAccessible,
  }) => {
    const diner = remoteDiner(service, restaurant, { customer })
    await service.decide(restaurant, await diner.order(), 'confirm')
    await diner.order()
    await openDesk(page, origins.service, restaurant)
    for (const room of half) {
      await openRoom(page, room)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('.skeleton-list')).toHaveCount(0)
      if (room === 'Loyalty') await expect(page.getByText('How it works')).toBeVisible()
      await page.getByRole('main').evaluate((main) => main.querySelector('details')?.setAttribute('open', ''))
      await look(page, expectAccessible)
    }
  })

test('axe finds nothing before the sign-in and in a dish', async ({ page, origins, restaurant, expectAccessible }) => {
  await page.goto(`${origins.service}/staff?restaurant=${restaurant.id}`)
  await expect(page.getByRole('heading', { name: 'The demonstration' })).toBeVisible()
  await look(page, expectAccessible)
  await openDesk(page, origins.service, restaurant)
  await openRoom(page, 'Menu')
  await page.getByRole('link', { name: 'Edit Margherita' }).click()
  await expect(page.getByLabel('Name of the size').first()).toBeVisible()
  await look(page, expectAccessible)
})

test('axe finds nothing where the menu is made', async ({ page, origins, restaurant, expectAccessible }) => {
  await openDesk(page, origins.service, restaurant)
  await openRoom(page, 'Menu')
  const panel = page.getByRole('main')
  for (const [name, part] of [
    ['New product', 'Price'],
    ['Categories', 'Antipasti'],
    ['Ingredients', 'Acciughe'],
    ['Order of the menu', /^Dishes of Starters/],
  ] as const) {
    await panel.getByRole('link', { name, exact: true }).click()
    await expect(panel.getByRole('heading', { name, exact: true, level: 1 })).toBeFocused()
    await panel.getByText(part, { exact: true }).first().click()
    await expectAccessible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(width).toBe(0)
    await panel.getByRole('link', { name: 'Back to the menu' }).click()
  }
})

test('a waiter gets the desk and loses it again', async ({ page, origins, restaurant, browser }) => {
  await openDesk(page, origins.service, restaurant)
  await openRoom(page, 'Account')
  const form = page.getByRole('region', { name: 'Add somebody' })
  await form.getByLabel('Name').fill('Sara')
  await form.getByLabel('E-mail').fill('sara@example.com')
  await form.getByLabel('Password', { exact: true }).fill('prezzemolo')
  await form.getByLabel('Role').selectOption('Staff')
  await form.getByRole('button', { name: 'Add' }).click()
  const people = page.getByRole('region', { name: 'Who uses this desk' })
  const sara = people.getByRole('listitem').filter({ hasText: 'Sara' })
  await expect(sara).toContainText('Staff, ')

  const other = await browser.newPage()
  await other.goto(`${origins.service}/staff?restaurant=${restaurant.id}`)
  await signInAs(other, { email: 'sara@example.com', password: 'prezzemolo' })
  await openRoom(other, 'Account')
  await expect(other.getByRole('heading', { name: 'You' })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Add somebody' })).toHaveCount(0)

  await sara.getByRole('button', { name: 'Remove' }).click()
  await sara.getByRole('button', { name: 'Remove for good' }).click()
  await expect(sara).toHaveCount(0)
  await expect(other.getByText('You are signed out. Sign in again to go on.')).toBeVisible()
  await other.close()
})

test('a new order comes by itself and is printed alone', async ({ page, origins, service, restaurant, customer }) => {
  await page.addInitScript(() => {
    const printed: number[] = []
    window.print = () => void printed.push(document.querySelectorAll('[data-printed]').length)
    Object.assign(globalThis, { printed })
  })
  const diner = remoteDiner(service, restaurant, { customer })
  await service.decide(restaurant, await diner.order(), 'confirm')
  await openDesk(page, origins.service, restaurant)
  await expect(page.getByText(/^Up to date/)).toBeVisible()
  // Polling would find it after a minute only.
  const orderId = await diner.order([{ ...tiramisu, memberName: 'Rosa' }])
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Order ${orderId}` }) })
  await expect(card).toBeVisible()
  await service.decide(restaurant, await diner.order(), 'refuse')
  await expect(page.getByText('Refused', { exact: true }).first()).toBeVisible()

  await card.getByRole('button', { name: 'Print' }).click()
  expect(await page.evaluate(() => (globalThis as unknown as { printed: number[] }).printed)).toEqual([1])
  await card.evaluate((element) => element.setAttribute('data-printed', ''))
  await page.emulateMedia({ media: 'print' })
  await expect(card.getByRole('heading')).toBeVisible()
  await expect(card.getByText('for Rosa')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Confirmed' })).toBeHidden()
  await expect(page.getByRole('button').and(page.locator(':visible'))).toHaveCount(0)
})

test('a refusal is taken back, and sent by leaving', async ({ page, origins, service, restaurant, customer }) => {
  const orderId = await remoteDiner(service, restaurant, { customer }).order()
  await openDesk(page, origins.service, restaurant)
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Order ${orderId}` }) })
  await card.getByRole('button', { name: 'Refuse' }).click()
  await card.getByRole('button', { name: 'Kitchen closes early' }).click()
  await expect(card.getByText(/^Refused in/)).toBeVisible()
  await card.getByRole('button', { name: 'Take back' }).click()
  await expect(card.getByText('Waiting', { exact: true })).toBeVisible()
  await card.getByRole('button', { name: 'Refuse' }).click()
  await card.getByRole('button', { name: 'Kitchen closes early' }).click()
  await page.reload()
  await expect(card.getByText('Refused', { exact: true }).first()).toBeVisible()
})

test('an order rings from “Start service” until it is answered', async ({
  page,
  origins,
  service,
  restaurant,
  customer,
}) => {
  await page.addInitScript(countTones)
  const heard = () => page.evaluate(() => (globalThis as unknown as { heard: { tones: number } }).heard.tones)
  await page.clock.install()
  await openDesk(page, origins.service, restaurant)
  const orderId = await remoteDiner(service, restaurant, { customer }).order()
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Order ${orderId}` }) })
  await expect(card).toBeVisible()
  expect(await heard()).toBe(0)
  await page.getByRole('button', { name: 'Start service' }).click()
  await expect(page.getByRole('button', { name: /Sound on/ })).toBeVisible()
  await expect.poll(heard).toBe(4)
  await page.clock.runFor(5_000)
  await expect.poll(heard).toBe(8)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Start service' })).toBeVisible()
  expect(await heard()).toBe(0)
  await page.getByRole('button', { name: 'Start service' }).click()
  await expect.poll(heard).toBe(4)
  await card.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(card.getByText('Confirmed', { exact: true })).toBeVisible()
  await page.clock.runFor(30_000)
  expect(await heard()).toBe(4)
})
