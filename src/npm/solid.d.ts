import type { JSX } from 'solid-js'

import type { ComandaOrderElement } from '#src/options/public-element.ts'

import type { ComandaAttributes } from './options.ts'

export type * from './types.ts'

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'comanda-order': ComandaAttributes & Omit<JSX.HTMLAttributes<ComandaOrderElement>, keyof ComandaAttributes>
    }
  }
}
