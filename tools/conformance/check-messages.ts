import { getChat, markMessages, sendMessage } from '#src/contract/chat.ts'
import { getConversations } from '#src/contract/conversation.ts'
import type { Id } from '#src/contract/values.ts'

import type { Place } from './check-content.ts'
import type { Visit } from './service-client.ts'

/** Writes about the order that was placed. */
export async function checkMessages(visit: Visit, { venue }: Place, orderId: Id<'Order'> | null): Promise<void> {
  if (venue && !venue.hasMessaging)
    return visit.journal.skip('the venue has no messaging', getChat, sendMessage, markMessages, getConversations)
  if (orderId === null) visit.journal.skip('there is no order to write about', getChat, sendMessage, markMessages)
  else await write(visit, { kind: 'order', subjectId: orderId as number as Id<'Subject'> })
  await visit.call(getConversations, { onlyActive: true, countsMessages: false })
}

async function write(visit: Visit, about: { readonly kind: 'order'; readonly subjectId: Id<'Subject'> }) {
  await visit.call(getChat, about)
  const sent = await visit.call(sendMessage, { ...about, text: 'Contract conformance: please ignore.' })
  const chat = await visit.call(getChat, about)
  const messages = chat?.chat.messages ?? (sent ? [sent.message] : [])
  await visit.call(markMessages, { ...about, ids: messages.map(({ id }) => id) })
  visit.left.push(`a message about order ${about.subjectId}`)
}
