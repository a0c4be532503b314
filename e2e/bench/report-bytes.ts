import { standing } from '#tools/budgets.ts'
import { sizeRows } from '#tools/size-rows.ts'

import { printTable } from './table.ts'

/** Bytes of loader, first open and each lazy chunk. */
export function reportBytes() {
  const rows = sizeRows('dist')
  if (!rows) throw new Error('There is no build to measure. Run `npm run build` first.')
  printTable(
    'Bytes',
    ['', 'raw', 'gzip', 'brotli', 'goal', 'hard line', ''],
    rows.map(({ name, size, budget }) => [
      name,
      size.raw,
      size.gzip,
      size.brotli,
      budget?.goal ?? '',
      budget?.hard ?? '',
      budget ? standing(size.brotli, budget) : '',
    ]),
  )
}
