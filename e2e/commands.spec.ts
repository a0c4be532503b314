import type { Page } from '@playwright/test'

import type { CartContents } from '#src/options/answers.ts'
import { commandTable } from '#src/options/command-table.ts'

import { expect, test } from './support/fixtures.ts'
import { tiramisu } from './support/remote-diner.ts'
import { sample } from './support/sample.ts'

const cartOf = (page: Page) => page.evaluate(() => window.Comanda?.('getCart')) as Promise<CartContents>

test('the page reads the cart without opening the widget', async ({ page, openHost, returnWith, widget }) => {
  await returnWith({ dishes: [{ ...tiramisu, quantity: 2 }] })
  await openHost({ tag: { venue: 11 } })
  const cart = await cartOf(page)
  expect(cart).toMatchObject({
    lines: [{ name: 'Tiramisu', options: [], quantity: 2, unitPriceCents: 550, totalCents: 1100 }],
    count: 2,
    totalCents: 1100,
    currency: 'EUR',
    orderType: 'takeAway',
  })
  expect(cart.slot?.start).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
  await expect(widget.widget).toBeHidden()
  await expect(widget.launcher).toHaveText(/View order/)
})

test('the documented page has its own dishes and cart', async ({
  page,
  openHost,
  returnWith,
  widget,
  origins,
  restaurant,
}) => {
  await returnWith({ dishes: [] })
  const tag = sample('floating', origins, restaurant).replace('data-restaurant', 'data-venue="11" data-restaurant')
  const body = sample('early-calls', origins, restaurant) + sample('own-cart', origins, restaurant) + tag
  await openHost({ tag: null, body })
  await page.getByRole('button', { name: 'Add Tiramisu' }).click()
  await expect(page.getByRole('button', { name: 'Cart: 1, 5.50 EUR' })).toBeVisible()
  await page.getByRole('button', { name: 'Cart: 1' }).click()
  await expect(widget.heading('Your order')).toBeVisible()
})

test('a dish with choices opens its sheet from the page', async ({ page, openHost, returnWith, widget }) => {
  await returnWith({ dishes: [] })
  await openHost({ tag: { venue: 11 } })
  expect(await page.evaluate(() => window.Comanda?.('addProduct', 201))).toEqual({ outcome: 'asked' })
  await expect(widget.sheet('Margherita')).toBeVisible()
  await page.goBack()
  await expect(widget.sheet('Margherita')).toBeHidden()
})

test('what is no command is refused, before and after opening', async ({ page, openHost, widget, quietConsole }) => {
  quietConsole.expect(/"(reload|save)" is no command/)
  await openHost({ tag: { venue: 11 } })
  const refusals = () =>
    page.evaluate(() => {
      const call = window.Comanda as unknown as (word: string) => Promise<unknown>
      return Promise.all(['reload', 'save'].map((word) => call(word).catch(({ message }: Error) => message)))
    })
  const expected = ['"reload" is no command.', '"save" is no command.']
  expect(await refusals()).toEqual(expected)
  await page.evaluate(() => window.Comanda?.('open', '/menu'))
  await expect(widget.widget).toBeVisible()
  expect(await refusals()).toEqual(expected)
})

test('a refused call says why and harms nothing', async ({ page, openHost, returnWith, widget, quietConsole }) => {
  quietConsole.expect(/has no product 999999/, /no venue is chosen/)
  await returnWith({ dishes: [] })
  await openHost({ tag: { venue: 11 } })
  const outcome = await page.evaluate(async () => {
    let unhandled = 0
    addEventListener('unhandledrejection', () => (unhandled += 1))
    void window.Comanda?.('addProduct', 999999)
    const reason = await window.Comanda?.('addProduct', 999999).catch(({ message }: Error) => message)
    return { reason, unhandled }
  })
  expect(outcome).toEqual({
    reason: expect.stringMatching(/^Comanda: addProduct: .+ has no product 999999/),
    unhandled: 0,
  })
  await page.evaluate(() => window.Comanda?.('open', '/menu'))
  await expect(widget.categories).toBeVisible()
})

test('without a venue a dish is refused in plain words', async ({ page, openHost, quietConsole }) => {
  quietConsole.expect(/no venue is chosen/)
  await openHost()
  const reason = await page.evaluate(() => window.Comanda?.('addProduct', 201).catch(({ message }: Error) => message))
  expect(reason).toMatch(/no venue is chosen/)
})

test('the loader hands on every command but its own four', async ({ page, openHost, quietConsole }) => {
  // What each says of a call without input; the loader's own failures are errors.
  quietConsole.expect(/^warning: Comanda/)
  await openHost({ tag: { venue: 11 } })
  const own = ['open', 'close', 'navigate', 'destroy']
  for (const name of Object.keys(commandTable).filter((command) => !own.includes(command))) {
    const isAnswered = await page.evaluate(
      (command) =>
        window.Comanda?.(command as 'getCart').then(
          (answer) => answer !== undefined || ['consent', 'setLanguage'].includes(command),
          ({ message }: Error) => message.length > 0,
        ),
      name,
    )
    expect([name, isAnswered]).toEqual([name, true])
  }
})

test('the page sets the language and listens', async ({ page, openHost, returnWith, widget }) => {
  await returnWith({ dishes: [] })
  await openHost({ tag: { venue: 11, route: '/menu' } })
  const heard = await page.evaluate(async () => {
    const languages: string[] = []
    const stop = await window.Comanda?.('on', 'language-change', ({ detail }) => languages.push(detail.language))
    await window.Comanda?.('open')
    await window.Comanda?.('setLanguage', 'de')
    stop?.()
    await window.Comanda?.('setLanguage', 'fr')
    return languages
  })
  await expect(widget.widget.getByRole('navigation', { name: 'Catégories' }).first()).toBeVisible()
  expect(heard).toEqual(['de'])
})
