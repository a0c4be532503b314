import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { Subject } from '#src/contract/chat.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { secondaryPaths } from '#src/instance/routes/secondary-paths.ts'
import { LoadFailure } from '#src/parts/screen/load-failure.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { Notice } from '#src/ui/base/notice.tsx'
import { SkeletonList } from '#src/ui/base/skeleton.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { Dialog } from '#src/ui/layer/dialog.tsx'

import { MessageLog } from './message-log.tsx'
import { NotifyCard } from './push/notify-card.tsx'
import { SendBox } from './send-box.tsx'
import { useChat } from './use-chat.ts'
import { useMarkRead } from './use-mark-read.ts'
import { useSendMessage } from './use-send-message.ts'
import { useSubjectName } from './use-subject-name.ts'

import css from './conversation-thread.css?inline'

declareStyles(css)

/** The messages about an order or a reservation, and the field to write one [MSG-06]. */
export function ConversationThread({ about }: { readonly about: Subject }) {
  const { t } = useLingui()
  const { location } = useInstance()
  const [text, setText] = useState('')
  const chat = useChat(about)
  const { query, messages, hasEnded, answeredAt } = chat
  const { send, isPending, failures } = useSendMessage(about, query)
  useMarkRead(about, messages, answeredAt)
  const subjectName = useSubjectName()(about)
  // When the conversation ends, text that is already typed stays visible [MSG-08, MSG-16].
  const hasBox = messages !== undefined && (!hasEnded || text !== '')

  async function submit() {
    if (await send(text)) setText('')
  }

  return (
    <Dialog
      title={t({ id: 'messages.title', message: `Messages: ${subjectName}` })}
      closeLabel={t({ id: 'action.close', message: 'Close' })}
      onClose={() => location.back(secondaryPaths.messaging)}
      footer={
        hasBox && (
          <SendBox
            text={text}
            onChange={setText}
            onSend={submit}
            isSending={isPending}
            isOpen={!hasEnded}
            failures={failures}
          />
        )
      }
    >
      <div className="conversation">
        <Said chat={chat} />
        {messages && !hasEnded && <NotifyCard />}
        <Ending hasEnded={hasEnded} />
      </div>
    </Dialog>
  )
}

/** The messages, or the loading, error or empty state. */
function Said({ chat }: { readonly chat: ReturnType<typeof useChat> }) {
  const { t } = useLingui()
  const { messages, error, isAsking, refetch } = chat
  if (messages) {
    return (
      <>
        {error && <NotUpToDate onRetry={refetch} isBusy={isAsking} />}
        <MessageLog messages={messages} />
      </>
    )
  }
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  return <SkeletonList label={t({ id: 'messages.loading', message: 'Loading the messages' })} count={1} shape="box" />
}

/** Live region that announces the end of the conversation once; rendered before it has text [MSG-09]. */
function Ending({ hasEnded }: { readonly hasEnded: boolean }) {
  return (
    <div role="status">
      {hasEnded && (
        <Notice>
          <Trans id="messages.ended">The time limit for messaging has ended.</Trans>
        </Notice>
      )}
    </div>
  )
}

/** Says that the shown messages may be old, because the last refresh failed. */
function NotUpToDate({ onRetry, isBusy }: { readonly onRetry: () => unknown; readonly isBusy: boolean }) {
  return (
    <Notice
      kind="warn"
      role="status"
      action={
        <Button size="small" isBusy={isBusy} onClick={() => void onRetry()}>
          <Trans id="action.retry">Try again</Trans>
        </Button>
      }
    >
      <Trans id="messages.notUpToDate">New messages could not be fetched.</Trans>
    </Notice>
  )
}
