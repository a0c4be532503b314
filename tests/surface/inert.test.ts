import { describe, expect, test } from 'vitest'

import { deepActiveElement } from '#src/browser/elements.ts'

import { aButton, makeSurface, onPage, settled } from './make-surface.ts'

describe('inert', () => {
  test('is set on body’s children and siblings, never body', () => {
    const child = onPage(aButton('Page'))
    const sibling = onPage(document.createElement('div'), document.documentElement)
    const { surface } = makeSurface()
    surface.open()
    expect([child.inert, sibling.inert, document.body.inert, document.head.inert]).toEqual([true, true, false, false])
    surface.close()
    expect([child.inert, sibling.inert]).toEqual([false, false])
  })

  test('leaves parts alone that the page made inert itself', () => {
    const child = onPage(aButton('Page'))
    child.inert = true
    const { surface } = makeSurface()
    surface.open()
    surface.close()
    expect(child.inert).toBe(true)
  })

  test('stays on parts that the page makes inert meanwhile [SHELL-73]', () => {
    const [kept, freed] = [onPage(aButton('Kept')), onPage(aButton('Freed'))]
    const { surface } = makeSurface()
    surface.open()
    kept.inert = true
    freed.inert = false
    surface.close()
    expect([kept.inert, freed.inert]).toEqual([true, false])
  })

  test('is lifted from copies that the page makes of itself [SHELL-73]', async () => {
    const section = onPage(document.createElement('section'))
    section.append(aButton('Page'))
    const before = section.outerHTML
    const { surface } = makeSurface()
    surface.open()
    const [copy, later] = [section.cloneNode(true), section.cloneNode(true)] as [HTMLElement, HTMLElement]
    onPage(copy)
    surface.close()
    await expect.poll(() => copy.inert).toBe(false)
    const place = onPage(document.createElement('main'))
    place.append(later)
    await settled()
    expect([section.outerHTML, copy.outerHTML, later.outerHTML]).toEqual([before, before, before])
  })

  test('is left to nobody by the end of the widget', () => {
    const child = onPage(aButton('Page'))
    const { surface } = makeSurface()
    surface.open()
    expect(child.getAttributeNames()).toEqual(['inert', 'data-comanda-inert'])
    surface.destroy()
    expect(child.getAttributeNames()).toEqual([])
  })

  test('is set on an open modal of the page', () => {
    const modal = onPage(document.createElement('div'))
    const order = aButton('Order')
    modal.setAttribute('aria-modal', 'true')
    modal.append(order)
    order.focus()
    const { surface } = makeSurface()
    surface.open()
    expect(modal.inert).toBe(true)
    surface.close()
    expect([modal.inert, document.activeElement]).toEqual([false, order])
  })

  test('leaves no counter when the last widget ends', () => {
    const symbols = () => Object.getOwnPropertySymbols(document).filter((one) => one.description?.startsWith('comanda'))
    const before = symbols()
    const { surface } = makeSurface()
    surface.open()
    surface.destroy()
    expect([before, symbols()]).toEqual([[], []])
  })

  test('is kept while a second widget still needs it', () => {
    const child = onPage(aButton('Page'))
    const [first, second] = [makeSurface(), makeSurface()]
    first.surface.open()
    second.surface.open()
    expect(first.element.inert).toBe(true)
    first.surface.close()
    expect(child.inert).toBe(true)
    second.surface.close()
    expect([child.inert, first.element.inert, second.element.inert]).toEqual([false, false, false])
  })

  test('reaches around an element that stands deep in the page', () => {
    const section = onPage(document.createElement('section'))
    const neighbour = aButton('Neighbour')
    const { surface, element } = makeSurface()
    section.append(neighbour, element)
    surface.open()
    expect([neighbour.inert, section.inert]).toEqual([true, false])
    expect(deepActiveElement(document)?.getRootNode()).toBe(element.shadowRoot)
  })
})
