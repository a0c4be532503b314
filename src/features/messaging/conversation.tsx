import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { LoadFailure } from '#src/components/load-failure.tsx'
import type { Subject } from '#src/contract/chat.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { laterPaths } from '#src/instance/later-paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { SkeletonList } from '#src/ui/skeleton.tsx'
import { declareStyles } from '#src/ui/styles.ts'

import { MessageLog } from './message-log.tsx'
import { SendBox } from './send-box.tsx'
import { useChat } from './use-chat.ts'
import { useMarkRead } from './use-mark-read.ts'
import { useSendMessage } from './use-send-message.ts'
import { useSubjectName } from './use-subject-name.ts'

import css from './conversation.css?inline'

declareStyles(css)

/** What was written about an order or a reservation, and the box to write in [MSG-06]. */
export function Conversation({ about }: { readonly about: Subject }) {
  const { t } = useLingui()
  const { location } = useInstance()
  const [text, setText] = useState('')
  const { query, messages, hasEnded, error, isAsking, answeredAt, refetch } = useChat(about)
  const { send, isPending, failures } = useSendMessage(about, query)
  useMarkRead(about, messages, answeredAt)
  const subjectName = useSubjectName()(about)
  // What was typed when the time ran out is not taken away [MSG-08, MSG-16].
  const hasBox = messages !== undefined && (!hasEnded || text !== '')

  async function submit() {
    if (await send(text)) setText('')
  }

  return (
    <Dialog
      title={t({ id: 'messages.title', message: `Messages: ${subjectName}` })}
      closeLabel={t({ id: 'action.close', message: 'Close' })}
      onClose={() => location.back(laterPaths.messaging)}
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
        {messages && error && <NotUpToDate onRetry={refetch} isBusy={isAsking} />}
        {!messages && error && <LoadFailure error={error} onRetry={refetch} />}
        {!messages && !error && (
          <SkeletonList label={t({ id: 'messages.loading', message: 'Loading the messages' })} count={3} shape="box" />
        )}
        {messages && <MessageLog messages={messages} />}
        <div role="status">
          {hasEnded && (
            <Notice>
              <Trans id="messages.ended">The time limit for messaging has ended.</Trans>
            </Notice>
          )}
        </div>
      </div>
    </Dialog>
  )
}

/** What stands there may be old: the service did not answer the last time. */
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
