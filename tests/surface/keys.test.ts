import { describe, expect, onTestFinished, test } from 'vitest'

import { deepActiveElement } from '#src/browser/elements.ts'

import { aSheet, makeSurface, press } from './make-surface.ts'

describe('keys', () => {
  test('never reach the page from inside, but do their work', () => {
    const seen: string[] = []
    const onKey = ({ key }: KeyboardEvent) => void seen.push(key)
    document.addEventListener('keydown', onKey)
    onTestFinished(() => document.removeEventListener('keydown', onKey))
    const { surface, close } = makeSurface()
    surface.open()
    expect(press('k', close).defaultPrevented).toBe(false)
    expect(seen).toEqual([])
  })

  test('Escape closes the panel, unseen by the page [SHELL-67]', () => {
    const seen: string[] = []
    const onKey = ({ key }: KeyboardEvent) => void seen.push(key)
    addEventListener('keydown', onKey)
    onTestFinished(() => removeEventListener('keydown', onKey))
    const { surface, close } = makeSurface()
    surface.open()
    press('Escape', close)
    expect([surface.isOpen, seen]).toEqual([false, []])
  })

  test('Escape that a layer took leaves the panel open [SHELL-67]', () => {
    const { surface } = makeSurface()
    const sheet = aSheet()
    surface.open()
    surface.layerRoot.append(sheet)
    sheet.addEventListener('keydown', (event) => event.stopPropagation())
    press('Escape', sheet.firstElementChild as Element)
    expect(surface.isOpen).toBe(true)
  })

  test('Escape with the focus lost goes to the top layer [SHELL-67]', () => {
    const { surface } = makeSurface()
    const taken: string[] = []
    const sheet = aSheet()
    surface.open()
    surface.layerRoot.append(sheet)
    sheet.addEventListener('keydown', (event) => {
      event.stopPropagation()
      taken.push(event.key)
    })
    deepActiveElement(document)?.blur()
    press('Escape', document.body)
    expect([taken, surface.isOpen]).toEqual([['Escape'], true])
    sheet.remove()
    press('Escape', document.body)
    expect(surface.isOpen).toBe(false)
  })

  test('are the page\u2019s own again once the surface is closed', () => {
    const seen: string[] = []
    const onKey = ({ key }: KeyboardEvent) => void seen.push(key)
    addEventListener('keydown', onKey)
    onTestFinished(() => removeEventListener('keydown', onKey))
    const { surface } = makeSurface()
    surface.open()
    surface.close()
    press('Escape', document.body)
    expect(seen).toEqual(['Escape'])
  })
})
