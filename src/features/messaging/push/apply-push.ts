import { codeCountQuery } from '#src/api/discounts.ts'
import { getChat } from '#src/contract/chat.ts'
import { readPushMessage } from '#src/contract/push.ts'
import type { PushMessage } from '#src/contract/push.ts'
import { desktopNotification, subjectOfPush } from '#src/domain/messaging/notification.ts'
import { codeCountAfter, unreadAfter } from '#src/domain/messaging/push-effect.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { conversationPath } from '#src/instance/later-paths.ts'
import { unreadMessages } from '#src/instance/unread-messages.ts'
import { logWarning } from '#src/integrations/log.ts'
import type { Push } from '#src/integrations/push.ts'

/** What a push message changes, and the notification it shows while the page can be seen; elsewhere the worker shows it. */
export function applyPush(instance: Instance, data: Readonly<Record<string, unknown>>, notify: Push['notify']): void {
  if (!instance.stores.session.credentials()) return
  const push = readPushMessage(data)
  if (push.kind === 'other') return logWarning('type not recognized')
  unreadMessages(instance).change((unread) => unreadAfter(unread, push))
  if (push.kind === 'code') countCode(instance, push)
  else lookAgain(instance)
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

/** A conversation on the screen shows what has come, and what the restaurant has read. */
function lookAgain({ queryClient }: Instance): void {
  for (const query of queryClient.getQueryCache().getAll())
    if (query.queryKey[1] === getChat.path && query.getObserversCount() > 0) query.fetch().catch(() => {})
}

/** The diner is looking at it: no notification is needed. */
function isInSight({ location, options, surface }: Instance, push: PushMessage): boolean {
  const subject = subjectOfPush(push)
  const isOpen = options.mode === 'inline' || surface.isOpen
  return isOpen && subject !== null && location.entry.path === conversationPath(subject)
}

/** Two widgets of a page show the same message once. */
function tagOf(push: PushMessage): string {
  return push.kind === 'message' ? `comanda-chat-${push.message.chatId}` : 'comanda-code'
}
