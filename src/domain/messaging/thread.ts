import type { ChatMessage } from '#src/contract/chat.ts'
import type { Id, LocalDate } from '#src/contract/values.ts'
import { dateOf } from '#src/domain/time/wall-clock.ts'
import { typedText } from '#src/domain/typed-text.ts'

/** "A message that carries id_utente is from the restaurant; all others are the user's" [MSG-05]. */
export function isFromRestaurant({ staffId }: Pick<ChatMessage, 'staffId'>): boolean {
  return staffId !== null
}

/** Ids of the restaurant's messages that the customer has not read [MSG-10]. */
export function unreadIds(messages: readonly ChatMessage[]): Id<'Message'>[] {
  return messages.filter((message) => isFromRestaurant(message) && message.readAt === null).map(({ id }) => id)
}

export type ThreadDay = { readonly day: LocalDate; readonly messages: readonly ChatMessage[] }

/** The messages of a conversation grouped by day, the oldest first. */
export function threadDays(messages: readonly ChatMessage[]): ThreadDay[] {
  const days = new Map<LocalDate, ChatMessage[]>()
  for (const message of messages.toSorted((a, b) => a.id - b.id)) {
    const day = dateOf(message.createdAt)
    days.set(day, [...(days.get(day) ?? []), message])
  }
  return [...days].map(([day, written]) => ({ day, messages: written }))
}

/** The last message of the customer that the restaurant has read; null when there is none. */
export function lastSeenId(messages: readonly ChatMessage[]): Id<'Message'> | null {
  return messages.findLast((message) => !isFromRestaurant(message) && message.readAt !== null)?.id ?? null
}

/**
 * Whether a message whose reply was lost has arrived, so that it must not be sent again. `before` are the messages
 * known when it was sent.
 */
export function hasArrived(
  text: string,
  before: readonly Pick<ChatMessage, 'id'>[],
  messages: readonly ChatMessage[],
): boolean {
  const known = new Set(before.map(({ id }) => id))
  return messages.some(
    (message) => !known.has(message.id) && !isFromRestaurant(message) && message.text === typedText(text),
  )
}
