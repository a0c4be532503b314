import { Plural, Trans } from '@lingui/react/macro'

import type { ChatOfSubject, Subject } from '#src/contract/chat.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { conversationPath } from '#src/instance/routes/secondary-paths.ts'
import { CountBadge } from '#src/parts/screen/count-badge.tsx'
import { Button } from '#src/ui/base/button.tsx'
import type { ButtonProps } from '#src/ui/base/button.tsx'
import { MessageIcon } from '#src/ui/base/late-icons.tsx'

import { useUnreadCount } from './unread-messages.ts'

type MessagesLinkProps = Pick<ButtonProps, 'variant' | 'isWide'> & {
  readonly about: Subject
  /** The conversation as listed with the order or reservation; null when none was started. */
  readonly chat: ChatOfSubject | null
}

/** Button that opens the conversation about an order or a reservation, with its unread count [ORD-06, RESV-29]. */
export function MessagesLink({ about, chat, variant, isWide }: MessagesLinkProps) {
  const { location } = useInstance()
  // The current count goes before the count at the time the list was loaded.
  const unread = useUnreadCount(about) ?? chat?.unreadCount ?? 0
  return (
    <Button
      size="small"
      variant={variant}
      isWide={isWide}
      start={<MessageIcon size={20} />}
      end={
        unread > 0 && (
          <CountBadge count={unread}>
            <Plural id="messages.unread" value={unread} one="# unread message" other="# unread messages" />
          </CountBadge>
        )
      }
      onClick={() => location.navigate(conversationPath(about))}
    >
      <Trans id="messages.list">Messages</Trans>
      <span className="visually-hidden">
        {' '}
        <AboutWhat about={about} />
      </span>
    </Button>
  )
}

function AboutWhat({ about: { kind, subjectId } }: { readonly about: Subject }) {
  if (kind === 'order') return <Trans id="messages.aboutOrder">about order #{subjectId}</Trans>
  return <Trans id="messages.aboutReservation">about reservation #{subjectId}</Trans>
}
