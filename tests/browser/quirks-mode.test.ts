import { describe, expect, test } from 'vitest'

import { onPage } from '#tests/surface/make-surface.ts'

import base from '#src/ui/base/base.css?inline'
import tokens from '#src/ui/base/tokens.css?inline'

/** A page without a doctype, in which browsers give tables the colour of body and the standard font. */
function quirksPage(): Document {
  const page = onPage(document.createElement('iframe')).contentDocument as Document
  expect(page.compatMode).toBe('BackCompat')
  return page
}

describe('on a page in quirks mode', () => {
  test('a table keeps its surroundings’ colour and font', () => {
    const page = quirksPage()
    page.body.style.color = 'rgb(255, 0, 0)'
    const root = page.body.appendChild(page.createElement('div')).attachShadow({ mode: 'open' })
    root.innerHTML = `<style>${tokens}${base}</style><div class="root"><p>Mon</p><table><tr><td>Mon</td></tr></table></div>`
    const look = (selector: string) => {
      const { color, font, textIndent } = getComputedStyle(root.querySelector(selector) as Element)
      return { color, font, textIndent }
    }
    expect(look('td')).toEqual(look('p'))
  })
})
