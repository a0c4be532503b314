import { expect, test } from './support/fixtures.ts'
import { tiramisu } from './support/remote-diner.ts'
import type { WidgetPage } from './support/widget-page.ts'
import { widgetPage } from './support/widget-page.ts'

test('the strictest policy sees no violation in a cash order', async ({
  page,
  openHost,
  widget,
  service,
  restaurant,
  customer,
}) => {
  await page.addInitScript(() => {
    const told: string[] = []
    Object.defineProperty(globalThis, Symbol.for('told'), { get: () => told })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      told.push(`violates ${violatedDirective} ${blockedURI}`),
    )
    for (const name of ['ready', 'open', 'order-placed', 'close', 'error'])
      document.addEventListener(`comanda:${name}`, (event) => {
        const { total = '' } = (event as CustomEvent<{ total?: number }>).detail
        told.push(`${name} ${total}`.trim())
      })
  })
  await openHost({ csp: 'strict', tag: { venue: 11 } })
  await widget.launcher.click()
  await widget.startOrder()
  await widget.button('Add Tiramisu').first().click()
  await widget.button('Buffalo mozzarella').first().click()
  const sheet = widget.sheet('Buffalo mozzarella')
  await sheet.getByRole('radio', { name: 'Regular' }).check()
  await sheet.getByRole('radio', { name: 'Classic' }).check()
  await sheet.getByRole('button', { name: /^Add to order/ }).click()
  await widget.openCart()
  await widget.goToCheckout.click()
  await widget.signIn(customer)
  await widget.field('Cash').check()
  await widget.orderAndPay.click()
  await expect(widget.heading(/^Order #\d+$/)).toBeVisible()
  await page.evaluate(() => window.Comanda?.('close'))
  const [order] = await service.ordersOf(restaurant)
  expect(order?.totalCents).toBe(1600)
  expect(await page.evaluate(() => Reflect.get(globalThis, Symbol.for('told')) as string[])).toEqual([
    'open',
    'ready',
    'order-placed 16',
    'close',
  ])
})

test('two restaurants on one page share nothing', async ({ page, openHost, returnWith, service, customer }) => {
  const other = await service.addRestaurant()
  await returnWith({ customer, dishes: [tiramisu] })
  await openHost({
    tag: null,
    elements: [
      { venue: 11, route: '/menu' },
      { restaurant: other.id, venue: 11, route: '/ordine' },
    ],
  })
  const mine = widgetPage(page, page.locator('comanda-order').first())
  const theirs = widgetPage(page, page.locator('comanda-order').last())
  await expect(mine.button('Account')).toBeVisible()
  await expect(theirs.heading('How and when?')).toBeVisible()
  await expect(theirs.button('Sign in')).toBeVisible()

  // The lower widget moves until the upper one has its final size.
  const settled = () => page.waitForLoadState('networkidle')
  await settled()
  await theirs.chooseTime()
  await settled()
  await theirs.addAtOnce('Agnolotti del plin')
  await theirs.button('Italiano').click()
  await expect(theirs.widget.getByRole('navigation', { name: 'Categorie' }).first()).toBeVisible()
  await expect(mine.categories).toBeVisible()
  await settled()
  await theirs.button('English').click()
  await expect(theirs.button('English')).toHaveAttribute('aria-current', 'true')
  await expect(theirs.categories).toBeVisible()

  await page.reload()
  await settled()
  await mine.openCart()
  await expect(mine.lineOf('Tiramisu')).toBeVisible()
  await expect(items(mine)).toHaveCount(1)
  await settled()
  await theirs.openCart()
  await expect(theirs.lineOf('Agnolotti del plin')).toBeVisible()
  await expect(items(theirs)).toHaveCount(1)
})

const items = ({ widget }: WidgetPage) =>
  widget.getByRole('list', { name: 'Items in your order' }).getByRole('listitem')

test('one restaurant twice has one cart, in tabs too', async ({ page, context, openHost, returnWith }) => {
  await returnWith({ dishes: [] })
  await openHost({
    tag: null,
    elements: [
      { venue: 11, route: '/menu' },
      { venue: 11, route: '/carrello' },
    ],
  })
  const menu = widgetPage(page, page.locator('comanda-order').first())
  const cart = widgetPage(page, page.locator('comanda-order').last())
  await expect(cart.widget.getByText('Your order is empty')).toBeVisible()
  await menu.button('Add Tiramisu').first().click()
  await expect(cart.lineOf('Tiramisu')).toContainText('5,50 €')

  const tab = await context.newPage()
  await tab.goto(page.url())
  const there = widgetPage(tab, tab.locator('comanda-order').last())
  await there.button('One Tiramisu more').click()
  await expect(cart.lineOf('Tiramisu')).toContainText('11,00 €')
})

for (const mode of ['floating', 'inline'] as const) {
  test(`hostile styles leave the ${mode} widget as it is`, async ({ page, openHost, returnWith, widget }) => {
    const looks: Look[] = []
    // The hostile styles take some of the room: both widths have the same layout.
    await page.setViewportSize({ width: 900, height: 800 })
    await returnWith({ dishes: [tiramisu] })
    for (const head of ['', '<link rel="stylesheet" href="/css/hostile.css">']) {
      const place = { venue: 11, route: '/menu' }
      await openHost(mode === 'floating' ? { tag: place, head } : { tag: null, elements: [place], head })
      if (mode === 'floating') await widget.launcher.click()
      // Its box looks different until the search has loaded.
      await expect(widget.widget.getByRole('searchbox')).toBeVisible()
      // The button counts the cart once the widget has stored what it says.
      if (mode === 'floating') await expect(widget.launcher).toHaveText(/View order/)
      await widget.button('Agnolotti del plin').first().click({ force: true })
      await expect(widget.sheet('Agnolotti del plin').getByText('butter and sage')).toBeVisible()
      // Keep the pointer away: hovered elements look different.
      await page.mouse.move(0, 0)
      looks.push(await page.evaluate(lookOfWidget))
    }
    expect(differences(looks)).toEqual([])
  })
}

/** Styles keyed by the path from the root to an element: classes and states of its ancestors. */
type Look = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Every style of everything we draw that does not follow from how wide the page is. Runs in the page. */
function lookOfWidget(): Look {
  const followsPlace =
    /^(.*(width|height|inline-size|block-size|origin)|grid-template.*|inset.*|margin-(inline.*|left|right)|top|right|bottom|left|--.*|.*-user-drag)$/
  const wayTo = (element: Element): string => {
    const states = [...element.attributes].filter(({ name }) => /^(class|type|data-|aria-(cur|pre|sel|exp))/.test(name))
    const own = [element.localName, ...states.map(({ name, value }) => `${name}=${value}`)].join(' ')
    return element.parentElement ? `${wayTo(element.parentElement)} > ${own}` : own
  }
  const hosts = [...document.querySelectorAll('comanda-order, html > div')]
  for (const { shadowRoot } of hosts) shadowRoot?.getAnimations().forEach((fade) => fade.finish())
  const ours = hosts.flatMap(({ shadowRoot }) => [
    ...(shadowRoot?.querySelectorAll('.root :not(.pending *, .pending), button, button *') ?? []),
  ])
  const looks = ours.map((element) => {
    const computed = getComputedStyle(element)
    const names = [...computed].filter((name) => !followsPlace.test(name))
    const styles = Object.fromEntries(names.map((name) => [name, computed.getPropertyValue(name)]))
    return [wayTo(element), styles] as const
  })
  // One element per kind is enough, whatever has loaded so far.
  return Object.fromEntries(looks.toReversed())
}

/** Differences of the same elements on another page, as text. */
function differences([first = {}, second = {}]: readonly Look[]): string[] {
  const ways = Object.keys(first).filter((way) => way in second)
  expect(ways.length).toBeGreaterThan(100)
  return ways.flatMap((way) =>
    Object.entries(first[way] ?? {})
      .filter(([name, value]) => second[way]?.[name] !== value)
      .map(([name, value]) => `${way} { ${name}: ${value} -> ${second[way]?.[name]} }`),
  )
}
