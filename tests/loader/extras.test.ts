import { describe, expect, onTestFinished, test, vi } from 'vitest'

import { contrast } from '#src/browser/contrast.ts'
import { run } from '#src/loader/extras.ts'
import { readSetup } from '#src/loader/read-setup.ts'
import { onPage, pageStyles } from '#tests/surface/make-surface.ts'

import { runLoader, tag } from './run-loader.ts'

/** The loader's button with the options of a tag that the module of the extras runs, and the calls it makes. */
function withExtras(dataset: Readonly<Record<string, string>>) {
  // The loader itself would import the module from the build.
  const { preload: _preload, openers: _openers, themeFrom: _themeFrom, ...look } = dataset
  const loader = runLoader(look)
  const opened = vi.fn<(...call: unknown[]) => Promise<void>>(() => Promise.resolve())
  const { Comanda } = window
  Object.assign(window, { Comanda: Object.assign((...call: unknown[]) => opened(...call), Comanda) })
  const destroyed = new AbortController()
  const noWidget = () => Promise.resolve(null)
  const place = () => document.createElement('div') as never
  void run({ setup: readSetup(tag(dataset)), root: loader.root, prepare: noWidget, place, destroyed })
  onTestFinished(() => {
    destroyed.abort()
    Object.assign(window, { Comanda })
  })
  return { ...loader, opened, destroyed }
}

function anOpener(name: 'a' | 'button', route = '') {
  const opener = onPage(document.createElement(name))
  opener.dataset.comandaOpen = route
  opener.textContent = 'Order'
  if (opener instanceof HTMLAnchorElement) opener.href = '#order'
  return opener
}

describe('data-openers', () => {
  test.each([
    ['a button', 'button', '/menu', ['open', '/menu']],
    ['a link', 'a', 'rooms?service=DELIVERY', ['open', 'rooms?service=DELIVERY']],
    ['one without a route', 'button', '', ['open', undefined]],
  ] as const)('opens the widget from %s, added later', (_which, name, route, call) => {
    const { opened } = withExtras({ openers: '' })
    const opener = anOpener(name, route)
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true })
    opener.dispatchEvent(click)
    expect(opened.mock.calls).toEqual([call])
    expect([click.defaultPrevented, document.activeElement]).toEqual([true, opener])
  })

  test('opens it from a link in a picture', () => {
    const { opened } = withExtras({ openers: '' })
    const picture = onPage(document.createElementNS('http://www.w3.org/2000/svg', 'svg'))
    const link = picture.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'a'))
    link.setAttribute('href', '#elsewhere')
    link.dataset.comandaOpen = '/menu'
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true })
    link.dispatchEvent(click)
    expect([opened.mock.calls, click.defaultPrevented]).toEqual([[['open', '/menu']], true])
  })

  test('opens it from an icon in a shadow root', () => {
    const { opened } = withExtras({ openers: '' })
    const host = onPage(document.createElement('div'))
    const opener = document.createElement('button')
    opener.dataset.comandaOpen = '/menu'
    host.attachShadow({ mode: 'open' }).append(opener)
    const icon = opener.appendChild(document.createElement('span'))
    icon.click()
    expect(opened.mock.calls).toEqual([['open', '/menu']])
  })

  test.each([
    ['with a key for a new tab', { ctrlKey: true }, false],
    ['that the page has handled', {}, true],
  ])('leaves a click %s to the browser', (_which, init, isHandled) => {
    const { opened } = withExtras({ openers: '' })
    const opener = anOpener('a')
    opener.addEventListener('click', (event) => isHandled && event.preventDefault())
    // The browser must not open a tab of this test.
    document.addEventListener('click', (event) => isHandled || event.preventDefault(), { once: true, capture: false })
    opener.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
    expect(opened).not.toHaveBeenCalled()
  })

  test.each([['off'], [undefined]])('%s leaves all links alone', (value) => {
    const { opened } = withExtras(value === undefined ? { preload: 'intent' } : { openers: value })
    anOpener('button').click()
    expect(opened).not.toHaveBeenCalled()
  })

  test('ends with the button', () => {
    const { opened, destroyed } = withExtras({ openers: '' })
    destroyed.abort()
    anOpener('button').click()
    expect(opened).not.toHaveBeenCalled()
  })
})

