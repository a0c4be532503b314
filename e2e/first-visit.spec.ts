import type { Locator, Page } from '@playwright/test'

import { buildFiles, readViteManifest } from '#tools/build-files.ts'

import { expect, test } from './support/fixtures.ts'
import { followScripts } from './support/follow-requests.ts'
import { holdHops } from './support/hops.ts'
import type { WidgetPage } from './support/widget-page.ts'

type Tag =
  | "the README's tag"
  | 'data-venue'
  | 'data-route'
  | 'data-preload'
  | 'data-venue and home'
  | 'data-simple-requests off'
type Visit = {
  readonly like: 1 | 2 | 4 | 7
  readonly venue: number
  /** Follows the address of the page, which then opens the widget. */
  readonly query?: string
  /** What the first screen shows. */
  readonly shows: (widget: WidgetPage) => Locator
  /** What it shows before a venue is known, where there are several. */
  readonly asks?: (widget: WidgetPage) => Locator
  /** Round trips between the tap, or the address, and that screen. */
  readonly hops: Partial<Readonly<Record<Tag, number>>>
}

const attributesOf: Readonly<Record<Tag, (venue: number) => Readonly<Record<string, string | number>>>> = {
  "the README's tag": () => ({}),
  'data-venue': (venue) => ({ venue }),
  'data-route': () => ({ route: '/menu' }),
  'data-preload': () => ({ preload: 'idle' }),
  'data-venue and home': (venue) => ({ venue, route: '/' }),
  'data-simple-requests off': () => ({ 'simple-requests': 'off' }),
}
const bruschetta = (widget: WidgetPage) => widget.button('Tomato bruschetta')
/** Every tag takes so many. */
const always = (hops: number) => ({
  "the README's tag": hops,
  'data-venue': hops,
  'data-route': hops,
  'data-preload': hops,
})
// That there is something to choose is said by the first reply: the code and the texts of the choice come after it.
const choice = { "the README's tag": 2, 'data-venue': 1, 'data-route': 2, 'data-preload': 1 }

const visits: Readonly<Record<string, Visit>> = {
  'one venue': {
    like: 2,
    venue: 21,
    shows: bruschetta,
    // The first call then has a preflight.
    hops: { ...always(1), 'data-preload': 0, 'data-simple-requests off': 2 },
  },
  'several venues': {
    like: 1,
    venue: 11,
    shows: bruschetta,
    asks: (widget) => widget.heading('Choose a restaurant'),
    hops: choice,
  },
  'a home screen': { like: 1, venue: 11, shows: (widget) => widget.orderNow, hops: { 'data-venue and home': 1 } },
  'a fair': {
    like: 4,
    venue: 41,
    shows: (widget) => widget.button('Margherita'),
    asks: (widget) => widget.heading('What would you like?'),
    hops: choice,
  },
  'a district': {
    like: 7,
    venue: 71,
    shows: (widget) => widget.button('Carbonara'),
    asks: (widget) => widget.heading('Where are you?'),
    hops: choice,
  },
  'a dish link': {
    like: 2,
    venue: 21,
    query: '?ordering_route=/menu/2/scheda/201',
    shows: (widget) => widget.sheet('Margherita'),
    // The loader names no modules of the sheet: every page would pay for them.
    hops: always(2),
  },
  'a table code': {
    like: 2,
    venue: 21,
    query: '?ordering_route=%2Fordine&identificativo=stella-4-b4Tn',
    shows: (widget) => widget.widget.getByRole('region', { name: 'Table' }),
    // The wizard asks for the services of the venue, beside the code of the table's step.
    hops: always(3),
  },
}

const hopsOf = (count: number) => (count === 1 ? '1 hop' : `${count} hops`)

