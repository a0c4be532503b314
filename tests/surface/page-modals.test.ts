import { describe, expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'

import { deepActiveElement } from '#src/browser/elements.ts'

import { aButton, makeSurface, onPage } from './make-surface.ts'

/** A pop-up of the page with a button that opens the widget. */
function aPopUp(kind: 'div' | 'dialog') {
  const popUp = onPage(document.createElement(kind))
  const order = aButton('Order')
  popUp.append(aButton('Close the pop-up'), order)
  return { popUp, order }
}

/** Listens on the document for the length of the test. */
function onDocument(type: 'focusin' | 'focusout', listener: (event: FocusEvent) => void, capture: boolean) {
  document.addEventListener(type, listener, capture)
  onTestFinished(() => document.removeEventListener(type, listener, capture))
}

describe('over a modal of the page', () => {
  // How libraries hold the focus: Bootstrap and MUI by focusin, Radix by focusout too, Headless UI and focus-trap in the
  // capture phase.
  test.each([
    ['focusin', false],
    ['focusin', true],
    ['focusout', false],
    ['focusout', true],
  ] as const)('keeps the panel focused though listening for %s, capture %s', (type, capture) => {
    const { popUp, order } = aPopUp('div')
    popUp.setAttribute('aria-modal', 'true')
    order.focus()
    onDocument(
      type,
      ({ target, relatedTarget }) => {
        const focused = type === 'focusin' ? target : relatedTarget
        if (focused instanceof Node && !popUp.contains(focused)) order.focus()
      },
      capture,
    )
    const { surface, element, close } = makeSurface()
    surface.open()
    expect(document.activeElement).toBe(element)
    close.focus()
    expect(element.shadowRoot?.activeElement).toBe(close)
    surface.close()
    expect(document.activeElement).toBe(order)
  })

  test.each(['wheel', 'touchmove'])('its scroll lock does not cancel a %s inside', (type) => {
    const cancel = (event: Event) => event.preventDefault()
    document.addEventListener(type, cancel, { passive: false })
    onTestFinished(() => document.removeEventListener(type, cancel))
    const { surface, close } = makeSurface()
    surface.open()
    const event = new Event(type, { bubbles: true, composed: true, cancelable: true })
    close.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
  })
})

/** Taps the middle of an element as a finger does: what lies on top there takes the tap. Returns whether it was in it. */
function tap(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  if (hit instanceof HTMLElement) hit.click()
  return element.contains(hit)
}

describe('under what the page shows over it', () => {
  test('a dialog in body is usable and gives focus back [SHELL-72]', () => {
    const { popUp, order } = aPopUp('dialog')
    const dialog = popUp as HTMLDialogElement
    order.addEventListener('click', () => dialog.close())
    const { surface, close } = makeSurface()
    surface.open()
    close.focus()
    dialog.showModal()
    expect(tap(order)).toBe(true)
    expect([dialog.open, surface.isOpen, close.getRootNode()]).toEqual([
      false,
      true,
      deepActiveElement(document)?.getRootNode(),
    ])
  })

  test.each(['auto', 'manual'])('a popover="%s" deep in the page is usable [SHELL-72]', async (kind) => {
    const section = onPage(document.createElement('section'))
    const other = aButton('Other')
    const note = document.createElement('div')
    const accept = aButton('Accept')
    note.popover = kind
    note.append(accept)
    section.append(other, note)
    accept.addEventListener('click', () => note.hidePopover())
    const { surface, close } = makeSurface()
    surface.open()
    note.showPopover()
    accept.focus()
    expect([document.activeElement, section.inert, other.inert]).toEqual([accept, false, true])
    expect(tap(accept)).toBe(true)
    await expect.poll(() => section.inert).toBe(true)
    expect([other.inert, surface.isOpen]).toEqual([false, true])
    expect(deepActiveElement(document)?.getRootNode()).toBe(close.getRootNode())
    surface.close()
    expect([section.inert, note.inert]).toEqual([false, false])
  })

  test('a popover that was there before stays inert', () => {
    const note = onPage(document.createElement('div'))
    note.popover = 'manual'
    note.showPopover()
    const { surface } = makeSurface()
    surface.open()
    expect(note.inert).toBe(true)
  })

  test.each(['dialog', 'popover'] as const)('Escape closes its %s first, then the panel [SHELL-72]', async (kind) => {
    const note = onPage(document.createElement('dialog'))
    note.append(aButton('Accept'))
    const { surface, close } = makeSurface()
    surface.open()
    if (kind === 'dialog') note.showModal()
    else {
      note.popover = 'auto'
      note.showPopover()
      close.focus()
    }
    await userEvent.keyboard('{Escape}')
    expect([note.matches(':modal, :popover-open'), surface.isOpen]).toEqual([false, true])
    await userEvent.keyboard('{Escape}')
    expect(surface.isOpen).toBe(false)
  })
})

describe('over a native modal dialog of the page', () => {
  function overDialog() {
    const { popUp, order } = aPopUp('dialog')
    const dialog = popUp as HTMLDialogElement
    dialog.showModal()
    order.focus()
    const made = makeSurface()
    made.surface.open()
    return { dialog, order, ...made }
  }

  test('the panel takes focus and presses, and returns focus', () => {
    const { dialog, order, surface, element, close } = overDialog()
    close.focus()
    expect(element.shadowRoot?.activeElement).toBe(close)
    const { x, y } = close.getBoundingClientRect()
    expect(document.elementFromPoint(x + 2, y + 2)).toBe(element)
    surface.close()
    expect([dialog.open, element.parentElement, document.activeElement]).toEqual([
      true,
      document.documentElement,
      order,
    ])
    expect(dialog.inert || order.inert).toBe(false)
  })

  test('the panel stays focused when the dialog closes', async () => {
    const { dialog, surface, element } = overDialog()
    const closed = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }))
    dialog.close()
    await closed
    expect([surface.isOpen, element.parentElement, document.activeElement]).toEqual([
      true,
      document.documentElement,
      element,
    ])
    expect(element.matches(':popover-open')).toBe(true)
  })

  test('Escape closes the panel, and the dialog next [SHELL-72]', async () => {
    const { dialog, surface, close, order } = overDialog()
    close.focus()
    await userEvent.keyboard('{Escape}')
    expect([surface.isOpen, dialog.open, document.activeElement]).toEqual([false, true, order])
    await userEvent.keyboard('{Escape}')
    expect(dialog.open).toBe(false)
  })

  test('Escape with the focus lost closes the panel alone', async () => {
    const { dialog, surface } = overDialog()
    deepActiveElement(document)?.blur()
    await userEvent.keyboard('{Escape}')
    expect([surface.isOpen, dialog.open]).toEqual([false, true])
  })

  test('a back gesture in the panel leaves the dialog open', () => {
    const { dialog, surface } = overDialog()
    const request = new Event('cancel', { cancelable: true })
    dialog.dispatchEvent(request)
    expect(request.defaultPrevented).toBe(true)
    surface.close()
    const later = new Event('cancel', { cancelable: true })
    dialog.dispatchEvent(later)
    expect(later.defaultPrevented).toBe(false)
  })
})
