import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import type { DeskChat } from '#desk/contract/messages.ts'
import { formatStamp } from '#desk/parts/formats.ts'
import { Tag } from '#src/ui/base/tag.tsx'

import { AnswerForm } from './answer-form.tsx'

/** Messages that are shown at once; earlier ones are folded. */
const shownMessages = 4

type ConversationProps = {
  readonly chat: DeskChat
  /** The answer as it is typed so far. */
  readonly draft: string
  readonly onDraft: (text: string) => void
}

/** A conversation about an order or a reservation: what was said, and a field for the answer. */
export function Conversation({ chat, draft, onDraft }: ConversationProps) {
  const { t } = useLingui()
  const titleId = useId()
  const { kind, subjectId, venue, customer, isOpen, unreadCount, messages } = chat
  const about =
    kind === 'order'
      ? t({ id: 'messages.order', message: `Order ${subjectId}` })
      : t({ id: 'messages.reservation', message: `Reservation ${subjectId}` })
  const folded = messages.slice(0, -shownMessages)
  const foldedCount = folded.length
  return (
    <li className="desk-sheet" aria-labelledby={titleId} data-unread={unreadCount > 0}>
      <div className="head">
        <div>
          <h2 id={titleId}>{about}</h2>
          <p className="hint">{`${customer.name} · ${venue}`}</p>
        </div>
        {unreadCount > 0 && (
          <Tag kind="wait">
            <Plural id="messages.unread" value={unreadCount} one="# new" other="# new" />
          </Tag>
        )}
      </div>
      {foldedCount > 0 && (
        <details>
          <summary>
            <Plural id="messages.earlier" value={foldedCount} one="# earlier message" other="# earlier messages" />
          </summary>
          <Messages messages={folded} />
        </details>
      )}
      <Messages labelledBy={titleId} messages={messages.slice(-shownMessages)} />
      {isOpen ? (
        <AnswerForm chatId={chat.id} about={about} draft={draft} onDraft={onDraft} />
      ) : (
        <p className="hint">
          <Trans id="messages.over">The time for messages is over.</Trans>
        </p>
      )}
    </li>
  )
}

type MessagesProps = { readonly messages: DeskChat['messages']; readonly labelledBy?: string }

function Messages({ messages, labelledBy }: MessagesProps) {
  const { i18n } = useLingui()
  return (
    <ol aria-labelledby={labelledBy}>
      {messages.map(({ id, isOwn, text, at }) => (
        <li key={id} data-own={isOwn}>
          <p className="hint">
            {isOwn ? <Trans id="messages.you">You</Trans> : <Trans id="messages.customer">Customer</Trans>}
            {' · '}
            {formatStamp(at, i18n.locale)}
          </p>
          <p className="text" dir="auto">
            {text}
          </p>
        </li>
      ))}
    </ol>
  )
}
