import type { ButtonLabels } from '#src/options/languages.ts'
import type { LoaderOptions } from '#src/options/loader-options.ts'
import type { ButtonPeriod } from '#src/options/stored-button.ts'

import { styles } from './button-styles.ts'
import { add, addRoot } from './draw.ts'

export type LaunchButton = {
  readonly root: ShadowRoot
  readonly button: HTMLElement
  /**
   * Shows the button anew, with what the widget has stored by then; `hasFailed` says whether the widget could not be
   * loaded, until another call says so. Returns where a click leads instead of opening the widget: after a failure only,
   * and only with a fallback.
   */
  readonly show: (hasFailed?: boolean) => string | false | undefined
}

/**
 * Draws the button in a shadow root of its own, in the one node the loader adds to the page. It shows what the widget has
 * stored, such as the number of products in the cart [SHELL-28], or, when the widget could not be loaded, where the
 * fallback leads; without one that a tap tries again.
 */
export function createLaunchButton(
  options: LoaderOptions,
  [orderNow, failed]: ButtonLabels,
  call: string,
  stored: () => ButtonPeriod | undefined,
): LaunchButton {
  const { fallbackHref, fallbackPhone } = options
  // A child of html, not of body: pages that replace their body keep the button.
  const root = addRoot(add(document.documentElement, 'div'), styles(options))
  const button = add(root, 'button')
  add(button, 'i')
  const text = add(button, 'span')
  const badge = add(button, 'b')
  const failure = fallbackHref ? `${orderNow} →` : fallbackPhone ? `${call} ${fallbackPhone}` : `${failed} ↻`
  let isFailed = false

  function show(hasFailed = isFailed) {
    isFailed = hasFailed
    const [, said, count, name] = (!isFailed && stored()) || []
    const link = isFailed && (fallbackHref || (fallbackPhone && `tel:${fallbackPhone}`))
    text.textContent = isFailed ? failure : said || orderNow
    badge.textContent = (count || '') as string
    button.role = link ? 'link' : null
    button.ariaLabel = name as string
    return link
  }

  return { root, button, show }
}
