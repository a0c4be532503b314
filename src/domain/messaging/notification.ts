import { charactersOf } from '#src/browser/lists.ts'
import type { Subject } from '#src/contract/chat.ts'
import type { PushMessage } from '#src/contract/push.ts'

/** Maximum length of a desktop notification's body [PUSH-09]. */
const maxLetters = 50

export type DesktopNotification = { readonly title: string; readonly body: string }

/** Title and body of the desktop notification for a push message; null when none shows. */
export function desktopNotification(push: PushMessage): DesktopNotification | null {
  if (push.kind === 'read' || push.kind === 'other') return null
  // Cuts between characters, so that no emoji is split.
  return { title: push.title, body: charactersOf(push.body).slice(0, maxLetters).join('') }
}

/** The order or reservation whose conversation a push message belongs to; null for others [PUSH-10]. */
export function subjectOfPush(push: PushMessage): Subject | null {
  const chat = push.kind === 'message' ? push.message.chat : null
  return chat && chat.kind !== 'other' ? { kind: chat.kind, subjectId: chat.subjectId } : null
}
