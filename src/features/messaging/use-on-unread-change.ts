import { useEffect, useRef } from 'react'

import { useUnreadCount } from '#src/parts/messages/unread-messages.ts'

/** Calls back when the number of unread messages changes [MSG-11]. */
export function useOnUnreadChange(look: () => unknown): void {
  const unread = useUnreadCount()
  const before = useRef(unread)
  useEffect(() => {
    if (before.current !== null && before.current !== unread) look()
    before.current = unread
  }, [unread, look])
}
