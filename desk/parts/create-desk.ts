import { setupI18n } from '@lingui/core'

import { createAlarm } from '#desk/alarm/create-alarm.ts'
import type { Sound } from '#desk/alarm/create-sound.ts'
import { createVolumes } from '#desk/alarm/volumes.ts'
import { createDeskClient } from '#desk/client/desk-client.ts'
import type { DevicePush } from '#desk/client/device-push.ts'
import type { NewsSource } from '#desk/client/follow-news.ts'
import { followNews } from '#desk/client/follow-news.ts'
import type { KeptLists } from '#desk/client/kept-lists.ts'
import type { Passkeys } from '#desk/client/passkeys.ts'
import type { ReadTable } from '#desk/client/read-table.ts'
import { createDeskTexts, firstLanguage } from '#desk/i18n/desk-texts.ts'
import type { Clock } from '#src/integrations/clock.ts'
import type { Language } from '#src/options/languages.ts'
import { createQueryClient } from '#src/query/create-query-client.ts'

import type { Desk } from './desk.ts'
import { createDrafts } from './drafts.ts'
import { keepLists, restoreLists } from './keep-live-lists.ts'
import { followListTimes } from './list-times.ts'
import { liveKey } from './live-lists.ts'
import { createSaid } from './said.ts'
import { createTelephoneOrder } from './telephone-order.ts'
import { createWaitingChanges } from './waiting-changes.ts'

export type DeskDeps = {
  /** Where the paths of its calls begin; those of the staff when left out. */
  readonly api?: '/staff/api' | '/operator/api'
  readonly fetch: typeof fetch
  readonly openNews: () => NewsSource
  readonly clock: Clock
  readonly sound: Sound
  /** Keeps the screen on from now on. */
  readonly keepAwake: () => void
  readonly showBadge: Desk['showBadge']
  readonly kept: Desk['kept']
  readonly lists: KeptLists
  readonly devicePush: DevicePush
  readonly passkeys: Passkeys
  readonly readTable: ReadTable
  readonly print: () => void
  /** Those of the browser, the preferred one first. */
  readonly browserLanguages: readonly string[]
}

/** Where this browser keeps the language that was chosen. */
const keptLanguage = 'comanda-desk-language'

/** Puts the desk of one page together and loads the texts of its language. */
export async function createDesk(deps: DeskDeps): Promise<Desk> {
  const { fetch, openNews, clock, sound, kept, lists, print } = deps
  const i18n = setupI18n()
  const texts = createDeskTexts(i18n)
  const queryClient = createQueryClient()
  const { say, said } = createSaid()
  const client = createDeskClient({ api: deps.api ?? '/staff/api', fetch, language: () => i18n.locale })
  const refreshLive = () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === liveKey })
  const volumes = createVolumes(kept)
  const alarm = createAlarm({ clock, sound, loudness: (kind) => volumes.all[kind] })
  const news = followNews({ clock, open: openNews, onChange: () => void refreshLive() })
  const waiting = createWaitingChanges({ client, kept })
  const telephone = createTelephoneOrder()
  const drafts = createDrafts(kept)
  await texts.show(firstLanguage(kept.getItem(keptLanguage), deps.browserLanguages))
  const listTimes = followListTimes({ client: queryClient, news, now: clock.now })
  await restoreLists(queryClient, { lists, language: i18n.locale, nowMs: clock.now() })
  keepLists(queryClient, { lists, now: clock.now })

  return {
    client,
    queryClient,
    i18n,
    clock,
    news,
    sound,
    alarm,
    volumes,
    waiting,
    telephone,
    drafts,
    devicePush: deps.devicePush,
    passkeys: deps.passkeys,
    readTable: deps.readTable,
    listTimes,
    forget() {
      waiting.clear()
      telephone.beginAnew()
      drafts.clear()
      void lists.clear()
    },
    showBadge: deps.showBadge,
    startService() {
      sound.start()
      deps.keepAwake()
    },
    kept,
    print,
    say,
    said,
    async showLanguage(language: Language) {
      kept.setItem(keptLanguage, language)
      await texts.show(language)
    },
    needLateTexts: texts.needRest,
    refresh: () => queryClient.invalidateQueries(),
  }
}
