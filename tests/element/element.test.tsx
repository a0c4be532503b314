import { describe, expect, onTestFinished, test, vi } from 'vitest'

import { contrast } from '#src/browser/contrast.ts'
import { expectConsole } from '#tests/support/setup.ts'
import { aButton, onPage, pageStyles, press } from '#tests/surface/make-surface.ts'

import { defineTiny, drawn, inside, place } from './make-element.tsx'
import type { Attributes } from './make-element.tsx'

describe('comanda-order', () => {
  test('opens and closes the floating panel and answers with promises', async () => {
    const { name } = defineTiny()
    const element = place(name, { restaurant: '1', mode: 'floating' }, document.documentElement)
    expect(element.checkVisibility()).toBe(false)
    await element.open()
    expect(element.matches(':popover-open')).toBe(true)
    await element.close()
    expect(element.checkVisibility()).toBe(false)
  })

  test('opens at the given route, inline too [SHELL-38]', async () => {
    const { name, log } = defineTiny()
    const element = place(name)
    await element.open('/menu')
    await element.navigate('/carrello')
    expect(log.visited).toEqual(['/menu', '/carrello'])
    expect(element.hasAttribute('popover')).toBe(false)
  })

  test('goes to a named route and keeps its query [SHELL-36]', async () => {
    const { name, log } = defineTiny()
    const element = place(name)
    await element.navigate('rooms?service=DELIVERY&canGoBack=1')
    await element.open('orders.summary?id=7&token=x')
    expect(log.visited).toEqual(['/locali?service=DELIVERY&canGoBack=1', '/ordine/riepilogo/7?token=x'])
  })

  test('refuses other routes in one line', async () => {
    const { name, log } = defineTiny()
    await place(name).navigate('carte')
    expect(log.visited).toEqual([])
    expect(expectConsole()).toEqual([
      'console.warn: Comanda: "carte" is no route, neither a path that starts with "/" nor a name. Nothing was opened.',
    ])
  })

  test('names a wrong attribute once', async () => {
    const { name } = defineTiny()
    const element = place(name, { restaurant: '1', theme: 'pink' })
    element.setAttribute('language', 'it')
    const lines: string[] = []
    await vi.waitFor(() => {
      lines.push(...expectConsole())
      expect(lines).not.toEqual([])
    })
    element.setAttribute('language', 'de')
    await drawn()
    expect([...lines, ...expectConsole()]).toEqual([
      'console.warn: Comanda: theme="pink" is not one of light, dark, auto, so "auto" holds.',
    ])
  })

  test('is gone after destroy and never comes back by itself', async () => {
    const { name, log } = defineTiny()
    const element = place(name)
    await element.destroy()
    await element.open()
    expect([element.isConnected, log.destroyed, log.unmounts]).toEqual([false, 1, log.mounts])
  })

  test('starts another life for another restaurant, and stays open', async () => {
    const { name, log } = defineTiny()
    const element = place(name, { restaurant: '1', mode: 'floating' }, document.documentElement)
    await element.open()
    element.setAttribute('restaurant', '6')
    await drawn()
    expect([log.destroyed, inside(element).text(), element.matches(':popover-open')]).toEqual([
      1,
      'Restaurant 60 taps',
      true,
    ])
  })

  test('keeps two elements on one page apart', async () => {
    const { name, log } = defineTiny()
    const [first, second] = [place(name, { restaurant: '1' }), place(name, { restaurant: '6' })]
    await drawn()
    inside(first).button().click()
    await drawn()
    expect([inside(first).text(), inside(second).text()]).toEqual(['Restaurant 11 taps', 'Restaurant 60 taps'])
    expect(log.deps[0]?.surface).not.toBe(log.deps[1]?.surface)
  })

  test('reads the address’s route once without changing it [SHELL-37, SHELL-38]', async () => {
    const before = location.href
    onTestFinished(() => history.replaceState(null, '', before))
    const linked = new URL(before)
    linked.searchParams.set('ordering_route', '/utente/password/reset/abc?idLocale=11')
    history.replaceState({ host: 'state' }, '', linked)
    const { name, log } = defineTiny()
    const element = place(name, { restaurant: '1', route: '/menu' })
    expect(log.options.at(-1)?.route).toBe('/utente/password/reset/abc?idLocale=11')
    expect(location.href).toBe(linked.href)
    element.setAttribute('theme', 'dark')
    await drawn()
    expect(log.options.at(-1)?.route).toBe('/utente/password/reset/abc?idLocale=11')
    place(name, { restaurant: '1', 'deep-links': '' })
    expect([location.href, history.state]).toEqual([before, { host: 'state' }])
  })

  test('stops keys, except Tab and an unused Escape', async () => {
    const seen: string[] = []
    const onKey = ({ key }: KeyboardEvent) => void seen.push(key)
    document.addEventListener('keydown', onKey)
    onTestFinished(() => document.removeEventListener('keydown', onKey))
    const { name } = defineTiny()
    const element = place(name)
    await drawn()
    for (const key of ['k', '/', 'Enter', 'Escape', 'Tab']) press(key, inside(element).input())
    expect(seen).toEqual(['Escape', 'Tab'])
  })
})

