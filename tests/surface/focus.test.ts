import { describe, expect, test } from 'vitest'

import { deepActiveElement } from '#src/browser/elements.ts'

import { aButton, makeSurface, onPage } from './make-surface.ts'

describe('focus', () => {
  test('goes to the panel, then back to the opener [SHELL-67]', () => {
    const opener = onPage(aButton('Order'))
    opener.focus()
    const { surface, appRoot } = makeSurface()
    surface.open()
    expect(deepActiveElement(document)).toBe(appRoot)
    surface.close()
    expect(document.activeElement).toBe(opener)
  })

  test('goes back to the button inside a shadow host [SHELL-67]', () => {
    const shadowHost = onPage(document.createElement('div'))
    const inner = aButton('Order')
    shadowHost.attachShadow({ mode: 'open' }).append(inner)
    const { surface } = makeSurface()
    inner.focus()
    surface.open()
    surface.close()
    expect(deepActiveElement(document)).toBe(inner)
    surface.open(shadowHost)
    surface.close()
    expect(deepActiveElement(document)).toBe(inner)
  })

  test('is not taken from where the page put it meanwhile', () => {
    const opener = onPage(aButton('Order'))
    opener.focus()
    const { surface } = makeSurface()
    surface.open()
    const late = onPage(aButton('Cookie banner'))
    late.focus()
    surface.close()
    expect(document.activeElement).toBe(late)
  })

  test('survives an opener that left the page', () => {
    const opener = onPage(aButton('Order'))
    opener.focus()
    const { surface } = makeSurface()
    surface.open()
    opener.remove()
    surface.close()
    expect(document.activeElement).toBe(document.body)
  })
})
