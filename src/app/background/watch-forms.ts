import { startWhenLoaded } from '#src/app/start-when-loaded.ts'
import type { Instance } from '#src/instance/create-instance.ts'

/**
 * Sends forms in a sandboxed frame that forbids it; only a page in a frame loads its code. Returns the function that stops
 * it.
 */
export function watchForms({ surface, view }: Instance): () => void {
  if (view.parent === view) return () => {}
  const roots = new Set([surface.hostElement.shadowRoot ?? surface.root, surface.root])
  return startWhenLoaded(async () => {
    const { sendBlockedForms } = await import('./send-blocked-forms.ts')
    return () => sendBlockedForms(roots)
  }, 'forms are sent only where the frame of the page allows it')
}
