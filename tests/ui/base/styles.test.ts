import { describe, expect, test } from 'vitest'

import { adoptDeclaredStyles, declareStyles } from '#src/ui/base/styles.ts'

function aShadowRoot(): ShadowRoot {
  return document.createElement('div').attachShadow({ mode: 'open' })
}

describe('adoptDeclaredStyles', () => {
  test('gives two roots the same sheet object', () => {
    declareStyles('.shared { color: red }')
    const [one, other] = [aShadowRoot(), aShadowRoot()]
    adoptDeclaredStyles(one)
    adoptDeclaredStyles(other)
    expect(one.adoptedStyleSheets.length).toBeGreaterThan(0)
    expect(one.adoptedStyleSheets).toEqual(other.adoptedStyleSheets)
    expect(one.adoptedStyleSheets.at(-1)).toBe(other.adoptedStyleSheets.at(-1))
  })

  test('adds what is declared later, once and in order', () => {
    const root = aShadowRoot()
    adoptDeclaredStyles(root)
    const before = root.adoptedStyleSheets.length
    declareStyles('.late { color: red }')
    declareStyles('.later { color: red }')
    declareStyles('.late { color: red }')
    const texts = root.adoptedStyleSheets.slice(before).map((sheet) => sheet.cssRules[0]?.cssText)
    expect(texts).toEqual([expect.stringContaining('.late '), expect.stringContaining('.later ')])
  })

  test('takes only its own sheets away, and follows no longer', () => {
    const root = aShadowRoot()
    const foreign = new CSSStyleSheet()
    root.adoptedStyleSheets = [foreign]
    const release = adoptDeclaredStyles(root)
    release()
    declareStyles('.after { color: red }')
    expect(root.adoptedStyleSheets).toEqual([foreign])
  })
})
