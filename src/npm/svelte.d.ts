import type { HTMLAttributes } from 'svelte/elements'

import type { ComandaOrderElement } from '#src/options/public-element.ts'

import type { ComandaEventAttributes } from './listeners.ts'
import type { ComandaAttributes } from './options.ts'

export type * from './types.ts'

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'comanda-order': ComandaAttributes &
      ComandaEventAttributes &
      Omit<HTMLAttributes<ComandaOrderElement>, keyof ComandaAttributes>
  }
}
