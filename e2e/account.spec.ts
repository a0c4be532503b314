import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { annasHome } from '#demo/restaurants/annas-things.ts'

import { expect, test } from './support/fixtures.ts'
import { keyboard } from './support/keyboard.ts'

const newPassword = 'focaccia-genovese'

test.describe('at a pizzeria that delivers by zones', () => {
  test.use({
    restaurant: async ({ service }, provide) => provide(await service.addRestaurant({ like: 2 })),
    customer: async ({ service, restaurant }, provide) =>
      provide(await service.addCustomer(restaurant, { addresses: [annasHome] })),
  })

  test('a visitor registers with an address and finds it again [ACCT-09, ACCT-24, ACCT-25, ACCT-27, ACCT-37] @wire', async ({
    page,
    openHost,
    widget,
    expectAccessible,
  }) => {
    await openHost({ tag: { venue: 21, route: '/utente/login' } })
    await widget.launcher.click()
    await widget.button('Create an account').click()
    const sheet = widget.sheet('Create an account')
    for (const [label, text] of [
      ['First name', 'Luca'],
      ['Last name', 'Bianchi'],
      ['Phone', '+39 333 123 4567'],
      ['E-mail', 'luca@example.com'],
      ['Password', newPassword],
    ] as const)
      await sheet.getByLabel(label, { exact: true }).fill(text)
    await sheet.getByText('More', { exact: true }).click()
    await sheet.getByText('Delivery address').click()
    await sheet.getByLabel('Town', { exact: true }).first().selectOption('Torino')
    await sheet.getByLabel('Zone').selectOption('Centro (10123)')
    await sheet.getByLabel('Street', { exact: true }).first().fill('Via Lagrange')
    await sheet.getByLabel('House number', { exact: true }).first().fill('7')
    await sheet.getByText('I have read and accept the privacy policy').click()
    await sheet.getByText('I have read and accept the terms and conditions').click()
    await expectAccessible()
    await sheet.getByRole('button', { name: 'Register' }).click()
    await sheet.waitFor({ state: 'detached' })
    await expect(widget.status('Your account is ready')).toBeVisible()
    await widget.go('/utente/indirizzi')
    await expect(page.getByRole('radio', { name: 'Via Lagrange 7' })).toBeVisible()
  })

  test('addresses are added, changed, made the default and deleted [ACCT-54, ACCT-55, ACCT-58, ACCT-59]', async ({
    page,
    openAgain,
    customer,
    widget,
    expectAccessible,
  }) => {
    await openAgain('/utente', { customer, venue: 21 })
    await widget.button('Your addresses').click()
    const home = page.getByRole('radio', { name: 'Via Giulia di Barolo 9' })
    await expect(home).toBeChecked()
    await widget.button('New address').click()
    const sheet = widget.sheet('New address')
    await sheet.getByLabel('Town').selectOption('Moncalieri')
    await sheet.getByLabel('Street').fill('Via Roma')
    await sheet.getByLabel('House number').fill('3')
    await sheet.getByLabel('Postcode').fill('10024')
    await expectAccessible()
    await sheet.getByRole('button', { name: 'Save' }).click()
    const office = page.getByRole('radio', { name: 'Via Roma 3' })
    await office.check({ force: true })
    await expect(office).toBeChecked()
    await expectAccessible()
    await widget.button('Delete Via Giulia di Barolo 9').click()
    await widget.dialog('Delete this address?').getByRole('button', { name: 'Delete' }).click()
    await expect(home).toHaveCount(0)
    await expect(office).toBeChecked()
  })
})

test('the link of the mail leads to a new password [ACCT-47, ACCT-48, ACCT-49, ACCT-65]', async ({
  page,
  openHost,
  widget,
  service,
  restaurant,
  customer,
  expectAccessible,
}) => {
  await openHost({ tag: { venue: 12, route: '/utente/login' } })
  await service.change(restaurant, { restaurant: { siteUrl: page.url() } })
  await widget.launcher.click()
  await widget.button('Forgotten your password?').click()
  await widget.field('E-mail or user name').fill(customer.email)
  await widget.button('Send the link').click()
  await expect(widget.status(/look in your spam folder/)).toBeVisible()
  await expectAccessible()

  // A mail opens the page anew; from the page itself the same address with another fragment would load nothing.
  await page.goto('about:blank')
  await page.goto(await service.mailedLink(restaurant))
  await widget.heading('New password').waitFor()
  await widget.field('Password').fill(newPassword)
  await widget.field('Repeat password').fill(newPassword)
  await expectAccessible()
  await widget.button('Set the password').click()
  await widget.signIn({ email: customer.email, password: newPassword })
  await widget.go('/utente')
  await expect(widget.widget.getByText(`Signed in as ${customer.email}`)).toBeVisible()
})

