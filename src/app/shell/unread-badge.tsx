import { Plural } from '@lingui/react/macro'

import { useHasMessaging } from '#src/parts/messages/has-messaging.ts'
import { useUnreadCount } from '#src/parts/messages/unread-messages.ts'
import { CountBadge } from '#src/parts/screen/count-badge.tsx'

/** Number of unread messages on the menu button of the bar: the messages are in its sheet [SHELL-25]. */
export function UnreadBadge() {
  const hasMessaging = useHasMessaging()
  const unread = useUnreadCount() ?? 0
  if (!hasMessaging) return null
  return (
    <CountBadge count={unread}>
      <Plural id="messages.unread" value={unread} one="# unread message" other="# unread messages" />
    </CountBadge>
  )
}
