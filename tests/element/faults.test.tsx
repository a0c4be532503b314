import { describe, expect, onTestFinished, test, vi } from 'vitest'

import { createComandaElement } from '#src/element/comanda-element.ts'
import { defineElement } from '#src/element/define-element.ts'
import { expectConsole } from '#tests/support/setup.ts'

import { defineTiny, drawn, inside, place } from './make-element.tsx'

describe('faults', () => {
  function errorsOfPage() {
    const seen: unknown[] = []
    const onError = (event: ErrorEvent | PromiseRejectionEvent) => void seen.push(event)
    addEventListener('error', onError)
    addEventListener('unhandledrejection', onError)
    onTestFinished(() => {
      removeEventListener('error', onError)
      removeEventListener('unhandledrejection', onError)
    })
    return seen
  }
  const messages = () => {
    const seen: string[] = []
    const onError = ({ detail }: CustomEvent<{ message: string }>) => void seen.push(detail.message)
    document.addEventListener('comanda:error', onError)
    onTestFinished(() => document.removeEventListener('comanda:error', onError))
    return seen
  }

  test('tells the developer of a missing restaurant once [SHELL-50]', async () => {
    const told = messages()
    const { name, log } = defineTiny()
    const element = place(name, {})
    await drawn()
    const text =
      '<comanda-order> needs a "restaurant" attribute, so no menu can be loaded. Copy the snippet again from your dashboard.'
    expect([inside(element).text(), log.options.length, told.length]).toEqual([text, 0, 1])
    expect(expectConsole()).toEqual([`console.error: Comanda: ${text}`])
    element.setAttribute('restaurant', '1')
    await drawn()
    expect(inside(element).text()).toBe('Restaurant 10 taps')
  })

  test('in drawing stay in the widget, which can restart', async () => {
    const [pageErrors, told] = [errorsOfPage(), messages()]
    const { name, faults } = defineTiny({ inDrawing: true })
    const element = place(name)
    await drawn()
    expect(inside(element).text()).toContain('Something went wrong')
    faults.inDrawing = false
    inside(element).button().click()
    await drawn()
    expect([inside(element).text(), pageErrors, told]).toEqual(['Restaurant 10 taps', [], ['no drawing']])
    expect(expectConsole()).toHaveLength(1)
  })

  test('in the start stay in the widget, which can restart', async () => {
    const [pageErrors, told] = [errorsOfPage(), messages()]
    const { name, faults } = defineTiny({ inInstance: true })
    const element = place(name, { restaurant: '1', mode: 'floating', language: 'it' }, document.documentElement)
    await element.open()
    await drawn()
    expect(inside(element).text()).toContain('Qualcosa è andato storto')
    faults.inInstance = false
    inside(element).button().click()
    await drawn()
    expect([inside(element).text(), pageErrors, told]).toEqual(['Restaurant 10 taps', [], ['no instance']])
    expect([expectConsole().length, element.matches(':popover-open')]).toEqual([1, true])
  })

  test.each([
    ['start', { inInstance: true }],
    ['drawing', { inDrawing: true }],
  ])('in the %s leave the telephone of the tag [ORD-56]', async (_where, faulty) => {
    const { name } = defineTiny(faulty)
    const element = place(name, { restaurant: '1', language: 'de', 'fallback-phone': '+39 011 123456' })
    await drawn()
    const call = element.shadowRoot?.querySelector('a')
    expect([call?.textContent, call?.getAttribute('href')]).toEqual(['Anrufen: +39 011 123456', 'tel:+39011123456'])
    expect(expectConsole()).toHaveLength(1)
  })

  test('are told in the widget’s language, not the page’s', async () => {
    const { lang } = document.documentElement
    onTestFinished(() => void (document.documentElement.lang = lang))
    document.documentElement.lang = 'it'
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-CA', 'en'])
    const start = place(defineTiny({ inInstance: true }).name)
    const { name, log } = defineTiny({ inDrawing: true })
    const drawing = place(name)
    log.deps.at(-1)?.surface.update({ language: 'de' })
    await drawn()
    expect(inside(start).text()).toContain('Un problème est survenu')
    expect(inside(drawing).text()).toContain('schiefgegangen')
    expect(expectConsole()).toHaveLength(2)
  })

  test.each([['inUpdate' as const], ['inDestroy' as const]])('%s are logged and go no further', async (where) => {
    const pageErrors = errorsOfPage()
    const { name } = defineTiny({ [where]: true })
    const element = place(name, { restaurant: '1', mode: 'floating' }, document.documentElement)
    await element.open()
    element.setAttribute('theme', 'dark')
    await drawn()
    await element.destroy()
    expect([pageErrors, document.querySelector('[inert]'), document.adoptedStyleSheets]).toEqual([[], null, []])
    expect(expectConsole()).toHaveLength(1)
  })
})

describe('defineElement', () => {
  function registry() {
    const known = new Map<string, CustomElementConstructor>()
    const define = (name: string, made: CustomElementConstructor) => void known.set(name, made)
    const get = (name: string) => known.get(name)
    return { known, registry: { define, get } as unknown as CustomElementRegistry }
  }

  test('defines once, silently for the same version', () => {
    const page = registry()
    const { parts } = defineTiny()
    defineElement(parts, page.registry)
    const first = page.known.get('comanda-order')
    defineElement(parts, page.registry)
    expect(page.known.get('comanda-order')).toBe(first)
  })

  test('leaves the page to the version that was there first', () => {
    const page = registry()
    const { parts } = defineTiny()
    const older = Object.assign(createComandaElement(parts), { version: '0.9.0' })
    page.known.set('comanda-order', older)
    defineElement(parts, page.registry)
    expect(page.known.get('comanda-order')).toBe(older)
    expect(expectConsole()).toEqual(['console.warn: Comanda: 0.9.0 runs here, not dev.'])
  })
})
