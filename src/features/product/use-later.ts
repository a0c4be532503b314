import { useCode } from '#src/query/use-code.ts'

import type { parts } from './later/parts.ts'

const load = async () => (await import('./later/parts.ts')).parts

/** What comes after the sheet is drawn or on a tap; null until it is there. Without it the sheet is poorer, not broken. */
export function useLater(): typeof parts | null {
  return useCode('product-later', load, true).data ?? null
}
