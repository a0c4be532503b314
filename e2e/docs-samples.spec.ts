import { expect, test } from './support/fixtures.ts'
import { tiramisu } from './support/remote-diner.ts'
import { sample } from './support/sample.ts'

test('the documented tag and a button of the page work', async ({ page, openHost, widget, origins, restaurant }) => {
  const body = ['colours', 'own-button', 'floating'].map((name) => sample(name, origins, restaurant)).join('\n')
  await openHost({ tag: null, body })
  await expect(widget.launcher).toHaveCSS('background-color', 'rgb(11, 110, 79)')
  const opened = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('comanda:open', (event) => resolve((event as CustomEvent).detail), { once: true })
      }),
  )
  await page.getByRole('button', { name: 'See our menu' }).click()
  // Which venue's menu is the first question.
  expect(await opened).toEqual({ route: '/locali' })
})

test('the documented element stands in the page', async ({ openHost, widget, origins, restaurant }) => {
  await openHost({ tag: null, body: sample('inline', origins, restaurant) })
  await expect(widget.heading('Choose a restaurant')).toBeVisible()
})

test('the documented offset makes room for a bar', async ({ page, openHost, widget, origins, restaurant }) => {
  await openHost({ tag: null, body: sample('offset', origins, restaurant) })
  const box = async () => (await widget.launcher.boundingBox()) ?? { y: 0, height: 0 }
  const distance = async () => (page.viewportSize()?.height ?? 0) - (await box()).y - (await box()).height
  await expect.poll(distance).toBe(16)
  await page.evaluate(() => document.documentElement.style.setProperty('--bar', '72px'))
  await expect.poll(distance).toBe(72)
})

test('the documented tag makes room for a cookie bar', async ({ openHost, widget, origins, restaurant }) => {
  const bar = '<div id="cookie-bar" style="position: fixed; inset: auto 0 0; height: 200px">Cookies?</div>'
  await openHost({ tag: null, body: bar + sample('avoid', origins, restaurant) })
  await expect.poll(async () => (await widget.launcher.boundingBox())?.y).toBeLessThan(800 - 200 - 56 + 1)
})

test('a documented link of the page opens the widget', async ({ page, openHost, origins, restaurant }) => {
  await openHost({ tag: null, body: sample('openers', origins, restaurant) })
  // The links are followed by a module that comes after the loader; a tap before it calls, as the documentation says.
  await expect(async () => {
    await page.getByRole('link', { name: 'Order' }).click()
    await expect(page.locator('comanda-order')).toBeVisible({ timeout: 1000 })
  }).toPass()
})

test('documented early calls are answered once the script runs', async ({ page, openHost, origins, restaurant }) => {
  const early = `${sample('early-calls', origins, restaurant)}
    <script>window.answered = Comanda('open', '/menu').then(() => document.querySelector('comanda-order') !== null)</script>`
  await openHost({ tag: null, body: early + sample('floating', origins, restaurant) })
  expect(await page.evaluate(() => (globalThis as unknown as { answered: Promise<boolean> }).answered)).toBe(true)
})

test('a documented listener hears of an order', async ({
  page,
  openHost,
  returnWith,
  widget,
  service,
  origins,
  restaurant,
  customer,
}) => {
  await returnWith({ customer, dishes: [tiramisu] })
  await openHost({ tag: { venue: 11, route: '/carrello/riepilogo' }, head: sample('listen', origins, restaurant) })
  const heard = page.waitForEvent('console', (line) => line.type() === 'log' && line.text().endsWith('EUR'))
  await widget.launcher.click()
  await widget.orderInCash()
  const [order] = await service.ordersOf(restaurant)
  expect((await heard).text()).toBe(`${order?.id} 5.5 EUR`)
})
