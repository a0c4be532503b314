import { setupI18n } from '@lingui/core'

import { createDeskClient } from '#desk/client/desk-client.ts'
import type { NewsSource } from '#desk/client/follow-news.ts'
import { followNews } from '#desk/client/follow-news.ts'
import { firstLanguage, showLanguage } from '#desk/i18n/desk-texts.ts'
import type { Clock } from '#src/integrations/clock.ts'
import type { Language } from '#src/options/languages.ts'
import { createQueryClient } from '#src/query/create-query-client.ts'

import type { Desk } from './desk.ts'
import { liveKey } from './live-lists.ts'
import { createSaid } from './said.ts'

export type DeskDeps = {
  readonly fetch: typeof fetch
  readonly openNews: () => NewsSource
  readonly clock: Clock
  readonly kept: Desk['kept']
  readonly print: () => void
  /** Those of the browser, the preferred one first. */
  readonly browserLanguages: readonly string[]
}

/** Where this browser keeps the language that was chosen. */
const keptLanguage = 'comanda-desk-language'

/** Puts the desk of one page together and loads the texts of its language. */
export async function createDesk({ fetch, openNews, clock, kept, print, browserLanguages }: DeskDeps): Promise<Desk> {
  const i18n = setupI18n()
  const queryClient = createQueryClient()
  const { say, said } = createSaid()
  const client = createDeskClient({ fetch, language: () => i18n.locale })
  const refreshLive = () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === liveKey })
  const news = followNews({ clock, open: openNews, onChange: () => void refreshLive() })
  await showLanguage(i18n, firstLanguage(kept.getItem(keptLanguage), browserLanguages))

  return {
    client,
    queryClient,
    i18n,
    clock,
    news,
    kept,
    print,
    say,
    said,
    async showLanguage(language: Language) {
      kept.setItem(keptLanguage, language)
      await showLanguage(i18n, language)
    },
    refresh: () => queryClient.invalidateQueries(),
  }
}
