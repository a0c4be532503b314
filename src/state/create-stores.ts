import { createCartStore } from './cart-store.ts'
import { createDialogStore } from './dialog-store.ts'
import { createLanguageStore } from './language-store.ts'
import type { LanguageStoreDeps } from './language-store.ts'
import { createOrderDraftStore } from './order-draft-store.ts'
import type { StoreStorage } from './persist.ts'
import { createPlaceStore } from './place-store.ts'
import { createSessionStore } from './session-store.ts'

export type StoresDeps = {
  readonly storage: StoreStorage
  readonly now: () => number
  /** Languages of the tag and of the browser. */
  readonly languageSources: LanguageStoreDeps['sources']
}

type Stoppable = { readonly stop: () => void }

export type Stores = ReturnType<typeof createStores>

/** All stores of one widget. `stop` ends their persistence; what is stored stays. */
export function createStores({ storage, now, languageSources }: StoresDeps) {
  const session = createSessionStore({ storage })
  const place = createPlaceStore({ storage })
  const language = createLanguageStore({ storage, sources: languageSources })
  const cart = createCartStore({ storage, now })
  const draft = createOrderDraftStore({ storage })
  const dialogs = createDialogStore()
  const persisted: Stoppable[] = [session, place, language, cart, draft]
  const onDemand = new Map<unknown, Stoppable>()
  return {
    session,
    place,
    language,
    cart,
    draft,
    dialogs,
    /**
     * A store that not every visit needs: created at the first call, so that its code is part of the caller's chunk.
     */
    of<S extends Stoppable>(create: (deps: Pick<StoresDeps, 'storage'>) => S): S {
      const known = onDemand.get(create)
      if (known) return known as S
      const made = create({ storage })
      onDemand.set(create, made)
      persisted.push(made)
      return made
    },
    stop: () => persisted.forEach((store) => store.stop()),
  }
}
