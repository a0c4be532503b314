import { useSyncExternalStore } from 'react'
import type { BaseLocationHook } from 'wouter'

/**
 * The address of the page as wouter's location. Its own would replace `history.pushState`, which our patch of the package
 * takes out, because a page that holds the widget must not be touched (patches/wouter).
 */
export function createPageLocation(page: Pick<Window, 'location' | 'history' | 'addEventListener'>): BaseLocationHook {
  const listeners = new Set<() => void>()
  const changed = () => {
    for (const listener of listeners) listener()
  }
  page.addEventListener('popstate', changed)
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const navigate = (to: string, { replace = false }: { readonly replace?: boolean } = {}) => {
    page.history[replace ? 'replaceState' : 'pushState'](null, '', to)
    changed()
  }
  return () => [useSyncExternalStore(subscribe, () => page.location.pathname), navigate]
}