test('the profile is changed by keyboard alone [ACCT-50, ACCT-53] @keyboard', async ({
  page,
  openAgain,
  customer,
  widget,
  expectAccessible,
}) => {
  await openAgain('/utente/modifica', { customer, venue: 12 })
  await widget.field('Phone').waitFor()
  await expectAccessible()
  const keys = keyboard(page)
  await keys.tabTo(widget.field('Phone'))
  await keys.press('ControlOrMeta+a')
  await keys.type('+39 011 555 0000')
  await keys.tabTo(widget.button('Change password'))
  await keys.press('Enter')
  await keys.tabBackTo(widget.field('Repeat password'))
  await keys.type(newPassword)
  await keys.tabBackTo(widget.field('Password'))
  await keys.type(newPassword)
  await keys.tabTo(widget.button('Save'))
  await keys.press('Enter')
  await expect(widget.dialog('ACCOUNT')).toContainText('Your data have been saved.')
  await keys.press('Escape')
  await expect(widget.dialog('ACCOUNT')).toHaveCount(0)
  await expect(widget.field('Phone')).toHaveValue('+39 011 555 0000')
})

test('a diner copies their data and deletes the account [ACCT-71, ACCT-72] @additions', async ({
  page,
  openAgain,
  customer,
  widget,
  expectAccessible,
}) => {
  await openAgain('/utente/modifica', { customer, venue: 12 })
  const saved = page.waitForEvent('download')
  await widget.button('Download my data').click()
  const file = JSON.parse(await readFile(await (await saved).path(), 'utf8')) as object
  expect(file).toMatchObject({ account: [{ email: customer.email }] })
  await widget.button('Delete my account').click()
  const sheet = widget.sheet('Delete my account')
  await sheet.getByLabel(`Type ${customer.email} to delete the account`).fill(customer.email)
  await expectAccessible()
  await sheet.getByRole('button', { name: 'Delete for ever' }).click()
  await expect(page.getByText('Your account and the data in it are deleted.')).toBeVisible()
})

// The provider's window needs pagina_google_url, an optional addition.
test('signing in with Google loads nothing into the page [ACCT-10, ACCT-19, ACCT-20] @additions', async ({
  page,
  openHost,
  widget,
  service,
  restaurant,
  origins,
}) => {
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).origin))
  await openHost({ tag: { venue: 12, route: '/utente/login' } })
  await service.change(restaurant, { restaurant: { siteUrl: page.url() } })
  await service.addCustomer(restaurant, { email: 'marco.sala@example.com' })
  await widget.launcher.click()
  await chooseInWindow(page, () => widget.button('Continue with Google').click(), 'Giulia Ferri')
  await expect(widget.field('First name')).toHaveValue('Giulia')
  await expect(widget.field('E-mail')).toHaveValue('giulia.ferri@example.com')
  await expect.poll(() => page.context().pages().length).toBe(1)

  await widget.sheet('Create an account').getByRole('button', { name: 'Sign in' }).click()
  await chooseInWindow(page, () => widget.button('Continue with Google').click(), 'Marco Sala')
  await widget.sheet('Sign in').waitFor({ state: 'detached' })
  await widget.go('/utente')
  await expect(widget.widget.getByText('Signed in as marco.sala@example.com')).toBeVisible()
  await expect.poll(() => page.context().pages().length).toBe(1)
  expect([...asked].sort()).toEqual([origins.cdn, origins.service, new URL(page.url()).origin].sort())
})

async function chooseInWindow(page: Page, open: () => Promise<void>, name: string) {
  const [popup] = await Promise.all([page.waitForEvent('popup'), open()])
  await popup.getByRole('button', { name }).click()
}
