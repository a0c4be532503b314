import type { I18n } from '@lingui/core'

import type { Alarm } from '#desk/alarm/create-alarm.ts'
import type { Sound } from '#desk/alarm/create-sound.ts'
import type { Volumes } from '#desk/alarm/volumes.ts'
import type { DeskClient } from '#desk/client/desk-client.ts'
import type { DevicePush } from '#desk/client/device-push.ts'
import type { News } from '#desk/client/follow-news.ts'
import type { Passkeys } from '#desk/client/passkeys.ts'
import type { ReadTable } from '#desk/client/read-table.ts'
import type { Clock } from '#src/integrations/clock.ts'
import type { Language } from '#src/options/languages.ts'
import type { QueryClient } from '#src/query/create-query-client.ts'

import type { Drafts } from './drafts.ts'
import type { ListTimes } from './list-times.ts'
import type { TelephoneOrder } from './telephone-order.ts'
import type { WaitingChanges } from './waiting-changes.ts'

/** What every room of the desk works with; `create-desk.ts` puts it together. */
export type Desk = {
  readonly client: DeskClient
  readonly queryClient: QueryClient
  readonly i18n: I18n
  readonly clock: Clock
  readonly news: News
  readonly sound: Sound
  readonly alarm: Alarm
  readonly volumes: Volumes
  /** Begins a service, in a tap: the page may be heard, and the screen stays on. */
  startService(): void
  /** Changes that wait for the network. */
  readonly waiting: WaitingChanges
  /** What is being ordered by somebody on the telephone. */
  readonly telephone: TelephoneOrder
  /** Parts of the restaurant's file that somebody is typing. */
  readonly drafts: Drafts
  /** As of when what is on the screen is true. */
  readonly listTimes: ListTimes
  /** The device forgets what a member has read and not sent yet. */
  forget(): void
  /** Push messages to this device. */
  readonly devicePush: DevicePush
  /** What signs in instead of a password, where the browser has it. */
  readonly passkeys: Passkeys
  /** Reads the table in a file. */
  readonly readTable: ReadTable
  /** Writes how much waits on the icon of the installed desk, where the browser can. */
  showBadge(count: number): void
  /** Values of this browser, such as the restaurant that was typed last. */
  readonly kept: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** The printer of the browser. */
  readonly print: () => void
  showLanguage(language: Language): Promise<void>
  /** Loads the texts of code that comes later (`use-late-code.ts`). */
  needLateTexts(): Promise<void>
  /** Reads everything that is on the screen anew; resolves when it is there. */
  refresh(): Promise<void>
  /** Says something for a moment, and to screen readers. */
  say(text: string): void
  readonly said: Said
}

/** What the desk has just said, one after the other. */
export type Said = {
  readonly all: readonly { readonly id: string; readonly text: string }[]
  subscribe(onChange: () => void): () => void
  dismiss(id: string): void
}
