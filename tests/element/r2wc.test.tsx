import { describe, expect, test, vi } from 'vitest'

import { createComandaElement } from '#src/element/comanda-element.ts'
import type { LoadedElement } from '#src/element/comanda-element.ts'
import { expectConsole } from '#tests/support/setup.ts'

import { defineTiny, drawn, inside, place } from './make-element.tsx'

describe('what r2wc does wrong', () => {
  test('draws once for three attributes, connected only', async () => {
    const { name, log } = defineTiny()
    const element = document.createElement(name)
    element.setAttribute('restaurant', '1')
    element.setAttribute('venue', '11')
    element.setAttribute('language', 'it')
    await drawn()
    expect(log.renders).toBe(0)
    document.body.append(element)
    await expect.poll(() => log.mounts).toBe(1)
    expect([log.renders, log.mounts, log.options.length]).toEqual([1, 1, 1])
    element.remove()
  })

  test('passes several later changes on as one', async () => {
    const { name, log } = defineTiny()
    const element = place(name)
    element.setAttribute('venue', '11')
    element.setAttribute('theme', 'dark')
    element.setAttribute('language', 'de')
    await drawn()
    expect(log.options.slice(1)).toMatchObject([{ venueId: 11, theme: 'dark', language: 'de' }])
    expect(log.mounts).toBe(1)
  })

  test.each([
    ['removed', (element: Element) => element.removeAttribute('venue')],
    ['emptied', (element: Element) => element.setAttribute('venue', '')],
  ])('notices an attribute that is %s', async (_how, change) => {
    const { name, log } = defineTiny()
    const element = place(name, { restaurant: '1', venue: '11' })
    change(element)
    await drawn()
    expect(log.options.at(-1)?.venueId).toBeNull()
  })

  test.each([
    ['', true],
    ['simple-requests', true],
    ['on', true],
    ['false', false],
    ['off', false],
  ])('reads the switch simple-requests="%s" as %s', (value, isOn) => {
    const { name, log } = defineTiny()
    place(name, { restaurant: '1', 'simple-requests': value })
    expect(log.options.at(-1)?.usesSimpleRequests).toBe(isOn)
  })

  test('notices properties set to undefined, number or boolean', async () => {
    const { name, log } = defineTiny()
    const element = place(name, { restaurant: '1', venue: '11' })
    Object.assign(element, { venue: undefined, simpleRequests: true })
    await drawn()
    expect(log.options.at(-1)).toMatchObject({ venueId: null, usesSimpleRequests: true })
    Object.assign(element, { venue: 12, simpleRequests: false })
    await drawn()
    expect(log.options.at(-1)).toMatchObject({ venueId: 12, usesSimpleRequests: false })
    expect(element.getAttribute('venue')).toBe('12')
  })

  test('takes properties over that were set before it was defined', async () => {
    const early = document.createElement('early-order')
    const prefetched = new Map<string, Promise<Response>>()
    Object.assign(early, { restaurant: '7', venue: '12', prefetched })
    document.body.append(early)
    const { log, parts } = defineTiny()
    customElements.define('early-order', createComandaElement(parts))
    await drawn()
    expect(log.options.at(-1)).toMatchObject({ restaurantId: 7, venueId: 12 })
    expect([early.getAttribute('restaurant'), log.deps.at(-1)?.prefetched]).toEqual(['7', prefetched])
    early.remove()
  })

  test('survives values that cannot be read, with one warning each', async () => {
    const { name, log } = defineTiny()
    const element = place(name, { restaurant: '1', venue: '{"id":', theme: 'pink', route: 'menu', host: 'ftp://x' })
    element.setAttribute('language', 'tlh')
    await drawn()
    element.setAttribute('mode', 'inline')
    await drawn()
    expect(log.options.at(-1)).toMatchObject({
      venueId: null,
      theme: 'auto',
      route: null,
      host: 'https://cdn.example',
      language: null,
    })
    const lines: string[] = []
    // The code of the texts comes later.
    await vi.waitFor(() => {
      lines.push(...expectConsole())
      expect(lines).toHaveLength(5)
    })
    expect(new Set(lines.map((line) => line.split(' is not ')[0]))).toEqual(
      new Set([
        'console.warn: Comanda: host="ftp://x"',
        'console.warn: Comanda: language="tlh"',
        'console.warn: Comanda: route="menu"',
        'console.warn: Comanda: theme="pink"',
        'console.warn: Comanda: venue="{"id":"',
      ]),
    )
  })

  test('keeps its state when the page moves it', async () => {
    const { name, log } = defineTiny()
    const element = place(name)
    await drawn()
    inside(element).button().click()
    inside(element).input().value = 'no onions'
    await drawn()
    const section = document.body.appendChild(document.createElement('section'))
    section.append(element)
    await drawn()
    expect([inside(element).button().textContent, inside(element).input().value]).toEqual(['1 taps', 'no onions'])
    section.before(element)
    await drawn()
    expect([log.mounts, log.unmounts, log.destroyed]).toEqual([1, 0, 0])
    section.remove()
  })

  test('keeps its state and its focus with moveBefore', async () => {
    const { name, log } = defineTiny()
    const element = place(name)
    await drawn()
    inside(element).input().focus()
    const section = document.body.appendChild(document.createElement('section'))
    const movable = section as Element & { moveBefore(node: Node, before: Node | null): void }
    movable.moveBefore(element, null)
    await drawn()
    expect([log.mounts, log.unmounts, element.shadowRoot?.activeElement]).toEqual([1, 0, inside(element).input()])
    element.remove()
    section.remove()
  })

  test('ends on removal and starts anew on return', async () => {
    const { name, log } = defineTiny()
    const element = place(name)
    await vi.waitFor(() => expect(log.mounts).toBe(1))
    element.remove()
    await vi.waitFor(() => expect([log.mounts, log.unmounts, log.destroyed]).toEqual([1, 1, 1]))
    document.body.append(element)
    await vi.waitFor(() => expect(log.mounts).toBe(2))
    expect([log.options.length, inside(element).text()]).toEqual([2, 'Restaurant 10 taps'])
  })

  test('names its events, which bubble, cross roots, can cancel', () => {
    const { name, log } = defineTiny()
    const outer = document.body.appendChild(document.createElement('div'))
    const inner = outer.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'))
    place(name, { restaurant: '1' }, inner)
    const seen: CustomEvent<{ count: number }>[] = []
    document.addEventListener('comanda:cart-change', (event) => void seen.push(event), { once: true })
    log.deps.at(-1)?.emit('cart-change', { count: 2, total: 17, currency: 'EUR' })
    expect(seen.map(({ type, cancelable, detail }) => [type, cancelable, detail.count])).toEqual([
      ['comanda:cart-change', true, 2],
    ])
    outer.remove()
  })

  test('keeps its constructed style sheets while drawing', async () => {
    const { name } = defineTiny()
    const element = place(name)
    await drawn()
    expect(element.shadowRoot?.querySelector('style, link')).toBeNull()
    expect(element.shadowRoot?.adoptedStyleSheets.length).toBeGreaterThan(1)
    expect(inside(element).wrapper().isConnected).toBe(true)
  })

  test('takes focus as a whole without stealing clicks', () => {
    const { name } = defineTiny()
    const element = place(name)
    element.focus()
    expect(element.shadowRoot?.activeElement).toBe(inside(element).wrapper())
    expect(element.shadowRoot?.delegatesFocus).toBe(false)
  })

  test('never looks for page functions named like attributes', () => {
    Object.assign(window, { route: () => 'called' })
    const { name, log } = defineTiny()
    place(name, { restaurant: '1', route: '/menu' })
    expect(log.options.at(-1)?.route).toBe('/menu')
    Reflect.deleteProperty(window, 'route')
  })
})