for (const [name, { like, venue, query = '', shows, asks = shows, hops }] of Object.entries(visits))
  for (const [tag, count] of Object.entries(hops) as [Tag, number][])
    test(`${name} takes ${hopsOf(count)} with ${tag} @phone @additions`, async ({
      page,
      hostAddress,
      service,
      widget,
    }) => {
      const { id } = await service.addRestaurant({ like })
      const attributes = attributesOf[tag](venue)
      const held = await holdHops(page)
      await page.goto(hostAddress({ tag: { restaurant: id, language: '', ...attributes }, begins: 'anywhere' }) + query)
      if (query === '') {
        if ('preload' in attributes) await held.settle()
        await widget.launcher.click()
      }
      await held.show(('venue' in attributes ? shows : asks)(widget), count)
      // The first call brings what the first screen needs.
      expect(held.calls.slice(0, 1)).toEqual(['get_restaurant_info'])
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })

test('who comes back to an order waits for one hop @phone @additions', async ({ page, openAgain, widget }) => {
  await openAgain('/menu', { dishes: [] })
  await bruschetta(widget).waitFor()
  const isKept = () => page.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith(':venue')))
  await expect.poll(isKept).toBe(true)
  const held = await holdHops(page)
  await page.reload()
  const scripts = followScripts(page)
  await widget.launcher.click()
  // Before the first answer. A browser asks an HTTP/1.1 host for six files at a time: a seventh would be a hop more.
  await expect.poll(() => scripts).toContain('return.js')
  await page.evaluate(() => undefined)
  expect(scripts.length).toBeLessThanOrEqual(6)
  await held.show(bruschetta(widget), 1)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('the sizes count what the tag loads first @phone @additions', async ({ page, hostAddress, service, widget }) => {
  const { id } = await service.addRestaurant({ like: 2 })
  const held = await holdHops(page)
  await page.goto(hostAddress({ tag: { restaurant: id, language: '' }, begins: 'anywhere' }))
  await widget.launcher.click()
  await held.show(bruschetta(widget), 1)
  const { first, languages } = buildFiles(readViteManifest('dist'))
  expect(new Set(held.files)).toEqual(new Set([...first, languages.en]))
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

/** The diner's browser says that they save data, or is on 2G. */
async function saveData(page: Page, hints: { saveData: boolean; effectiveType: string }): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(Navigator.prototype, 'connection', { value }), hints)
}

for (const [who, hints] of [
  ['who saves data', { saveData: true, effectiveType: '4g' }],
  ['who is on 2G', { saveData: false, effectiveType: '2g' }],
] as const)
  test(`${who} loads nothing beyond the menu @phone @additions`, async ({ page, hostAddress, service, widget }) => {
    const { id } = await service.addRestaurant({ like: 2 })
    await saveData(page, hints)
    const held = await holdHops(page)
    await page.goto(hostAddress({ tag: { restaurant: id, language: '' }, begins: 'anywhere' }))
    await widget.launcher.click()
    await held.show(bruschetta(widget), 1)
    await held.settle()
    const { first, languages } = buildFiles(readViteManifest('dist'))
    expect(new Set(held.files)).toEqual(new Set([...first, languages.en]))
    expect(held.calls).toEqual(['get_restaurant_info'])
    await page.unrouteAll({ behavior: 'wait' })
    // Search, filters and the way home come with the first touch.
    await widget.heading('Starters').tap()
    await expect(widget.widget.getByRole('searchbox', { name: 'Search the menu' })).toBeVisible()
    await expect(widget.button('Home')).toBeVisible()
  })

test('who saves data keeps the time of a begun order @phone', async ({ page, openHost, returnWith, widget }) => {
  await returnWith({ dishes: [] })
  await saveData(page, { saveData: true, effectiveType: '4g' })
  const scripts = followScripts(page)
  await openHost({ tag: { venue: 11, route: '/menu' } })
  await widget.launcher.click()
  await bruschetta(widget).waitFor()
  // The time limit and an unpaid order are followed by this code.
  await expect.poll(() => scripts).toContain('background.js')
})

test('who saves data loads a step when it is tapped @phone', async ({ page, openHost, widget }) => {
  await saveData(page, { saveData: true, effectiveType: '4g' })
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
