import type { Page, Request } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'

const fileOf = (request: Request) => new URL(request.url()).pathname.split('/').at(-1) ?? ''

/** Names of the scripts that the page has asked for, in order. */
function followScripts(page: Page): readonly string[] {
  const names: string[] = []
  page.on('request', (request: Request) => {
    const file = fileOf(request)
    if (file.endsWith('.js')) names.push(file)
  })
  return names
}

/** Answers the first call and the code that is asked for before any code has come. Resolves to the calls, in order. */
async function answerOneHop(page: Page): Promise<readonly string[]> {
  const calls: string[] = []
  // Whatever else is asked stays without an answer.
  await page.route('**/webservice/**', (intercepted) => {
    const request = intercepted.request()
    if (request.method() !== 'POST') return intercepted.continue()
    calls.push(fileOf(request))
    return calls.length === 1 ? intercepted.continue() : undefined
  })
  // Code that is asked for only once other code has come would be a second hop.
  let hasCodeCome = false
  await page.route('**/chunks/**', async (intercepted) => {
    if (hasCodeCome) return
    const response = await intercepted.fetch()
    hasCodeCome = true
    await intercepted.fulfill({ response })
  })
  return calls
}

for (const [screen, route, usable] of [
  ['home', '/', 'Order now'],
  ['the menu', '/menu', 'Tomato bruschetta'],
] as const) {
  test(`a first visit draws ${screen} in one hop @phone @additions`, async ({ page, openHost, widget }) => {
    const calls = await answerOneHop(page)
    await openHost({ tag: { venue: 11, route } })
    await widget.launcher.click()
    await expect(widget.button(usable)).toBeVisible()
    expect(calls[0]).toBe('get_restaurant_info')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}

test('the tag everybody pastes draws the menu in one hop @phone @additions', async ({
  page,
  openHost,
  service,
  widget,
}) => {
  const { id } = await service.addRestaurant({ like: 2 })
  const calls = await answerOneHop(page)
  await openHost({ tag: { restaurant: id }, begins: 'anywhere' })
  await widget.launcher.click()
  await expect(widget.button('Tomato bruschetta')).toBeVisible()
  expect(calls[0]).toBe('get_restaurant_info')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('the button to order stays where it is @phone', async ({ page, openHost, widget }) => {
  let answer = () => {}
  const isAsked = new Promise<void>((resolve) => {
    void page.route('**/get_mixed_info', (intercepted) => {
      answer = () => void intercepted.continue()
      resolve()
    })
  })
  await openHost({ tag: { venue: 11, route: '/' } })
  await widget.launcher.click()
  await isAsked
  const before = await widget.orderNow.boundingBox()
  answer()
  await expect(widget.widget.getByText(/^(Open|Dining room closed|Closed now)$/)).toBeVisible()
  expect(await widget.orderNow.boundingBox()).toEqual(before)
})

test('who saves data loads a step when it is tapped @phone', async ({ page, openHost, widget }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  )
  const scripts = followScripts(page)
  await openHost({ tag: { venue: 11, route: '/' } })
  await widget.launcher.click()
  await widget.orderNow.waitFor()
  await page.waitForLoadState('networkidle')
  const later = ['slots.js', 'navigation.js', 'product.js', 'cart.js', 'en-rest.js']
  expect(later.filter((name) => scripts.includes(name))).toEqual([])
  await widget.startOrder()
  expect(scripts).toContain('slots.js')
  await widget.addDish('Tomato bruschetta')
  await expect(widget.viewOrder).toBeVisible()
})

test('who does not save data has the next step loaded @phone', async ({ page, openHost, widget }) => {
  const scripts = followScripts(page)
  await openHost({ tag: { venue: 11, route: '/' } })
  await widget.launcher.click()
  await widget.orderNow.waitFor()
  await expect.poll(() => scripts).toEqual(expect.arrayContaining(['slots.js']))
})
