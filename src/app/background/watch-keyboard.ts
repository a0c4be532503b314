import type { Instance } from '#src/instance/create-instance.ts'

const token = '--comanda-keyboard-inset'

/**
 * While the surface is open, keeps `--comanda-keyboard-inset` on it: the px of the viewport that the on-screen keyboard
 * covers. Nothing can be typed into before this work starts. Returns the function that stops it.
 */
export function watchKeyboard({ surface }: Pick<Instance, 'surface'>): () => void {
  let stop = () => {}
  const follow = () => {
    stop()
    stop = surface.isOpen ? followKeyboard(surface.host) : () => {}
  }
  const stopSurface = surface.onOpenChange(follow)
  follow()
  return () => {
    stopSurface()
    stop()
  }
}

function followKeyboard(host: HTMLElement): () => void {
  const view = host.ownerDocument.defaultView
  const viewport = view?.visualViewport
  if (!view || !viewport) return () => {}
  const measure = () => {
    // Pinch zoom shrinks the visual viewport as well.
    const covered = viewport.scale > 1 ? 0 : Math.round(view.innerHeight - viewport.height - viewport.offsetTop)
    host.style.setProperty(token, `${Math.max(0, covered)}px`)
  }
  measure()
  viewport.addEventListener('resize', measure)
  viewport.addEventListener('scroll', measure)
  return () => {
    viewport.removeEventListener('resize', measure)
    viewport.removeEventListener('scroll', measure)
    host.style.removeProperty(token)
  }
}
