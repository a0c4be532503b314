import { add, addRoot } from './draw.ts'

export type LaunchButton = readonly [root: ShadowRoot, button: HTMLElement, text: HTMLElement, badge: HTMLElement]

/** Draws the button in a shadow root of its own, in the one node the loader adds to the page. */
export function drawButton(css: string): LaunchButton {
  // Beside body: pages that swap their body keep it.
  const root = addRoot(add(document.documentElement, ['div']), css)
  const button = add(root, ['button'])
  add(button, ['i'])
  return [root, button, add(button, ['span']), add(button, ['b'])]
}
