import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { deepActiveElement } from '#src/browser/deep-active-element.ts'

import { aButton, makeSurface, onPage } from './make-surface.ts'

describe('inert', () => {
  it('is set on each child of body and the siblings in html, never on body', () => {
    const child = onPage(aButton('Page'))
    const sibling = onPage(document.createElement('div'), document.documentElement)
    const { surface } = makeSurface()
    surface.open()
    expect([child.inert, sibling.inert, document.body.inert, document.head.inert]).toEqual([true, true, false, false])
    surface.close()
    expect([child.inert, sibling.inert]).toEqual([false, false])
  })

  it('leaves parts alone that the page made inert itself', () => {
    const child = onPage(aButton('Page'))
    child.inert = true
    const { surface } = makeSurface()
    surface.open()
    surface.close()
    expect(child.inert).toBe(true)
  })

  it('leaves an open modal of the page usable', () => {
    const modal = onPage(document.createElement('div'))
    modal.setAttribute('aria-modal', 'true')
    modal.textContent = 'Choose cookies'
    const { surface } = makeSurface()
    surface.open()
    expect(modal.inert).toBe(false)
  })

  describe('without checkVisibility, as in Safari before 17.4', () => {
    const { checkVisibility } = Element.prototype
    beforeEach(() => void Reflect.deleteProperty(Element.prototype, 'checkVisibility'))
    afterEach(() => Object.assign(Element.prototype, { checkVisibility }))

    it.each([
      ['display: block', false],
      ['display: none', true],
      ['visibility: hidden', true],
    ])('a modal of the page that is %s is inert: %s', (style, inert) => {
      const modal = onPage(document.createElement('div'))
      modal.setAttribute('aria-modal', 'true')
      modal.setAttribute('style', style)
      modal.textContent = 'Choose cookies'
      const { surface } = makeSurface()
      surface.open()
      expect([surface.isOpen, modal.inert]).toEqual([true, inert])
    })
  })

  it('is kept while a second widget still needs it', () => {
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

  it('reaches around an element that stands deep in the page', () => {
    const section = onPage(document.createElement('section'))
    const neighbour = aButton('Neighbour')
    const { surface, element } = makeSurface()
    section.append(neighbour, element)
    surface.open()
    expect([neighbour.inert, section.inert]).toEqual([true, false])
    expect(deepActiveElement(document)?.getRootNode()).toBe(element.shadowRoot)
  })
})
