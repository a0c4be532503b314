import type { Locator, Page } from '@playwright/test'

import { expect } from './fixtures.ts'

/** Moves the focus by keyboard, and checks every element that gets it. */
export function keyboard(page: Page) {
  async function moveTo(target: Locator, key: 'Tab' | 'Shift+Tab') {
    await target.waitFor()
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press(key)
      const { isHere, fault } = await target.evaluate(judgeStop)
      expect(fault).toBeNull()
      if (isHere) return
    }
    throw new Error(`${key} does not lead to ${String(target)}`)
  }

  return {
    press: (key: string) => page.keyboard.press(key),
    type: (text: string) => page.keyboard.type(text),
    tabTo: (target: Locator) => moveTo(target, 'Tab'),
    tabBackTo: (target: Locator) => moveTo(target, 'Shift+Tab'),
  }
}

/**
 * Checks that the focused element has a visible ring and is not covered. Runs in the page, so it uses nothing from this
 * module.
 */
function judgeStop(target: Element): { isHere: boolean; fault: string | null } {
  function deepFocus(): Element | null {
    let focused = document.activeElement
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
    return focused === document.body ? null : focused
  }
  function labelOf(element: Element): Element | null {
    const own = element instanceof HTMLInputElement ? (element.labels?.[0] ?? null) : null
    return element.closest('label') ?? own
  }
  function hasRing(element: Element): boolean {
    return ['', '::before', '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
      return outlineStyle === 'auto' || (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2)
    })
  }
  function coverOf(element: Element): Element | null {
    const { left, top, width, height } = element.getBoundingClientRect()
    const root = element.getRootNode() as Document | ShadowRoot
    const hit = root.elementFromPoint(left + width / 2, top + height / 2)
    return hit && (element.contains(hit) || hit.contains(element)) ? null : (hit ?? root.querySelector('*'))
  }
  function faultOf(focused: Element): string | null {
    const label = labelOf(focused)
    const bearers = [focused, label, focused.parentElement, focused.nextElementSibling].filter((one) => one !== null)
    if (!bearers.some(hasRing)) return 'no ring'
    // A visually hidden radio is represented by its label.
    const seen = focused.clientWidth < 2 && label ? label : focused
    const cover = coverOf(seen)
    if (!cover || label?.contains(cover)) return null
    return `covered by ${cover.outerHTML.slice(0, 120)}`
  }

  const focused = deepFocus()
  if (!focused) return { isHere: false, fault: 'nothing has the focus' }
  const fault = faultOf(focused)
  return { isHere: focused === target, fault: fault && `${fault}: ${focused.outerHTML.slice(0, 120)}` }
}
