import { subscribe } from 'valtio/vanilla'

import type { Instance } from '#src/instance/create-instance.ts'

/**
 * Dispatches `language-change`, and `sign-in` or `sign-out` when the diner does so, in this widget or in another tab.
 * Returns the undo.
 */
export function tellPage({ emit, stores }: Instance): () => void {
  const { session, language } = stores
  const isSignedIn = () => session.state.customer !== null
  const undo = [
    onChange(session.state, isSignedIn, (isIn) => emit(isIn ? 'sign-in' : 'sign-out', {})),
    onChange(
      language.state,
      () => language.state.current,
      (current) => emit('language-change', { language: current }),
    ),
  ]
  return () => undo.forEach((stop) => stop())
}

/** Calls the listener when a value read from a store is another one than before. Returns the undo. */
function onChange<T>(state: object, read: () => T, listener: (value: T) => void): () => void {
  let before = read()
  return subscribe(state, () => {
    if (read() === before) return
    before = read()
    listener(before)
  })
}
