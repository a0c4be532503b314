import type { Instance } from '#src/instance/create-instance.ts'

type Themed = Pick<Instance, 'surface'>

/** Whether what stands on the surface is dark: providers draw in frames that do not know. */
export function isDark(instance: Themed): boolean {
  return themedNode(instance)?.dataset.theme === 'dark'
}

/** Calls back when light becomes dark or the other way round; the answer stops it. */
export function watchTheme(instance: Themed, listener: () => void): () => void {
  const node = themedNode(instance)
  const observer = new MutationObserver(listener)
  if (node) observer.observe(node, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

function themedNode({ surface }: Themed): HTMLElement | null {
  return surface.layerRoot.closest<HTMLElement>('[data-theme]')
}
