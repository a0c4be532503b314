import type { Instance } from '#src/instance/create-instance.ts'

const touches = ['pointerdown', 'keydown', 'scroll'] as const

/**
 * Calls `run` with the first touch of the widget: a tap, a key, or scrolling, on its screens or its sheets. Returns the
 * function that waits no longer.
 */
export function onFirstTouch({ surface }: Pick<Instance, 'surface'>, run: () => void): () => void {
  // The screens of an inline widget stand in a root of their own.
  const roots = new Set([surface.hostElement.shadowRoot ?? surface.root, surface.root])
  function stop() {
    for (const root of roots) for (const type of touches) root.removeEventListener(type, onTouch, true)
  }
  function onTouch() {
    stop()
    run()
  }
  // Scroll events do not bubble.
  for (const root of roots) for (const type of touches) root.addEventListener(type, onTouch, true)
  return stop
}
