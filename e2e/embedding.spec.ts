import { expect, test } from './support/fixtures.ts'
import { holdBack } from './support/follow-requests.ts'
import { hostSnapshot } from './support/host-snapshot.ts'

const hostBody = '<nav><a href="#menu">Menu</a></nav><form><label>Name <input></label><button>Book</button></form>'

test('a closed tag costs one request and changes nothing', async ({ page, openHost, widget, service }) => {
  await openHost({ tag: null, hasStripe: false, body: hostBody })
  const alone = await hostSnapshot(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await openHost({ tag: { venue: 11 }, hasStripe: false, body: hostBody })
  await expect(widget.launcher).toBeVisible()

  const withTag = await hostSnapshot(page)
  const [, ...sent] = requests
  expect(sent).toEqual([expect.stringMatching(/\/comanda\.js$/)])
  expect(sent.filter((url) => url.startsWith(service.origin))).toEqual([])
  expect(withTag).toEqual({
    ...alone,
    globals: [...(alone.globals as string[]), 'Comanda'],
    foreignFunctions: [...(alone.foreignFunctions as string[]), 'window.Comanda'],
  })
  expect(await page.evaluate(() => [...document.documentElement.children].map(({ localName }) => localName))).toEqual([
    'head',
    'body',
    'div',
  ])
  const shifts = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries().length))
        observer.observe({ type: 'layout-shift', buffered: true })
        // Layout shifts are reported before the end of the next frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(observer.takeRecords().length)))
      }),
  )
  expect(shifts).toBe(0)
})

for (const preload of ['idle', 'visible'] as const) {
  test(`data-preload="${preload}" loads the widget before any intent`, async ({ page, openHost, widget }) => {
    const code = page.waitForRequest(/\/element\.js$/)
    const info = page.waitForRequest(/\/get_restaurant_info$/)
    await openHost({ tag: { venue: 11, preload } })
    await Promise.all([code, info])
    await widget.launcher.click()
    await expect(widget.orderNow).toBeVisible()
  })
}

test('after opening, using and closing the page is unchanged [SHELL-37]', async ({ page, openHost, widget }) => {
  await openHost({ tag: { venue: 11 }, body: `${hostBody}<p style="height: 2000px">long</p>` })
  await page.evaluate(() => scrollTo(0, 400))
  const before = await hostSnapshot(page)
  const address = page.url()
  await widget.launcher.click()
  await widget.startOrder()
  await page.evaluate(() => window.Comanda?.('close'))
  await expect(widget.launcher).toBeFocused()
  await expect.poll(() => hostSnapshot(page)).toEqual(before)
  expect(page.url()).toBe(address)
  expect(await page.evaluate(() => scrollY)).toBe(400)
})

test('after destroy() nothing of it is left', async ({ page, openHost, widget }) => {
  await page.addInitScript(countListeners)
  await openHost({ tag: null, body: hostBody })
  const alone = await hostSnapshot(page)
  await openHost({ tag: { venue: 11 }, body: hostBody })
  await widget.launcher.click()
  await widget.orderNow.waitFor()
  await page.evaluate(() => window.Comanda?.('destroy'))
  await expect(page.locator('comanda-order')).toHaveCount(0)
  expect(await hostSnapshot(page)).toEqual(alone)
  expect(await page.evaluate(() => document.documentElement.children.length)).toBe(2)
  expect(await page.evaluate(() => Reflect.get(globalThis, Symbol.for('listeners')) as string[])).toEqual([])
})

test('hover and focus prepare everything and draw nothing', async ({ page, openHost, widget, service }) => {
  for (const reach of [() => widget.launcher.hover(), () => widget.launcher.focus()]) {
    const requests: string[] = []
    await openHost({ tag: { venue: 11 } })
    const count = (url: string) => requests.push(url)
    page.on('request', (request) => count(request.url()))
    const children = await page.evaluate(() => document.documentElement.children.length)
    await reach()
    await expect.poll(() => requests.some((url) => url.endsWith('/element.js'))).toBe(true)
    await expect.poll(() => requests.some((url) => url.startsWith(service.origin))).toBe(true)
    await page.waitForFunction(() => customElements.get('comanda-order'))
    expect(await page.evaluate(() => document.documentElement.children.length)).toBe(children)
    requests.length = 0
    await widget.launcher.click()
    await expect(widget.orderNow).toBeVisible()
    expect(requests.filter((url) => /\/element\.js$|get_restaurant_info/.test(url))).toEqual([])
  }
})

test('a click shows the panel before the code has loaded', async ({ page, openHost, widget }) => {
  const release = await holdBack(page, '**/chunks/*/element.js')
  await openHost({ tag: { venue: 11 } })
  const frame = page.getByRole('dialog', { name: 'Order now' })
  await widget.launcher.click()
  await expect(frame).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(frame).toBeHidden()
  await expect(widget.launcher).toBeFocused()
  await widget.launcher.click()
  await expect(frame).toBeVisible()
  release()
  await expect(widget.orderNow).toBeVisible()
  await expect(frame).toBeHidden()
})

test('without code the button leads to the fallback soon', async ({ page, openHost, widget, site, quietConsole }) => {
  quietConsole.expect(/Failed to load resource|Comanda: cannot be loaded/)
  const fallback = site.add({ tag: null, body: '<h2>Order by phone</h2>' })
  await page.clock.install()
  let isBlocked = true
  await page.route('**/chunks/*/element.js', (route) => (isBlocked ? undefined : route.continue()))
  await openHost({ tag: { venue: 11, 'fallback-href': fallback } })
  await widget.launcher.click()
  await page.clock.fastForward(8000)
  const wayOut = page.locator('html > div').getByRole('link')
  await expect(wayOut).toHaveText('Order now →')
  await expect(page.getByRole('dialog')).toBeHidden()
  isBlocked = false
  await wayOut.click()
  await expect(page.getByRole('heading', { name: 'Order by phone' })).toBeVisible()
})

