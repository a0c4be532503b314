import type { Instance } from '#src/instance/create-instance.ts'

type Themed = Pick<Instance, 'surface'>

/** Whether the widget is dark; the providers' frames cannot detect it themselves. */
export function isDark(instance: Themed): boolean {
  return themedNode(instance)?.dataset.theme === 'dark'
}

/** Calls the listener when the theme changes between light and dark; returns a function that stops it. */
export function watchTheme(instance: Themed, listener: () => void): () => void {
  const node = themedNode(instance)
  const observer = new MutationObserver(listener)
  if (node) observer.observe(node, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

function themedNode({ surface }: Themed): HTMLElement | null {
  return surface.layerRoot.closest<HTMLElement>('[data-theme]')
}
