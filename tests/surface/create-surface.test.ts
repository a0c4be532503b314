import { describe, expect, it, onTestFinished } from 'vitest'

import { deepActiveElement } from '#src/surface/focus.ts'

import { aButton, aSheet, makeSurface, onPage, pageStyles, press, settled } from './make-surface.ts'

describe('floating surface', () => {
  it('covers the viewport in the top layer while open and is not drawn while closed', () => {
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

  it('stays above a page element with the highest z-index', () => {
    const bar = onPage(document.createElement('div'))
    bar.style.cssText = 'position:fixed;inset:0;z-index:2147483647'
    const { surface, element } = makeSurface()
    surface.open()
    expect(document.elementFromPoint(50, 50)).toBe(element)
  })

  it('is not moved, shrunk or hidden by hostile rules of the page', () => {
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

  it('is a dialog with the name it is given', () => {
    const { surface, appRoot } = makeSurface()
    surface.update({ label: 'Trattoria Da Gino', language: 'it', theme: 'dark' })
    expect(appRoot.getAttribute('role')).toBe('dialog')
    expect(appRoot.getAttribute('aria-label')).toBe('Trattoria Da Gino')
    expect([appRoot.lang, appRoot.dataset.theme]).toEqual(['it', 'dark'])
  })

  it('tells each change once', () => {
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

  it('leaves the page as it was when destroyed while open', () => {
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

  it('stands in the top layer again after it was moved in the page', () => {
    const { surface, element } = makeSurface()
    surface.open()
    document.body.append(element)
    expect(element.matches(':popover-open')).toBe(false)
    surface.reattach()
    expect(element.matches(':popover-open')).toBe(true)
  })
})

describe('focus', () => {
  it('goes into the panel on open and back to the opener on close [SHELL-67]', () => {
    const opener = onPage(aButton('Order'))
    opener.focus()
    const { surface, appRoot } = makeSurface()
    surface.open()
    expect(deepActiveElement(document)).toBe(appRoot)
    surface.close()
    expect(document.activeElement).toBe(opener)
  })

  it('goes back to the inner button of a shadow host that opened it [SHELL-67]', () => {
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

  it('is not taken from where the page put it meanwhile', () => {
    const opener = onPage(aButton('Order'))
    opener.focus()
    const { surface } = makeSurface()
    surface.open()
    const late = onPage(aButton('Cookie banner'))
    late.focus()
    surface.close()
    expect(document.activeElement).toBe(late)
  })

  it('survives an opener that left the page', () => {
    const opener = onPage(aButton('Order'))
    opener.focus()
    const { surface } = makeSurface()
    surface.open()
    opener.remove()
    surface.close()
    expect(document.activeElement).toBe(document.body)
  })
})

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

describe('demotion', () => {
  it('lets an overlay appended to body be clicked, and keeps focus and input', () => {
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

  it('lifts inert and puts it back', () => {
    const child = onPage(aButton('Page'))
    const { surface } = makeSurface()
    surface.open()
    const promote = surface.demote()
    expect(child.inert).toBe(false)
    promote()
    expect(child.inert).toBe(true)
  })

  it('lasts until everybody who asked for it is done', () => {
    const { surface, element } = makeSurface()
    surface.open()
    const [first, second] = [surface.demote(), surface.demote()]
    first()
    first()
    expect(element.matches(':popover-open')).toBe(false)
    second()
    expect(element.matches(':popover-open')).toBe(true)
  })

  it('that ends after the surface was closed opens nothing', () => {
    const { surface, element } = makeSurface()
    surface.open()
    const promote = surface.demote()
    surface.close()
    promote()
    expect([surface.isOpen, element.matches(':popover-open'), element.checkVisibility()]).toEqual([false, false, false])
  })

  it('leaves an overlay that the page appended while the surface was open usable by itself', () => {
    const { surface } = makeSurface()
    surface.open()
    const late = onPage(aButton('Approve'))
    expect(late.inert).toBe(false)
    late.focus()
    expect(document.activeElement).toBe(late)
  })
})

describe('keys', () => {
  it('never reach the page from inside, but do their work', () => {
    const seen: string[] = []
    const onKey = ({ key }: KeyboardEvent) => void seen.push(key)
    document.addEventListener('keydown', onKey)
    onTestFinished(() => document.removeEventListener('keydown', onKey))
    const { surface, close } = makeSurface()
    surface.open()
    expect(press('k', close).defaultPrevented).toBe(false)
    expect(seen).toEqual([])
  })

  it('Escape closes the floating panel and is not seen by the page [SHELL-67]', () => {
    const seen: string[] = []
    const onKey = ({ key }: KeyboardEvent) => void seen.push(key)
    addEventListener('keydown', onKey)
    onTestFinished(() => removeEventListener('keydown', onKey))
    const { surface, close } = makeSurface()
    surface.open()
    press('Escape', close)
    expect([surface.isOpen, seen]).toEqual([false, []])
  })

  it('Escape that a layer took leaves the panel open [SHELL-67]', () => {
    const { surface } = makeSurface()
    const sheet = aSheet()
    surface.open()
    surface.layerRoot.append(sheet)
    sheet.addEventListener('keydown', (event) => event.stopPropagation())
    press('Escape', sheet.firstElementChild as Element)
    expect(surface.isOpen).toBe(true)
  })

  it('Escape with the focus lost goes to the top layer [SHELL-67]', () => {
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

  it('are the page\u2019s own again once the surface is closed', () => {
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

describe('surface of an inline widget', () => {
  it('is a host of its own, last in html, through which the page stays clickable', () => {
    const { surface, element } = makeSurface('inline')
    expect(surface.host).toBe(document.documentElement.lastElementChild)
    expect(surface.root).not.toBe(element.shadowRoot)
    const button = onPage(aButton('Page'))
    button.style.cssText = 'position:fixed;inset:0'
    expect(document.elementFromPoint(50, 50)).toBe(button)
  })

  it('opens with the first sheet and closes after the last, whatever copies still fade out', async () => {
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

  it('lets a sheet take the focus as it appears and gives it back to the opener [SHELL-67]', async () => {
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

  it('wears the tokens that the page gives the element', async () => {
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
