import { sizeRows } from '#tools/size-rows.ts'

import type { Judged } from './judged.ts'
import { printTable } from './table.ts'

/** Bytes of each step and of each lazy chunk. */
export function reportBytes(): Judged[] {
  const rows = sizeRows('dist')
  if (!rows) throw new Error('There is no build to measure. Run `npm run build` first.')
  printTable(
    'Bytes',
    ['', 'raw', 'gzip', 'brotli'],
    rows.map(({ name, size }) => [name, size.raw, size.gzip, size.brotli]),
  )
  return rows.flatMap(({ name, size, budget }) =>
    budget ? [{ name: `${name}, brotli`, unit: 'kB', now: size.brotli, budget }] : [],
  )
}
