import type { Page } from '@playwright/test'

/**
 * How translators of browsers change a page: each text comes into an element `font`, by moving its node or as a new
 * node that replaces it.
 */
export type Translation = 'moved' | 'replaced'

/**
 * Translates the page from its next load on, as long as the test lasts: every text of the shadow roots, and every text
 * that is added or changed, at once. What says `translate="no"` or has the class `notranslate` is left alone, as is
 * white space. The translation says the same, so that the steps of a journey read as in an untranslated page: what counts
 * is that the texts are no longer those that the widget has drawn.
 */
export async function translatePage(page: Page, translation: Translation): Promise<void> {
  await page.addInitScript((way) => {
    const attach = Element.prototype.attachShadow
    Element.prototype.attachShadow = function (init) {
      const root = attach.call(this, init)
      new MutationObserver((records) => {
        for (const { type, target, addedNodes } of records) {
          for (const node of type === 'childList' ? addedNodes : [target]) translate(node)
        }
      }).observe(root, { childList: true, characterData: true, subtree: true })
      return root
    }

    function translate(node: Node): void {
      if (node instanceof Text) translateText(node)
      else if (!(node instanceof HTMLStyleElement)) [...node.childNodes].forEach(translate)
    }

    function translateText(text: Text): void {
      const parent = text.parentElement
      if (!text.isConnected || !parent || !text.data.trim() || parent.closest('[translate="no"], .notranslate')) return
      if (parent.localName === 'font') return
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      text.replaceWith(outer)
      if (way === 'moved') inner.append(text)
      else inner.append(text.data)
    }
  }, translation)
}
