import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import type { Budget } from './budgets.ts'
import { byteBudgets } from './budgets.ts'
import type { FileSize, ViteManifest } from './build-files.ts'
import { buildFiles, readViteManifest, sizeOf, totalSize } from './build-files.ts'

export type SizeRow = { readonly name: string; readonly size: FileSize; readonly budget?: Budget }

/** First load of the staff desk: what its page imports, with the heaviest of its catalogs; null when there is no build. */
export function deskRow(dist: string): SizeRow | null {
  if (!existsSync(join(dist, '.vite/manifest.json'))) return null
  const manifest = readViteManifest(dist)
  const catalogs = Object.keys(manifest).filter((source) => /^i18n\/locales\/\w+\/messages\.po$/.test(source))
  const sizeWith = (...sources: readonly string[]) => totalSize(dist, filesOf(manifest, ['index.html', ...sources]))
  const [heaviest] = catalogs.map((catalog) => sizeWith(catalog)).toSorted((a, b) => b.brotli - a.brotli)
  return { name: 'the staff desk', size: heaviest ?? sizeWith(), budget: byteBudgets.desk }
}

/** The files of some sources, with those that they import. */
function filesOf(manifest: ViteManifest, sources: readonly string[]): string[] {
  const seen = new Set(sources)
  for (const source of seen) for (const imported of manifest[source]?.imports ?? []) seen.add(imported)
  return [...new Set([...seen].flatMap((source) => manifest[source]?.file ?? []))]
}

/** Sizes of a build, by the steps of a diner whose page has the tag of the README; null when there is no build. */
export function sizeRows(dist: string): SizeRow[] | null {
  if (!existsSync(join(dist, '.vite/manifest.json'))) return null
  const files = buildFiles(readViteManifest(dist))
  const [heaviest] = Object.entries(files.languages)
    .map(([language, file]) => ({ language, file, weight: totalSize(dist, [file]).brotli }))
    .toSorted((a, b) => b.weight - a.weight)
  const opening = heaviest ? [...files.first, heaviest.file] : files.first
  const added = (...steps: readonly string[]) =>
    totalSize(
      dist,
      steps.flatMap((step) => files.added[step] ?? []),
    )
  const steps: SizeRow[] = [
    {
      name: 'the tag: loader comanda.js',
      size: sizeOf(readFileSync(join(dist, 'comanda.js'))),
      budget: byteBudgets.loader,
    },
    {
      name: `tap: until the menu is usable, with texts (${heaviest?.language ?? 'none'})`,
      size: totalSize(dist, opening),
      budget: byteBudgets.first,
    },
    {
      name: 'right after it: dialogs, toasts and background work',
      size: added('layers', 'background'),
    },
    { name: 'beside the menu: search field and filters', size: added('finder') },
    { name: 'first touch: what search and filters need', size: added('search') },
    {
      name: 'product sheet and cart on top',
      size: added('product', 'cart'),
      budget: byteBudgets.order,
    },
    { name: 'order options on top', size: added('slots') },
    { name: 'checkout on top', size: added('checkout'), budget: byteBudgets.checkout },
  ]
  const rest = files.rest.map((file) => ({ name: basename(file), size: totalSize(dist, [file]) }))
  return [...steps, ...rest]
}
