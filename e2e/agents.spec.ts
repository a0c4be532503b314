import { chromiumLaunch } from '#tools/find-chromium.ts'

import { expect, test } from './support/fixtures.ts'
import { sample } from './support/sample.ts'

type Result = { readonly content: readonly { readonly text: string }[]; readonly isError?: boolean }

// WebMCP is a draft; Chromium has it behind this flag.
test.use({ launchOptions: chromiumLaunch('--enable-features=WebMCP') })

test('an agent finds a dish, the diner chooses the time [AGENT-02, AGENT-07]', async ({
  page,
  openHost,
  origins,
  restaurant,
}) => {
  await openHost({ tag: null, body: sample('agents', origins, restaurant) })
  const names = async () => (await page.webmcp.tools()).map(({ name }) => name)
  const prefix = `restaurant_${restaurant.id}_`
  await expect
    .poll(async () => (await names()).toSorted())
    .toEqual(['add_to_cart', 'cart', 'dish_details', 'find_dishes', 'free_times'].map((name) => prefix + name))
  for (const { annotations } of await page.webmcp.tools()) expect(annotations?.untrustedContent).toBe(true)
  const call = async (name: string, input: object = {}) => {
    const { content, isError = false } = (await page.webmcp.callTool(`${prefix}${name}`, input)) as Result
    return { ...(JSON.parse(content[0]?.text ?? '') as { data?: object; refused?: string }), isError }
  }
  const found = (await call('find_dishes', { words: 'tiramisu' })).data
  expect(found).toMatchObject({ dishes: expect.arrayContaining([expect.objectContaining({ name: 'Tiramisu' })]) })
  expect(await call('add_to_cart', { dish: 'Margherita' })).toMatchObject({
    refused: 'Choose a size.',
    isError: true,
  })
  expect((await call('add_to_cart', { dish: 'Tiramisu', quantity: 2 })).data).toMatchObject({ added: false })
  await expect(page.getByRole('dialog', { name: 'How and when?' })).toBeVisible()
  expect((await call('cart')).data).toMatchObject({ lines: [] })
  await page.evaluate(() => document.querySelector('comanda-order')?.remove())
  await expect.poll(names).toEqual([])
})

test('without the attribute there is no tool [AGENT-01]', async ({ page, openHost, widget }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  const background = page.waitForResponse(/\/background\.js/)
  await openHost({ tag: { venue: 11, route: '/menu' } })
  await widget.launcher.click()
  await background
  await widget.categories.waitFor()
  expect(await page.webmcp.tools()).toEqual([])
  expect(loaded.filter((url) => url.includes('agents'))).toEqual([])
})
