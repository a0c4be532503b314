import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { byteBudgets, standing } from './budgets.ts'
import type { Budget } from './budgets.ts'
import type { FileSize } from './build-files.ts'
import { buildFiles, readViteManifest, sizeOf, totalSize } from './build-files.ts'

const dist = 'dist'
if (!existsSync(join(dist, '.vite/manifest.json'))) {
  console.error('There is no build to weigh. Run `npm run build` first.')
  process.exit(1)
}

const files = buildFiles(readViteManifest(dist))
const languages = Object.entries(files.languages)
const heaviest = languages
  .map(([language, file]) => ({ language, file, size: totalSize(dist, [file]).brotli }))
  .toSorted((a, b) => b.size - a.size)[0]
const opening = heaviest ? [...files.first, heaviest.file] : files.first

type Row = { readonly name: string; readonly size: FileSize; readonly budget?: Budget }
const rows: Row[] = [
  { name: 'loader comanda.js', size: sizeOf(readFileSync(join(dist, 'comanda.js'))), budget: byteBudgets.loader },
  {
    name: `until the menu is usable, in ${heaviest?.language ?? 'no language'}`,
    size: totalSize(dist, opening),
    budget: byteBudgets.first,
  },
  { name: 'product sheet and cart on top', size: totalSize(dist, files.added.order ?? []), budget: byteBudgets.order },
  { name: 'checkout on top', size: totalSize(dist, files.added.checkout ?? []), budget: byteBudgets.checkout },
  ...files.rest.map((file) => ({ name: file.replace(/-[\w-]{8}\.js$/, ''), size: totalSize(dist, [file]) })),
]

const kB = (bytes: number) => (bytes / 1000).toFixed(2).padStart(8)
console.log(`${'brotli kB'.padEnd(44)}    goal    hard  actual     raw`)
for (const { name, size, budget } of rows) {
  const limits = budget ? `${kB(budget.goal)}${kB(budget.hard)}` : ''.padStart(16)
  console.log(
    `${name.padEnd(44)}${limits}${kB(size.brotli)}${kB(size.raw)}  ${budget ? standing(size.brotli, budget) : ''}`,
  )
}
const isTooHeavy = rows.some(({ size, budget }) => budget && size.brotli > budget.hard)
process.exitCode = isTooHeavy ? 1 : 0
