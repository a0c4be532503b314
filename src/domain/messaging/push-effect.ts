import type { ChatMessage } from '#src/contract/chat.ts'
import type { PushMessage } from '#src/contract/push.ts'
import type { Id } from '#src/contract/values.ts'
import { isInMask } from '#src/domain/venues/venue-mask.ts'

import { withMessage, withRead } from './unread.ts'

/** The unread messages after a push message: with a new one, or without those read [PUSH-05, PUSH-06]. */
export function unreadAfter(unread: readonly ChatMessage[], push: PushMessage): readonly ChatMessage[] {
  if (push.kind === 'message') return withMessage(unread, push.message)
  return push.kind === 'read' ? withRead(unread, push.ids, push.readAt) : unread
}

/**
 * "Increments the discount counter only if the current venue is listed" [PUSH-07]; an empty list names all (contract
 * 1.2).
 */
export function codeCountAfter(count: number, push: PushMessage, venueId: Id<'Venue'> | null): number {
  return push.kind === 'code' && venueId !== null && isInMask(push.venueIds, venueId) ? count + 1 : count
}
