import { describe, expect, test } from 'vitest'

import { deepActiveElement } from '#src/browser/elements.ts'

import { aButton, makeSurface, onPage } from './make-surface.ts'

describe('demotion', () => {
  test('lets an overlay in body be clicked, keeping focus', () => {
    const { surface, element, appRoot } = makeSurface()
    const input = appRoot.appendChild(document.createElement('input'))
    surface.open()
    input.focus()
    input.value = 'Bell: Rossi'
    const promote = surface.demote()
    const overlay = onPage(document.createElement('div'))
    overlay.style.cssText = 'position:fixed;inset:0;z-index:2147483647'
    expect(document.elementFromPoint(60, 60)).toBe(overlay)
    expect([element.matches(':popover-open'), surface.isOpen, element.checkVisibility()]).toEqual([false, true, true])
    expect([deepActiveElement(document), input.value]).toEqual([input, 'Bell: Rossi'])
    promote()
    expect(document.elementFromPoint(60, 60)).toBe(element)
  })

  test('lifts inert and puts it back', () => {
    const child = onPage(aButton('Page'))
    const { surface } = makeSurface()
    surface.open()
    const promote = surface.demote()
    expect(child.inert).toBe(false)
    promote()
    expect(child.inert).toBe(true)
  })

  test('lasts until everybody who asked for it is done', () => {
    const { surface, element } = makeSurface()
    surface.open()
    const [first, second] = [surface.demote(), surface.demote()]
    first()
    first()
    expect(element.matches(':popover-open')).toBe(false)
    second()
    expect(element.matches(':popover-open')).toBe(true)
  })

  test('that ends after the surface was closed opens nothing', () => {
    const { surface, element } = makeSurface()
    surface.open()
    const promote = surface.demote()
    surface.close()
    promote()
    expect([surface.isOpen, element.matches(':popover-open'), element.checkVisibility()]).toEqual([false, false, false])
  })

  test('leaves an overlay opened meanwhile usable', () => {
    const { surface } = makeSurface()
    surface.open()
    const late = onPage(aButton('Approve'))
    expect(late.inert).toBe(false)
    late.focus()
    expect(document.activeElement).toBe(late)
  })
})
