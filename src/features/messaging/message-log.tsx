import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'

import type { ChatMessage } from '#src/contract/chat.ts'
import { isFromRestaurant, lastSeenId, threadDays } from '#src/domain/messaging/thread.ts'
import { formatLongDate } from '#src/i18n/format-calendar.ts'
import { formatTime } from '#src/i18n/format-date.ts'
import { useInstance } from '#src/instance/instance-context.tsx'

// Duration in ms after which the sheet's opening animation is over [MSG-13].
const settledMs = 300

/** The messages, newest last; scrolls to the end and announces new ones [MSG-13]. */
export function MessageLog({ messages }: { readonly messages: readonly ChatMessage[] }) {
  const { t } = useLingui()
  const { clock, i18n } = useInstance()
  const box = useRef<HTMLDivElement>(null)
  const lastId = messages.at(-1)?.id
  const seenId = lastSeenId(messages)

  useEffect(
    () =>
      clock.after(settledMs, () => {
        if (box.current) box.current.scrollTop = box.current.scrollHeight
      }),
    [clock, lastId],
  )

  return (
    <div
      className="message-log"
      role="log"
      tabIndex={0}
      aria-label={t({ id: 'messages.list', message: 'Messages' })}
      ref={box}
    >
      {messages.length === 0 && (
        <p className="none">
          <Trans id="messages.none">No messages yet. Write to the restaurant here.</Trans>
        </p>
      )}
      {threadDays(messages).map(({ day, messages: written }) => (
        <section key={day} aria-label={formatLongDate(day, i18n.locale)}>
          <p className="day" aria-hidden="true">
            {formatLongDate(day, i18n.locale)}
          </p>
          <ol>
            {written.map((message) => (
              <Message key={message.id} message={message} isSeen={message.id === seenId} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

/** One message; its text is shown as it was typed, never as HTML [MSG-15]. */
function Message({ message, isSeen }: { readonly message: ChatMessage; readonly isSeen: boolean }) {
  const isTheirs = isFromRestaurant(message)
  return (
    <li className="chat-message" data-own={!isTheirs}>
      <p className="who">
        {isTheirs ? <Trans id="messages.restaurant">Restaurant</Trans> : <Trans id="messages.you">You</Trans>}
      </p>
      <p className="text">{message.text}</p>
      <p className="when tabular">
        {formatTime(message.createdAt)}
        {isSeen && (
          <>
            {' · '}
            <Trans id="messages.read">Read</Trans>
          </>
        )}
      </p>
    </li>
  )
}
