import { startWhenNeeded } from '#src/app/start-when-needed.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { createFirstScreenStore } from '#src/state/first-screen-store.ts'
import { createJournalStore } from '#src/state/journal-store.ts'

/**
 * Keeps what the closed button says (decisions 87 and 112), from the first touch, the first dish or a placed order on: a
 * diner who only looks does not pay for the code. Returns the function that stops it.
 */
export function watchButton(instance: Instance): () => void {
  const { cart } = instance.stores
  const journal = instance.stores.of(createJournalStore).state
  const firstScreen = instance.stores.of(createFirstScreenStore).state
  return startWhenNeeded({
    states: [firstScreen, cart.state, journal],
    isNeeded: () => firstScreen.isTouched || cart.state.cart.lines.length > 0 || journal.entry?.step === 'placed',
    async load() {
      const [{ keepButton }] = await Promise.all([
        import('#src/app/return-visit/keep-button.ts'),
        instance.texts.need('all'),
      ])
      return () => keepButton(instance)
    },
    failure: 'the text of the button could not be kept',
  })
}
