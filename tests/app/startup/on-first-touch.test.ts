import { describe, expect, test } from 'vitest'

import { onFirstTouch } from '#src/app/startup/on-first-touch.ts'

/** The roots of an inline widget: its screens stand in the element, its sheets in a host of their own. */
function inlineRoots() {
  const hostElement = document.createElement('comanda-order')
  const screens = hostElement.attachShadow({ mode: 'open' })
  const sheets = document.createElement('div').attachShadow({ mode: 'open' })
  return {
    screens,
    sheets,
    surface: { hostElement, root: sheets } as unknown as Parameters<typeof onFirstTouch>[0]['surface'],
  }
}

describe('onFirstTouch', () => {
  test.each(['pointerdown', 'keydown', 'scroll'])('notices %s on the screens of an inline widget', (type) => {
    const { surface, screens, sheets } = inlineRoots()
    let touched = 0
    onFirstTouch({ surface }, () => (touched += 1))
    screens.dispatchEvent(new Event(type))
    expect(touched).toBe(1)
    sheets.dispatchEvent(new Event(type))
    expect(touched).toBe(1)
  })

  test('notices nothing once it is stopped', () => {
    const { surface, screens } = inlineRoots()
    let touched = 0
    onFirstTouch({ surface }, () => (touched += 1))()
    screens.dispatchEvent(new Event('pointerdown'))
    expect(touched).toBe(0)
  })
})
