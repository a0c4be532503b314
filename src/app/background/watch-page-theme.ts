import { followMedia } from '#src/browser/follow-media.ts'
import type { Instance } from '#src/instance/create-instance.ts'

/**
 * Applies theme and colours again when the page may have changed its theme, and once now: the page may have changed
 * since they were applied first. Returns the function that stops it.
 */
export function watchPageTheme({ view, applyLook }: Pick<Instance, 'view' | 'applyLook'>): () => void {
  const { document: page } = view
  const observer = new MutationObserver(applyLook)
  for (const node of [page.documentElement, page.body]) {
    observer.observe(node, { attributeFilter: ['class', 'style', 'data-theme'] })
  }
  const stopFollowing = followMedia(view.matchMedia('(prefers-color-scheme: dark)'), applyLook)
  applyLook()
  return () => {
    observer.disconnect()
    stopFollowing()
  }
}
