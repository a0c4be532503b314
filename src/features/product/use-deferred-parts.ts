import { useLazyModule } from '#src/query/use-lazy-module.ts'

import type { parts } from './deferred/deferred-parts.ts'

const load = async () => (await import('./deferred/deferred-parts.ts')).parts

/** The code of what comes after the sheet is drawn or on a tap. */
export const useLaterCode = () => useLazyModule('product-later', load, true)

/** Parts that the sheet can do without; null until their code is there. */
export function useLater(): typeof parts | null {
  return useLaterCode().data ?? null
}
