import type { JSX } from 'preact'

import type { ComandaOrderElement } from '#src/options/public-element.ts'

import type { ComandaEventAttributes } from './listeners.ts'
import type { ComandaAttributes } from './options.ts'

export type * from './types.ts'

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'comanda-order': ComandaAttributes &
        ComandaEventAttributes &
        Omit<JSX.HTMLAttributes<ComandaOrderElement>, keyof ComandaAttributes>
    }
  }
}
