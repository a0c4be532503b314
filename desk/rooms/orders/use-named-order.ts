import type { RefObject } from 'react'
import { useEffect } from 'react'

/**
 * Brings the order that the address names (`/staff?order=12`) into view, with the focus on its title: where a tapped notification
 * leads.
 */
export function useNamedOrder(room: RefObject<HTMLElement | null>, hasOrders: boolean): void {
  useEffect(() => {
    if (!hasOrders) return
    function show(): void {
      const named = new URLSearchParams(window.location.search).get('order')
      if (named === null || !/^\d+$/.test(named)) return
      const card = room.current?.querySelector(`[data-order="${named}"]`)
      const title = card?.querySelector<HTMLElement>('h3')
      if (!card || !title) return
      title.tabIndex = -1
      title.focus({ preventScroll: true })
      card.scrollIntoView({ block: 'start' })
    }
    show()
    window.addEventListener('popstate', show)
    return () => window.removeEventListener('popstate', show)
  }, [room, hasOrders])
}
