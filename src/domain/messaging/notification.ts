import { charactersOf } from '#src/browser/lists.ts'
import type { Subject } from '#src/contract/chat.ts'
import type { PushMessage } from '#src/contract/push.ts'

/** Letters of a desktop notification's body [PUSH-09]. */
const maxLetters = 50

export type DesktopNotification = { readonly title: string; readonly body: string }

/** What a desktop notification says about a push message; null when it says nothing. */
export function desktopNotification(push: PushMessage): DesktopNotification | null {
  if (push.kind === 'read' || push.kind === 'other') return null
  // Whole letters: half an emoji is none.
  return { title: push.title, body: charactersOf(push.body).slice(0, maxLetters).join('') }
}

/** Which conversation a push message is about; null when it does not say [PUSH-10]. */
export function subjectOfPush(push: PushMessage): Subject | null {
  const chat = push.kind === 'message' ? push.message.chat : null
  return chat && chat.kind !== 'other' ? { kind: chat.kind, subjectId: chat.subjectId } : null
}
