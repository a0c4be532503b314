import { codeCountQuery } from '#src/api/discount-calls.ts'
import { getChat } from '#src/contract/chat.ts'
import type { countDiscountCodes } from '#src/contract/discount-code.ts'
import type { ReplyOf } from '#src/contract/endpoint.ts'
import { getOrder, getOrderHistory } from '#src/contract/placed-order.ts'
import { readPushMessage } from '#src/contract/push.ts'
import type { PushMessage } from '#src/contract/push.ts'
import { desktopNotification, subjectOfPush } from '#src/domain/messaging/notification.ts'
import { codeCountAfter, unreadAfter } from '#src/domain/messaging/push-effect.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { conversationPath, orderDetailPath } from '#src/instance/routes/secondary-paths.ts'
import { logWarning } from '#src/integrations/log.ts'
import type { Push } from '#src/integrations/web-push.ts'
import { unreadMessages } from '#src/parts/messages/unread-messages.ts'

/** Applies a push message and shows its notification while the page is visible; otherwise the worker shows it. */
export function applyPush(instance: Instance, data: Readonly<Record<string, unknown>>, notify: Push['notify']): void {
  if (!instance.stores.session.state.customer) return
  const push = readPushMessage(data)
  if (push.kind === 'other') return logWarning('type not recognized')
  unreadMessages(instance).change((unread) => unreadAfter(unread, push))
  if (push.kind === 'code') countCode(instance, push)
  else lookAgain(instance, push)
  const notification = desktopNotification(push)
  if (!notification || instance.view.document.visibilityState !== 'visible' || isInSight(instance, push)) return
  // The browser may refuse the notification; the badge shows the same.
  notify(notification.title, { body: notification.body, data, tag: tagOf(push) }).catch(() => {})
}

function countCode({ api, queryClient, stores }: Instance, push: PushMessage): void {
  const { venueId } = stores.place.state
  if (venueId === null) return
  const { queryKey } = codeCountQuery(api, venueId, stores.session.state.customer)
  queryClient.setQueryData<ReplyOf<typeof countDiscountCodes>>(
    queryKey,
    (known) => known && { ...known, count: codeCountAfter(known.count, push, venueId) },
  )
}

/** Refetches what the message is about: the conversation, or the order and its list. */
function lookAgain({ queryClient }: Instance, { kind }: PushMessage): void {
  const changed = kind === 'order' ? [getOrder.path, getOrderHistory.path] : [getChat.path]
  for (const query of queryClient.getQueryCache().getAll())
    if (changed.includes(String(query.queryKey[1])) && query.getObserversCount() > 0) query.fetch().catch(() => {})
}

/** Route of the conversation or order that a push message is about; null = none. */
export function pathOfPush(push: PushMessage): string | null {
  if (push.kind === 'order') return orderDetailPath(push.orderId)
  const subject = subjectOfPush(push)
  return subject && conversationPath(subject)
}

/** The screen of the message is visible, so no notification is needed. */
function isInSight({ location, options, surface }: Instance, push: PushMessage): boolean {
  const isOpen = options.mode === 'inline' || surface.isOpen
  return isOpen && location.entry.path === pathOfPush(push)
}

/** Tag of the notification, equal for two widgets of a page, so that they show a message once. */
function tagOf(push: PushMessage): string {
  if (push.kind === 'order') return `comanda-order-${push.orderId}`
  return push.kind === 'message' ? `comanda-chat-${push.message.chatId}` : 'comanda-code'
}
