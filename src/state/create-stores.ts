import { createCartStore } from './cart-store.ts'
import { createDialogStore } from './dialog-store.ts'
import { createJournalStore } from './journal-store.ts'
import { createLanguageStore } from './language-store.ts'
import { createOrderDraftStore } from './order-draft-store.ts'
import type { StoreStorage } from './persist.ts'
import { createPlaceStore } from './place-store.ts'
import { createSessionStore } from './session-store.ts'

export type StoresDeps = {
  readonly storage: StoreStorage
  readonly now: () => number
  /** Language codes in order of preference: the tag's, then the browser's. */
  readonly wishedLanguages: readonly string[]
}

/** All stores of one widget. `stop` ends their persistence; what is stored stays. */
export function createStores({ storage, now, wishedLanguages }: StoresDeps) {
  const session = createSessionStore({ storage })
  const place = createPlaceStore({ storage })
  const language = createLanguageStore({ storage, wished: wishedLanguages })
  const cart = createCartStore({ storage, now })
  const draft = createOrderDraftStore({ storage })
  const journal = createJournalStore({ storage })
  const dialogs = createDialogStore()
  const persisted = [session, place, language, cart, draft, journal]
  return {
    session,
    place,
    language,
    cart,
    draft,
    journal,
    dialogs,
    stop: () => persisted.forEach((store) => store.stop()),
  }
}
