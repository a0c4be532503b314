import { codeCountQuery } from '#src/api/discount-calls.ts'
import { getChat } from '#src/contract/chat.ts'
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

/** What a push message changes, and the notification it shows while the page can be seen; elsewhere the worker shows it. */
export function applyPush(instance: Instance, data: Readonly<Record<string, unknown>>, notify: Push['notify']): void {
  if (!instance.stores.session.credentials()) return
  const push = readPushMessage(data)
  if (push.kind === 'other') return logWarning('type not recognized')
  unreadMessages(instance).change((unread) => unreadAfter(unread, push))
  if (push.kind === 'code') countCode(instance, push)
  else lookAgain(instance, push)
  const notification = desktopNotification(push)
  if (!notification || instance.view.document.visibilityState !== 'visible' || isInSight(instance, push)) return
  // Refused by the browser, it is not shown: the badge says the same.
  notify(notification.title, { body: notification.body, data, tag: tagOf(push) }).catch(() => {})
}

function countCode({ api, queryClient, stores }: Instance, push: PushMessage): void {
  const { venueId } = stores.place.state
  if (venueId === null) return
  const query = queryClient.build(codeCountQuery(api, venueId, stores.session.state.email))
  const known = query.state.data
  if (known) query.setData({ ...known, count: codeCountAfter(known.count, push, venueId) })
}

/** What is on the screen and has changed is asked for again: the conversation, or the order and the list it stands in. */
function lookAgain({ queryClient }: Instance, { kind }: PushMessage): void {
  const changed = kind === 'order' ? [getOrder.path, getOrderHistory.path] : [getChat.path]
  for (const query of queryClient.getQueryCache().getAll())
    if (changed.includes(String(query.queryKey[1])) && query.getObserversCount() > 0) query.fetch().catch(() => {})
}

/** The screen that a push message is about: a conversation or an order; null when it is about none. */
export function pathOfPush(push: PushMessage): string | null {
  if (push.kind === 'order') return orderDetailPath(push.orderId)
  const subject = subjectOfPush(push)
  return subject && conversationPath(subject)
}

/** The diner is looking at it: no notification is needed. */
function isInSight({ location, options, surface }: Instance, push: PushMessage): boolean {
  const isOpen = options.mode === 'inline' || surface.isOpen
  return isOpen && location.entry.path === pathOfPush(push)
}

/** Two widgets of a page show the same message once. */
function tagOf(push: PushMessage): string {
  if (push.kind === 'order') return `comanda-order-${push.orderId}`
  return push.kind === 'message' ? `comanda-chat-${push.message.chatId}` : 'comanda-code'
}
