import type { Instance } from '#src/instance/create-instance.ts'

const touches = ['pointerdown', 'keydown', 'scroll'] as const

/** Resolves with the first touch of the widget: a tap, a key, or scrolling, on its screens or its sheets. */
export function firstTouch({ surface }: Pick<Instance, 'surface'>): Promise<unknown> {
  // The screens of an inline widget stand in a root of their own.
  const roots = new Set([surface.hostElement.shadowRoot ?? surface.root, surface.root])
  return new Promise((resolve) => {
    // Scroll events do not bubble.
    for (const root of roots)
      for (const type of touches) root.addEventListener(type, resolve, { capture: true, once: true })
  })
}
