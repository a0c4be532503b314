import { useLazyModule } from '#src/query/use-lazy-module.ts'

import type { parts } from './deferred/deferred-parts.ts'

const load = async () => (await import('./deferred/deferred-parts.ts')).parts

/** Query of the code that is loaded after the product sheet is drawn, or on a tap. */
export const useDeferredCode = () => useLazyModule('product-deferred', load, true)

/** Parts that are not needed to draw the product sheet; null until their code is loaded. */
export function useDeferredParts(): typeof parts | null {
  return useDeferredCode().data ?? null
}
