import type { Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import { sample } from './support/sample.ts'
import { watchPolicy } from './support/watch-policy.ts'

type Entry = { readonly event?: string; readonly ecommerce?: Readonly<Record<string, unknown>> | null }

const layerOf = (page: Page) =>
  page.evaluate(() => JSON.parse(JSON.stringify((window as { dataLayer?: unknown }).dataLayer ?? [])) as Entry[])
const namesOf = async (page: Page) => (await layerOf(page)).flatMap(({ event }) => event ?? [])

test('an agreed order is one purchase, a reload adds none', async ({
  page,
  openHost,
  widget,
  returnWith,
  customer,
  origins,
  restaurant,
}) => {
  await returnWith({ customer })
  const tag = sample('analytics', origins, restaurant).replace(
    'data-analytics',
    'data-venue="11" data-route="/" data-analytics',
  )
  await openHost({ tag: null, body: sample('consent', origins, restaurant) + tag })
  await page.getByRole('button', { name: 'Agree' }).click()
  await widget.launcher.click()
  await widget.startOrder()
  await expect.poll(() => namesOf(page)).toEqual(['view_item_list'])
  await widget.addDish('Tomato bruschetta')
  await widget.checkOut()
  await widget.orderInCash()
  await expect
    .poll(() => namesOf(page))
    .toEqual([
      'view_item_list',
      'view_item',
      'add_to_cart',
      'view_cart',
      'begin_checkout',
      'add_shipping_info',
      'add_payment_info',
      'purchase',
    ])
  const purchase = (await layerOf(page)).at(-1)?.ecommerce
  expect(purchase).toMatchObject({ currency: 'EUR', transaction_id: expect.stringMatching(/^\d+$/) })
  await page.reload()
  await widget.launcher.click()
  await widget.orderNow.waitFor()
  expect(await namesOf(page)).toEqual([])
})

test('without an answer about consent nothing is written', async ({ page, openHost, widget }) => {
  await openHost({ tag: { venue: 11, route: '/menu', analytics: 'datalayer' } })
  const code = page.waitForResponse(/\/analytics\.js/)
  await widget.launcher.click()
  await code
  await widget.button('Margherita').click()
  await widget.sheet('Margherita').waitFor()
  expect(await layerOf(page)).toEqual([])
})

for (const [which, tag] of [
  ['pages that do not ask load no bridge', {}],
  ['a browser without agents loads nothing for them [AGENT-01]', { agents: '' }],
] as const) {
  test(which, async ({ page, openHost, widget }) => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    const background = page.waitForResponse(/\/background\.js/)
    await openHost({ tag: { venue: 11, route: '/menu', ...tag } })
    await widget.launcher.click()
    await background
    await widget.categories.waitFor()
    expect(loaded.filter((url) => /analytics|structured-data|agents/.test(url))).toEqual([])
  })
}

const blocksOf = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((blocks) => blocks.map((block) => JSON.parse(block.textContent ?? '') as StructuredData))

type StructuredData = {
  readonly '@type': string
  readonly hasMenu: {
    readonly inLanguage: string
    readonly hasMenuSection: readonly { readonly hasMenuItem: readonly Readonly<Record<string, unknown>>[] }[]
  }
}

test('the documented element is found by search engines @additions', async ({
  page,
  openHost,
  origins,
  restaurant,
}) => {
  await openHost({ tag: null, body: sample('structured-data', origins, restaurant) })
  await expect.poll(async () => (await blocksOf(page)).length).toBe(1)
})

for (const [restaurants, whose] of [
  [1, 'one restaurant'],
  [2, 'two restaurants'],
] as const) {
  test(`elements of ${whose} are described under the strict policy @additions`, async ({
    page,
    openHost,
    origins,
    restaurant,
    service,
  }) => {
    const violations = await watchPolicy(page)
    const second = restaurants === 1 ? restaurant : await service.addRestaurant()
    const body = [restaurant, second].map((one) => sample('structured-data', origins, one)).join('')
    await openHost({ tag: null, body, csp: 'strict' })
    await expect.poll(async () => (await blocksOf(page)).length).toBe(restaurants)
    for (const { hasMenu } of await blocksOf(page)) {
      expect(hasMenu.hasMenuSection[0]?.hasMenuItem.length).toBeGreaterThan(0)
    }
    await page.evaluate(() => document.querySelector('comanda-order')?.remove())
    await expect.poll(async () => (await blocksOf(page)).length).toBe(1)
    expect(violations).toEqual([])
  })
}