describe('many lives', () => {
  test('leaves nothing behind after 50 of them, opened or not', async () => {
    const { name, log } = defineTiny()
    const counted = countListeners()
    const before = { nodes: document.getElementsByTagName('*').length, sheets: document.adoptedStyleSheets.length }
    for (let life = 0; life < 50; life += 1) {
      const element = document.createElement(name) as LoadedElement
      element.setAttribute('restaurant', '1')
      element.setAttribute('mode', life % 2 === 0 ? 'floating' : 'inline')
      document.documentElement.append(element)
      await element.open()
      if (life % 3 === 0) await element.close()
      element.remove()
      await Promise.resolve()
    }
    await drawn()
    expect([log.options.length, log.destroyed, log.mounts - log.unmounts]).toEqual([50, 50, 0])
    expect({ nodes: document.getElementsByTagName('*').length, sheets: document.adoptedStyleSheets.length }).toEqual(
      before,
    )
    expect(counted.stop()).toEqual({ document: 0, window: 0, viewport: 0 })
    expect([document.body.inert, document.querySelector('[inert]')]).toEqual([false, null])
  })
})

/** Counts the listeners that stay on what outlives the element. */
function countListeners() {
  const targets = { document, window, viewport: window.visualViewport as EventTarget }
  const counts = { document: 0, window: 0, viewport: 0 }
  for (const [name, target] of Object.entries(targets) as [keyof typeof counts, EventTarget][]) {
    const { addEventListener, removeEventListener } = EventTarget.prototype
    target.addEventListener = (...call) => {
      counts[name] += 1
      addEventListener.apply(target, call)
    }
    target.removeEventListener = (...call) => {
      counts[name] -= 1
      removeEventListener.apply(target, call)
    }
  }
  return {
    stop() {
      for (const target of Object.values(targets)) {
        Reflect.deleteProperty(target, 'addEventListener')
        Reflect.deleteProperty(target, 'removeEventListener')
      }
      return counts
    },
  }
}
