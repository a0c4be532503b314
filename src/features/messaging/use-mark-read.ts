import { useEffect, useRef } from 'react'

import { sendReadMarks } from '#src/api/messaging-calls.ts'
import type { ChatMessage, Subject } from '#src/contract/chat.ts'
import type { Id } from '#src/contract/values.ts'
import { unreadIds } from '#src/domain/messaging/thread.ts'
import { withRead } from '#src/domain/messaging/unread.ts'
import { wallClock } from '#src/domain/time/wall-clock.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { logSilently } from '#src/integrations/log.ts'
import { unreadMessages } from '#src/parts/messages/unread-messages.ts'

import { refreshLists } from './refresh-lists.ts'

const none: readonly ChatMessage[] = []

/**
 * Marks the restaurant's messages as read once they are visible: the badges drop at once, and return with the next
 * reply if the call failed [MSG-10]. `answeredAt` changes with each reply.
 */
export function useMarkRead(about: Subject, messages: readonly ChatMessage[] = none, answeredAt: number): void {
  const instance = useInstance()
  const told = useRef(new Set<Id<'Message'>>())
  const { kind, subjectId } = about

  useEffect(() => {
    const { api, clock, view } = instance
    const ids = unreadIds(messages).filter((id) => !told.current.has(id))
    if (ids.length === 0 || view.document.visibilityState !== 'visible') return
    for (const id of ids) told.current.add(id)
    unreadMessages(instance).change((unread) => withRead(unread, ids, wallClock(clock.now(), 'UTC')))
    sendReadMarks(api, { kind, subjectId }, ids).then(
      () => refreshLists(instance),
      () => {
        for (const id of ids) told.current.delete(id)
        logSilently('messages could not be marked as read')
      },
    )
  }, [instance, kind, subjectId, messages, answeredAt])
}
