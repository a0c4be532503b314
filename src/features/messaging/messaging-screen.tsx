import { Trans, useLingui } from '@lingui/react/macro'

import { conversationsQuery } from '#src/api/messaging-calls.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { useCustomer } from '#src/instance/use-customer.ts'
import { LoadFailure } from '#src/parts/screen/load-failure.tsx'
import { RecordList } from '#src/parts/screen/record-card.tsx'
import { TitleBar } from '#src/parts/screen/title-bar.tsx'
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'
import { usePolling } from '#src/parts/screen/use-polling.ts'
import { useQuery } from '#src/query/use-query.ts'
import { EmptyState } from '#src/ui/base/empty-state.tsx'
import { MessageIcon } from '#src/ui/base/late-icons.tsx'
import { SkeletonList } from '#src/ui/base/skeleton.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { ConversationRow } from './conversation-row.tsx'
import { NotifyCard } from './push/notify-card.tsx'
import { useOnUnreadChange } from './use-on-unread-change.ts'

import css from './messaging-screen.css?inline'

declareStyles(css)

const pausesMs = [30_000, 30_000, 60_000] as const

/** The conversations that are still open or hold something unread [MSG-01]. */
export function MessagingScreen() {
  const { t } = useLingui()
  const { conversations, error, refetch } = useConversations()
  useFailureAlert(error)
  return (
    <>
      <TitleBar title={t({ id: 'messages.list', message: 'Messages' })} />
      <section className="screen-frame messaging-screen">
        <NotifyCard />
        {!conversations && error && <LoadFailure error={error} onRetry={refetch} />}
        {!conversations && !error && (
          <SkeletonList
            label={t({ id: 'messages.list.loading', message: 'Loading your conversations' })}
            count={3}
            shape="box"
          />
        )}
        {conversations?.length === 0 && (
          <EmptyState icon={<MessageIcon size={32} />}>
            <p>
              <Trans id="messages.list.none">There is no open conversation.</Trans>
            </p>
            <p>
              <Trans id="messages.list.how">You can write to the restaurant from any of your orders.</Trans>
            </p>
          </EmptyState>
        )}
        {conversations && conversations.length > 0 && (
          <RecordList>
            {conversations.map((conversation) => (
              <ConversationRow key={conversation.id} conversation={conversation} />
            ))}
          </RecordList>
        )}
      </section>
    </>
  )
}

/** Refetches on mount, at intervals, and when the number of unread messages changes. */
function useConversations() {
  const customer = useCustomer()
  const { data, error, refetch, dataUpdatedAt, errorUpdatedAt } = useQuery(conversationsQuery(useApi(), customer))
  const conversations = data?.conversations
  usePolling({
    answeredAt: Math.max(dataUpdatedAt, errorUpdatedAt),
    isOver: false,
    pausesMs,
    state: conversations?.map(({ id }) => id).join(),
    ask: refetch,
  })
  useOnUnreadChange(refetch)
  return { conversations, error: conversations ? null : error, refetch }
}
