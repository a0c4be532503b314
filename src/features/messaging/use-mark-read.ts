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
 * What the restaurant wrote is read once it stands on a screen that can be seen: the badges go down at once, and come back
 * with the next answer when the service could not be told [MSG-10]. `answeredAt` changes with each answer.
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
