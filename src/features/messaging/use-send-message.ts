import { useRef } from 'react'

import { ApiError } from '#src/api/api-error.ts'
import { isRefusedWith } from '#src/api/is-refused-with.ts'
import type { chatQuery } from '#src/api/messaging-calls.ts'
import { sendChatMessage } from '#src/api/messaging-calls.ts'
import type { ChatMessage, Subject } from '#src/contract/chat.ts'
import { hasArrived } from '#src/domain/messaging/thread.ts'
import { typedText } from '#src/domain/typed-text.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { refetch } from '#src/query/refetch.ts'
import { useMutation } from '#src/query/use-mutation.ts'

/**
 * Sends a message once: a second press while sending does nothing, and a message whose reply was lost is looked up
 * before it counts as failed. Resolves to whether it was sent.
 */
export function useSendMessage(about: Subject, query: ReturnType<typeof chatQuery>) {
  const { api, queryClient, i18n } = useInstance()
  const isUnderWay = useRef(false)
  const messagesNow = () => queryClient.getQueryData<Awaited<ReturnType<typeof query.queryFn>>>(query.queryKey)

  /** Adds the message to the cached conversation until the next refetch. */
  function join(message: ChatMessage) {
    const known = messagesNow()
    if (!known || known.chat.messages.some(({ id }) => id === message.id)) return
    const chat = { ...known.chat, messages: [...known.chat.messages, message] }
    queryClient.setQueryData(query.queryKey, { ...known, chat })
  }

  const { run, isPending, error } = useMutation(async (text: string) => {
    const before = messagesNow()?.chat.messages ?? []
    try {
      const { message } = await sendChatMessage(api, about, text)
      join(message)
    } catch (cause) {
      const isAnswered = cause instanceof ApiError && cause.failure.kind === 'refused'
      const now = await refetch(queryClient, query).catch(() => null)
      if (isAnswered || !now || !hasArrived(text, before, now.chat.messages)) throw cause
    }
  })

  return {
    isPending,
    /** Why it could not be sent; the end of the conversation is shown elsewhere. */
    failures: error && !isRefusedWith(error, 'MESSAGING_TIME_ENDED') ? failureMessages(i18n, error) : [],
    async send(text: string): Promise<boolean> {
      if (isUnderWay.current || typedText(text) === '') return false
      isUnderWay.current = true
      const isThere = await run(typedText(text)).then(
        () => true,
        () => false,
      )
      isUnderWay.current = false
      return isThere
    },
  }
}
