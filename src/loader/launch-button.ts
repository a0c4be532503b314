import type { ButtonLabels } from '#src/options/languages.ts'
import type { LoaderOptions } from '#src/options/loader-options.ts'

import { styles } from './button-styles.ts'
import { add, addRoot } from './draw.ts'
import { countOf } from './stored-by-widget.ts'
import type { StoredReader } from './stored-by-widget.ts'

/** A tuple, because property names would cost bytes on every page. */
export type LaunchButton = readonly [
  root: ShadowRoot,
  button: HTMLElement,
  /** Counts the stored cart again: the widget stores it before it dispatches `comanda:cart-change`. */
  recount: () => void,
  /** Shows that the widget could not be loaded, with the fallback or an invitation to try again. */
  showFailure: () => void,
  /** Ends the failure. */
  reset: () => void,
  /** Where a click leads instead of opening the widget, after a failure; empty otherwise. */
  linkOf: () => string | undefined,
]

/**
 * Draws the button in a shadow root of its own, in the one node the loader adds to the page. It shows the number of
 * products in the stored cart [SHELL-28], or that the widget could not be loaded and where the fallback leads.
 */
export function createLaunchButton(
  options: LoaderOptions,
  [orderNow, viewOrder, failed]: ButtonLabels,
  stored: StoredReader,
): LaunchButton {
  const { fallbackHref, fallbackPhone } = options
  // A child of html, not of body: pages that replace their body keep the button.
  const root = addRoot(add(document.documentElement, ['div']), styles(options))
  const button = add(root, ['button'])
  add(button, ['i'])
  const text = add(button, ['span'])
  const badge = add(button, ['b'])
  let count = 0
  let link: string | undefined

  function show(label = count ? viewOrder : orderNow) {
    text.textContent = label
    badge.textContent = (count && !link ? count : '') as string
    button.role = link ? 'link' : null
  }

  function recount() {
    count = stored('cart', countOf) || 0
    if (!link) show()
  }

  function showFailure() {
    link = fallbackHref || (fallbackPhone && `tel:${fallbackPhone}`)
    show(`${failed} ${fallbackHref ? `→ ${orderNow}` : fallbackPhone || '↻'}`)
  }

  function reset() {
    link = ''
    show()
  }

  return [root, button, recount, showFailure, reset, () => link]
}