describe('on a hostile page', () => {
  const hostile = `*{letter-spacing:4px!important;line-height:3!important;color:red!important;text-transform:uppercase!important;
    font-size:7px!important;direction:rtl!important;text-align:right!important;word-spacing:9px!important}html{font-size:62.5%}`

  test.each(['inline', 'floating'])('the page’s texts stay out of an %s widget', async (mode) => {
    pageStyles(hostile)
    const { name } = defineTiny()
    const element = place(name, { restaurant: '1', mode, theme: 'light' }, document.documentElement)
    await element.open()
    await drawn()
    const style = getComputedStyle(inside(element).wrapper().querySelector('p') as Element)
    expect([style.letterSpacing, style.textTransform, style.fontSize, style.direction, style.wordSpacing]).toEqual([
      'normal',
      'none',
      '16px',
      'ltr',
      '0px',
    ])
    expect(style.color).toBe('rgb(27, 26, 24)')
  })

  test('the widget changes no style and no head', async () => {
    const button = onPage(aButton('Page'))
    const page = () => {
      const style = getComputedStyle(button)
      return [[...style].map((name) => style.getPropertyValue(name)).join(), document.head.childElementCount]
    }
    const before = page()
    const { name } = defineTiny()
    place(name)
    await drawn()
    expect(page()).toEqual(before)
  })
})

describe('theme', () => {
  test.each([
    ['#111', 'dark'],
    ['rgb(250 250 250)', 'light'],
    ['oklch(0.2 0.05 200)', 'dark'],
    ['color(srgb 0.9 0.9 0.9)', 'light'],
    ['transparent', 'light'],
  ])('auto on a page that is %s is %s', (background, theme) => {
    const section = onPage(document.createElement('section'))
    section.style.background = background
    const { name } = defineTiny()
    expect(inside(place(name, { restaurant: '1' }, section)).wrapper().dataset.theme).toBe(theme)
  })

  test('follows a page that turns dark, unless the tag differs', async () => {
    pageStyles('.night{background:#000}')
    onTestFinished(() => document.body.removeAttribute('class'))
    const { name } = defineTiny()
    const element = place(name)
    document.body.className = 'night'
    await drawn()
    expect(inside(element).wrapper().dataset.theme).toBe('dark')
    element.setAttribute('theme', 'light')
    await drawn()
    expect(inside(element).wrapper().dataset.theme).toBe('light')
  })
})

describe('the brand colour', () => {
  // Worn by the kit: fill, text on it, fill under the pointer, brand-coloured text.
  const names = ['brand', 'on-brand', 'brand-hover', 'brand-text']
  const worn = (element: Element) => {
    const style = getComputedStyle(inside(element).wrapper())
    return names.map((name) => style.getPropertyValue(`--comanda-${name}`))
  }
  const placed = (attributes: Attributes = {}) =>
    place(defineTiny().name, { restaurant: '1', theme: 'light', ...attributes })
  const standard = ['#b3261e', '#ffffff', '#9c211a', '#b3261e']
  const green = ['#0b6e4f', '#ffffff', '#09573e', '#0b6e4f']

  test('of the tag colours all parts, moved until readable [SHELL-50]', async () => {
    const element = placed({ color: '#ffee88', 'text-color': '#ffffff' })
    await expect.poll(() => worn(element)[0]).not.toBe('#b3261e')
    const [fill = '', ink = '', hovered = '', text = ''] = worn(element)
    expect(contrast(fill, '#ffffff')).toBeGreaterThanOrEqual(3)
    expect(contrast(fill, ink)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(hovered, ink)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(text, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    element.removeAttribute('color')
    await expect.poll(() => worn(element)).toEqual(standard)
  })

  test.each(['#0b6e4f', 'rgb(11 110 79)', 'rgb(11, 110, 79)', '#0b6e4fff', 'color(srgb 0.0431 0.4314 0.3098)'])(
    'may be written as %s in tag and page',
    async (colour) => {
      const tagged = placed({ color: colour })
      await expect.poll(() => worn(tagged)).toEqual(green)
      pageStyles(`:root{--comanda-color:${colour}}`)
      const styled = placed()
      await expect.poll(() => worn(styled)).toEqual(green)
    },
  )

  test.each([
    ['on the element', 'TAG{--comanda-color:#0b6e4f}'],
    ['on the page', ':root{--comanda-color:#0b6e4f}'],
    ['by a variable of the page', ':root{--theirs:#0b6e4f;--comanda-color:var(--theirs)}'],
    ['for one theme', 'TAG{--comanda-brand-light:#0b6e4f}'],
  ])('of the page is set %s and beats the tag', async (_where, css) => {
    const { name } = defineTiny()
    pageStyles(css.replace('TAG', name))
    const element = place(name, { restaurant: '1', theme: 'light', color: '#1d4f73' })
    await expect.poll(() => worn(element)).toEqual(green)
  })

  test('of the page may set each token by itself', async () => {
    const element = placed({ color: '#1d4f73' })
    pageStyles(
      `${element.localName}{--comanda-color:#0b6e4f;--comanda-brand-text-light:#123456;--comanda-text-color:#fffffe}`,
    )
    element.setAttribute('theme', 'dark')
    element.setAttribute('theme', 'light')
    await expect.poll(() => worn(element)).toEqual(['#0b6e4f', '#fffffe', '#09573e', '#123456'])
  })

  test('follows a page that changes it with its theme', async () => {
    pageStyles('.brand-b{--comanda-color:#0b6e4f}')
    onTestFinished(() => document.body.removeAttribute('class'))
    const element = placed()
    expect(worn(element)).toEqual(standard)
    document.body.className = 'brand-b'
    await expect.poll(() => worn(element)).toEqual(green)
    document.body.className = ''
    await expect.poll(() => worn(element)).toEqual(standard)
  })

  test('that is none leaves the next one in force', async () => {
    pageStyles(':root{--comanda-color:brand}')
    const element = placed({ color: '#0b6e4f' })
    await expect.poll(() => worn(element)).toEqual(green)
  })
})
