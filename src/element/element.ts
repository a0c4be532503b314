import './require-builtins.ts'
import { App } from '#src/app/app.tsx'
import { isTooOld } from '#src/browser/is-too-old.ts'
import { whenVisited } from '#src/browser/when-visited.ts'
import { createInstance } from '#src/instance/create-instance.ts'
import { systemClock } from '#src/integrations/clock.ts'
import { createStorage } from '#src/integrations/storage.ts'

import { defineElement } from './define-element.ts'

// Without a browser (server-side rendering) importing this module does nothing.
if (typeof customElements !== 'undefined') {
  if (isTooOld()) throw new Error('Comanda cannot run on this browser.')
  const defaultHost = new URL(import.meta.url).origin
  whenVisited(() =>
    defineElement({
      createInstance,
      App,
      // Its code is loaded for the first call.
      answer: async (instance, call) => (await import('#src/app/calls/answer-call.ts')).answerCall(instance, call),
      createStorage,
      clock: systemClock,
      defaultHost,
    }),
  )
}
