import type { ApiClient } from '#src/api/create-api-client.ts'
import { restaurantQuery } from '#src/api/restaurant-calls.ts'
import type { Restaurant } from '#src/contract/restaurant.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { isLanguage } from '#src/options/languages.ts'
import type { QueryClient } from '#src/query/create-query-client.ts'
import type { Stores } from '#src/state/create-stores.ts'
import type { Surface } from '#src/surface/create-surface.ts'

type LanguageSwitchDeps = {
  readonly api: ApiClient
  readonly queryClient: QueryClient
  readonly stores: Pick<Stores, 'language'>
  readonly surface: Surface
  readonly texts: Texts
}

/**
 * Switches the language of one widget: its texts, its calls and the `lang` of its surface. Unknown codes are ignored.
 */
export function createLanguageSwitch({ api, queryClient, stores, surface, texts }: LanguageSwitchDeps) {
  /**
   * Switches at once, then fetches the restaurant in the new language for the provider's own texts; what was typed
   * stays [I18N-06, I18N-07]. Only a choice of the diner is stored [I18N-05].
   */
  async function switchTo(code: string, isChosen: boolean) {
    if (!isLanguage(code) || !(await texts.show(code))) return
    stores.language[isChosen ? 'choose' : 'show'](code)
    surface.update({ language: code })
    const restaurant = await queryClient.fetchQuery(restaurantQuery(api)).catch(() => null)
    if (restaurant?.textOverrides && texts.wanted === code) await texts.show(code, restaurant.textOverrides)
  }

  return {
    /** Loads the texts of a language; calls and surface keep theirs until `showLanguage`. */
    loadTexts: async (code: string, overrides: Restaurant['textOverrides'] = null) => {
      if (isLanguage(code)) await texts.show(code, overrides)
    },
    showLanguage: (code: string) => switchTo(code, false),
    /** Switches to the language that the diner or their account has chosen, and stores the choice. */
    changeLanguage: (code: string) => switchTo(code, true),
  }
}
