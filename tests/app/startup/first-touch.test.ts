import { describe, expect, test, vi } from 'vitest'

import { firstTouch } from '#src/app/startup/first-touch.ts'

/** The roots of an inline widget: its screens stand in the element, its sheets in a host of their own. */
function inlineRoots() {
  const hostElement = document.createElement('comanda-order')
  const screens = hostElement.attachShadow({ mode: 'open' })
  const sheets = document.createElement('div').attachShadow({ mode: 'open' })
  return {
    screens,
    sheets,
    surface: { hostElement, root: sheets } as unknown as Parameters<typeof firstTouch>[0]['surface'],
  }
}

describe('firstTouch', () => {
  test.each(['pointerdown', 'keydown', 'scroll'])(
    'notices %s on screens and sheets of an inline widget',
    async (type) => {
      for (const place of ['screens', 'sheets'] as const) {
        const roots = inlineRoots()
        const noticed = vi.fn<() => void>()
        const touch = firstTouch(roots).then(noticed)
        await Promise.resolve()
        expect(noticed).not.toHaveBeenCalled()
        roots[place].dispatchEvent(new Event(type))
        await touch
        expect(noticed).toHaveBeenCalledOnce()
      }
    },
  )
})
