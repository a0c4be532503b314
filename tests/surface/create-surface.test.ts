import { describe, expect, test } from 'vitest'

import { deepActiveElement } from '#src/browser/elements.ts'

import { aButton, aSheet, makeSurface, onPage, pageStyles, settled } from './make-surface.ts'

describe('floating surface', () => {
  test('covers the viewport in the top layer while open', () => {
    const { surface, element } = makeSurface()
    expect(element.checkVisibility()).toBe(false)
    surface.open()
    expect(element.matches(':popover-open')).toBe(true)
    const { x, y, width, height } = element.getBoundingClientRect()
    expect([x, y, width, height]).toEqual([0, 0, document.documentElement.clientWidth, innerHeight])
    surface.close()
    expect(element.checkVisibility()).toBe(false)
    expect(element.hasAttribute('popover')).toBe(false)
  })

  test('stays above a page element with the highest z-index', () => {
    const bar = onPage(document.createElement('div'))
    bar.style.cssText = 'position:fixed;inset:0;z-index:2147483647'
    const { surface, element } = makeSurface()
    surface.open()
    expect(document.elementFromPoint(50, 50)).toBe(element)
  })

  test('resists hostile rules of the page', () => {
    pageStyles(`html > div, body *{display:none!important;position:static!important;width:9px!important;opacity:.1!important;
      transform:scale(.5)!important;letter-spacing:9px!important;inset:40px!important;visibility:hidden!important}`)
    const { surface, element, appRoot } = makeSurface()
    surface.open()
    const style = getComputedStyle(element)
    expect([style.position, style.opacity, style.transform, style.visibility]).toEqual([
      'fixed',
      '1',
      'none',
      'visible',
    ])
    expect(element.getBoundingClientRect().width).toBe(document.documentElement.clientWidth)
    expect(appRoot.checkVisibility({ opacityProperty: true, visibilityProperty: true })).toBe(true)
  })

  test('is a dialog with the name it is given', () => {
    const { surface, appRoot } = makeSurface()
    surface.update({ label: 'Trattoria Da Gino', language: 'it', theme: 'dark' })
    expect(appRoot.getAttribute('role')).toBe('dialog')
    expect(appRoot.getAttribute('aria-label')).toBe('Trattoria Da Gino')
    expect([appRoot.lang, appRoot.dataset.theme]).toEqual(['it', 'dark'])
  })

  test('tells each change once', () => {
    const { surface } = makeSurface()
    const told: boolean[] = []
    const stop = surface.onOpenChange((isOpen) => told.push(isOpen))
    surface.open()
    surface.open()
    surface.close()
    surface.close()
    stop()
    surface.open()
    expect(told).toEqual([true, false])
  })

  test('leaves the page as it was when destroyed while open', () => {
    const { surface, element, timer } = makeSurface()
    const child = onPage(aButton('Page'))
    const before = [document.documentElement.cloneNode(false), document.body.cloneNode(false)] as Element[]
    surface.open()
    surface.destroy()
    const after = [document.documentElement.cloneNode(false), document.body.cloneNode(false)] as Element[]
    expect(after.map((node) => node.outerHTML)).toEqual(before.map((node) => node.outerHTML))
    expect([child.inert, timer.pending, document.adoptedStyleSheets.length]).toEqual([false, 0, 0])
    expect([...element.attributes].map(({ name }) => name).filter((name) => name !== 'style')).toEqual([])
  })

  test('returns to the top layer after being moved', () => {
    const { surface, element } = makeSurface()
    surface.open()
    document.body.append(element)
    expect(element.matches(':popover-open')).toBe(false)
    surface.reattach()
    expect(element.matches(':popover-open')).toBe(true)
  })
})

describe('surface of an inline widget', () => {
  test('is its own host, last in html, click-through', () => {
    const { surface, element } = makeSurface('inline')
    expect(surface.host).toBe(document.documentElement.lastElementChild)
    expect(surface.root).not.toBe(element.shadowRoot)
    const button = onPage(aButton('Page'))
    button.style.cssText = 'position:fixed;inset:0'
    expect(document.elementFromPoint(50, 50)).toBe(button)
  })

  test('opens with the first sheet, closes after the last', async () => {
    const { surface } = makeSurface('inline')
    const [first, second] = [aSheet(), aSheet()]
    surface.layerRoot.append(first)
    await settled()
    surface.layerRoot.append(second)
    first.remove()
    await settled()
    expect([surface.isOpen, surface.host.matches(':popover-open')]).toEqual([true, true])
    const copy = aSheet()
    copy.dataset.leaving = ''
    surface.layerRoot.append(copy)
    second.remove()
    await settled()
    expect([surface.isOpen, surface.host.matches(':popover-open')]).toEqual([false, false])
  })

  test('is not opened by live regions among the layers', async () => {
    const { surface } = makeSurface('inline')
    const region = document.createElement('div')
    region.setAttribute('role', 'status')
    surface.layerRoot.append(region)
    await settled()
    expect(surface.isOpen).toBe(false)
  })

  test('gives a sheet the focus and returns it [SHELL-67]', async () => {
    const { surface, close } = makeSurface('inline')
    close.focus()
    const sheet = aSheet()
    surface.layerRoot.append(sheet)
    ;(sheet.firstElementChild as HTMLElement).focus()
    expect(deepActiveElement(document)).toBe(sheet.firstElementChild)
    await settled()
    expect(deepActiveElement(document)).toBe(sheet.firstElementChild)
    sheet.remove()
    await settled()
    expect(deepActiveElement(document)).toBe(close)
  })

  test('wears the tokens that the page gives the element', async () => {
    const { surface, element } = makeSurface('inline')
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.root{--comanda-brand:var(--comanda-brand-light,red)}')
    element.shadowRoot?.adoptedStyleSheets.push(sheet)
    pageStyles('body{--comanda-brand-light:#006644;--comanda-other:1px}')
    surface.layerRoot.append(aSheet())
    await settled()
    expect(surface.host.style.getPropertyValue('--comanda-brand-light')).toBe('#006644')
    expect(surface.host.style.getPropertyValue('--comanda-other')).toBe('')
  })
})
