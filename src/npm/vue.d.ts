import type { HTMLAttributes, ReservedProps } from 'vue'

import type { ComandaOrderElement } from '#src/options/public-element.ts'

import type { ComandaVueListeners } from './listeners.ts'
import type { ComandaAttributes } from './options.ts'

export type * from './types.ts'

type ComandaOrder = new () => ComandaOrderElement & {
  readonly $props: ComandaAttributes &
    ComandaVueListeners &
    Omit<HTMLAttributes, keyof ComandaAttributes> &
    ReservedProps
}

declare module 'vue' {
  interface GlobalComponents {
    'comanda-order': ComandaOrder
  }
}