test('the button speaks the five languages of the tag', async ({ page, openHost, widget }) => {
  const labels = { it: 'Ordina ora', en: 'Order now', de: 'Jetzt bestellen', fr: 'Commander', es: 'Pedir ahora' }
  for (const [language, label] of Object.entries(labels)) {
    await openHost({ tag: { venue: 11, language } })
    await expect(widget.launcher).toHaveText(label)
  }
  await expect(page.locator('comanda-order')).toHaveCount(0)
})

test('calls made before the script are kept and answered [SHELL-38]', async ({ page, openHost, widget }) => {
  const early = `<script>
    window.Comanda = function () { (Comanda.q = Comanda.q || []).push(arguments) }
    Comanda('open', '/menu')
    Comanda('navigate', '/ordine')
  </script>`
  await openHost({ tag: { venue: 11 }, head: early })
  await expect(widget.heading('How and when?')).toBeVisible()
  await page.evaluate(() => window.Comanda?.('close'))
  await expect(widget.heading('How and when?')).toBeHidden()
})

// A pop-up with the focus trap of Bootstrap 5 (js/src/util/focustrap.js): whatever else takes the focus loses it again.
const popUp = `<div id="popup" role="dialog" aria-modal="true" tabindex="-1" style="position: fixed; inset: 0; background: #fff">
  <button id="first">Close the pop-up</button><button id="order" onclick="Comanda('open')">Order here</button>
</div>
<script>
  const popup = document.getElementById('popup')
  document.addEventListener('focusin', ({ target }) => {
    if (target !== document && !popup.contains(target)) document.getElementById('first').focus()
  })
  document.addEventListener('keydown', ({ key }) => { if (key === 'Escape') popup.hidden = true })
</script>`

test('above a focus-trapping pop-up it works by keyboard [SHELL-67]', async ({ page, openHost, widget }) => {
  await openHost({ tag: { venue: 11, route: '/utente/login' }, body: popUp })
  await page.getByRole('button', { name: 'Order here' }).click()
  await widget.field('E-mail or user name').click()
  await page.keyboard.type('anna')
  await page.keyboard.press('Tab')
  await page.keyboard.type('secret')
  await expect(widget.field('E-mail or user name')).toHaveValue('anna')
  await expect(widget.field('Password')).toHaveValue('secret')
  const stops: boolean[] = []
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab')
    stops.push(await page.evaluate(() => document.activeElement?.closest('#popup') === null))
  }
  expect(stops).not.toContain(false)
  await page.keyboard.press('Escape')
  await expect(widget.field('Password')).toBeHidden()
  await expect(widget.orderNow).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(widget.orderNow).toBeHidden()
  await expect(page.locator('#popup')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Order here' })).toBeFocused()
})

/** Counts event listeners of window and document, by type. Runs in the page before everything else. */
function countListeners(): void {
  const { addEventListener, removeEventListener } = EventTarget.prototype
  const listening: { target: EventTarget; type: string; listener: unknown }[] = []
  const isOurs = (target: EventTarget) =>
    target === window || target === document || target === document.documentElement
  const forget = (target: EventTarget, type: string, listener: unknown) => {
    const index = listening.findIndex((one) => one.target === target && one.type === type && one.listener === listener)
    if (index >= 0) listening.splice(index, 1)
  }
  EventTarget.prototype.addEventListener = function add(
    type: string,
    listener: never,
    options?: AddEventListenerOptions,
  ) {
    const target = this ?? window
    if (isOurs(target)) {
      listening.push({ target, type, listener })
      options?.signal?.addEventListener('abort', () => forget(target, type, listener))
    }
    addEventListener.call(target, type, listener, options)
  }
  EventTarget.prototype.removeEventListener = function remove(type: string, listener: never, options?: boolean) {
    const target = this ?? window
    forget(target, type, listener)
    removeEventListener.call(target, type, listener, options)
  }
  Object.defineProperty(globalThis, Symbol.for('listeners'), { get: () => listening.map(({ type }) => type) })
}

test('bars of an inline widget stay below the page’s [SHELL-110]', async ({ page, openHost, widget }) => {
  const height = 72
  const head = `<style>
    .site { position: fixed; inset: 0 0 auto; height: ${height}px; background: #fff; z-index: 50 }
    :root { --comanda-sticky-top: ${height}px }
  </style>`
  const place = { venue: 11, route: '/menu' }
  const body = '<header class="site">Trattoria</header>'
  const bar = widget.widget.locator('.top-bar')
  const categories = widget.widget.getByRole('navigation', { name: 'Categories' })
  const topOf = (locator: typeof bar) => locator.evaluate((element) => Math.round(element.getBoundingClientRect().top))

  await openHost({ tag: null, elements: [place], head, body })
  await expect(widget.widget.locator('.dish .price').first()).toBeVisible()
  await page.evaluate(() => scrollTo(0, 600))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
  expect([await topOf(bar), await topOf(categories)]).toEqual([height, height + 56])

  await openHost({ tag: place, head, body })
  await widget.launcher.click()
  await expect(categories).toBeVisible()
  expect(await topOf(bar)).toBe(0)
})