describe('data-theme-from', () => {
  const css = `body{font-family:Georgia}
    .cta{background:rgb(255 220 0);color:rgb(255 255 255);border-radius:6px;padding:8px;font-family:Arial}`
  function aPage() {
    pageStyles(css)
    const plain = onPage(document.createElement('button'))
    Object.assign(plain, { textContent: 'Search' })
    plain.style.background = 'none'
    const main = onPage(document.createElement('a'))
    Object.assign(main, { href: '#book', textContent: 'Book', className: 'cta' })
  }
  const drawn = (button: HTMLElement) => {
    const { backgroundColor, color, fontFamily, borderTopLeftRadius } = getComputedStyle(button)
    return { backgroundColor, color, fontFamily, borderTopLeftRadius }
  }

  test('page draws the button with the look of the page', () => {
    aPage()
    expect(drawn(withExtras({ themeFrom: 'page' }).button)).toEqual({
      backgroundColor: 'rgb(255, 220, 0)',
      // White could not be read on it.
      color: 'rgb(0, 0, 0)',
      fontFamily: 'Georgia',
      borderTopLeftRadius: '6px',
    })
    expect(contrast('#000000', '#ffdc00')).toBeGreaterThan(4.5)
  })

  test('a selector takes all from its element', () => {
    aPage()
    expect(drawn(withExtras({ themeFrom: '.cta' }).button)).toMatchObject({
      backgroundColor: 'rgb(255, 220, 0)',
      fontFamily: 'Arial',
    })
  })

  test.each([
    ['the tag', { color: '#0b6e4f', textColor: '#fffffe' }, ''],
    ['the page', {}, ':root{--comanda-color:#0b6e4f;--comanda-text-color:#fffffe}'],
  ])('leaves colours that %s names', (_who, colours, styles) => {
    aPage()
    pageStyles(styles)
    expect(drawn(withExtras({ themeFrom: 'page', ...colours }).button)).toMatchObject({
      backgroundColor: 'rgb(11, 110, 79)',
      color: 'rgb(255, 255, 254)',
      borderTopLeftRadius: '6px',
    })
  })

  test.each(['.missing', '..'])('%s changes nothing', (themeFrom) => {
    const before = drawn(runLoader().button)
    expect(drawn(withExtras({ themeFrom }).button)).toEqual(before)
  })
})

test('data for search engines put the element there early', async () => {
  const { root } = runLoader()
  const placed = vi.fn<() => never>(() => document.createElement('div') as never)
  const loaded = vi.fn<() => Promise<null>>(() => Promise.resolve(null))
  const destroyed = new AbortController()
  onTestFinished(() => destroyed.abort())
  const early = { preload: 'idle', structuredData: '' }
  await run({ setup: readSetup(tag(early)), root, prepare: loaded, place: placed, destroyed })
  await vi.waitFor(() => expect(placed).toHaveBeenCalledWith(root.host, null))
  placed.mockClear()
  const off = readSetup(tag({ ...early, structuredData: 'off' }))
  await run({ setup: off, root, prepare: loaded, place: placed, destroyed })
  await vi.waitFor(() => expect(loaded).toHaveBeenCalledTimes(2))
  expect(placed).not.toHaveBeenCalled()
})

test('tools for agents put it there where agents are [AGENT-02]', async () => {
  const { root } = runLoader()
  const placed = vi.fn<() => never>(() => document.createElement('div') as never)
  const loaded = vi.fn<() => Promise<null>>(() => Promise.resolve(null))
  const destroyed = new AbortController()
  onTestFinished(() => destroyed.abort())
  const parts = {
    setup: readSetup(tag({ preload: 'idle', agents: '' })),
    root,
    prepare: loaded,
    place: placed,
    destroyed,
  }
  await run(parts)
  await vi.waitFor(() => expect(loaded).toHaveBeenCalledTimes(1))
  expect(placed).not.toHaveBeenCalled()
  Object.defineProperty(document, 'modelContext', { configurable: true, value: { registerTool: () => {} } })
  onTestFinished(() => void Reflect.deleteProperty(document, 'modelContext'))
  await run(parts)
  await vi.waitFor(() => expect(placed).toHaveBeenCalledWith(root.host, null))
})
