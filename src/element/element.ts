import './require-builtins.ts'
import { App } from '#src/app/app.tsx'
import { createInstance } from '#src/instance/create-instance.ts'
import { systemClock } from '#src/integrations/clock.ts'
import { createStorage } from '#src/integrations/storage.ts'

import { defineElement } from './define-element.ts'

// Without a browser (server-side rendering) importing this module does nothing.
if (typeof customElements !== 'undefined') {
  const defaultHost = new URL(import.meta.url).origin
  defineElement({ createInstance, App, createStorage, clock: systemClock, defaultHost })
}
