import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'

import type { DeskChat } from '#desk/contract/messages.ts'
import { readChats } from '#desk/contract/messages.ts'
import { Read, Room } from '#desk/parts/room.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { EmptyState } from '#src/ui/base/empty-state.tsx'
import { MessageIcon } from '#src/ui/base/late-icons.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { Conversation } from './conversation.tsx'
import { useConversationOrder } from './use-conversation-order.ts'

import css from './messages-room.css?inline'

declareStyles(css)

/** The conversations with customers, those with unread messages first. */
export function MessagesRoom() {
  const chats = useDeskQuery(readChats)
  return (
    <Room title={<Trans id="messages.title">Messages</Trans>}>
      <Read of={chats}>
        {({ chats: all }) =>
          all.length === 0 ? (
            <EmptyState icon={<MessageIcon size={32} />}>
              <Trans id="messages.none">Nobody has written yet.</Trans>
            </EmptyState>
          ) : (
            <Conversations chats={all} />
          )
        }
      </Read>
    </Room>
  )
}

/** What was typed, by the number of the conversation. */
type Drafts = Readonly<Record<number, string>>

function Conversations({ chats }: { readonly chats: readonly DeskChat[] }) {
  const list = useRef<HTMLUListElement>(null)
  const ordered = useConversationOrder(chats, list)
  const [drafts, setDrafts] = useState<Drafts>({})
  return (
    <ul className="desk-cards desk-conversations" ref={list}>
      {ordered.map((chat) => (
        <Conversation
          key={chat.id}
          chat={chat}
          draft={drafts[chat.id] ?? ''}
          onDraft={(text) => setDrafts((all) => ({ ...all, [chat.id]: text }))}
        />
      ))}
    </ul>
  )
}
