import type { RefObject } from 'react'
import { useLayoutEffect, useState } from 'react'

import type { DeskChat } from '#desk/contract/messages.ts'

type Chats = readonly DeskChat[]

/**
 * The conversations with those first that have unread messages. While somebody writes or reads in one of them (`list`
 * has the focus) none changes its place: what moves loses its focus. A new one stands at the top at once.
 */
export function useConversationOrder(chats: Chats, list: RefObject<HTMLElement | null>): Chats {
  const [order, setOrder] = useState(() => orderOf(chats))
  useLayoutEffect(() => {
    const focused = (list.current?.getRootNode() as Document | undefined)?.activeElement
    // oxlint-disable-next-line react/set-state-in-effect -- where the focus is, the list itself says once it is drawn
    if (!list.current?.contains(focused ?? null)) setOrder(orderOf(chats))
  }, [chats, list])
  return order.length === 0 ? chats : chats.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
}

/** Numbers of the conversations: unread ones first, then those with the latest message. */
function orderOf(chats: Chats): readonly DeskChat['id'][] {
  return chats.toSorted((a, b) => isUnread(b) - isUnread(a) || latestOf(b) - latestOf(a)).map(({ id }) => id)
}

function isUnread({ unreadCount }: DeskChat): number {
  return Number(unreadCount > 0)
}

/** When the latest message was written, in ms since 1970. */
function latestOf({ messages }: DeskChat): number {
  return Date.parse(messages.at(-1)?.at ?? '')
}
