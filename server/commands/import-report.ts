import type { Imported, ImportWish } from '#server/restaurant-file/import-restaurant.ts'

/** What an import has changed, for the operator: one line each. */
export function reportLines(
  name: string,
  { id, isNew, differences: { changes, missing } }: Imported,
  { isDryRun = false, removes = false }: ImportWish,
): string {
  const dry = isDryRun ? ' (a dry run: nothing is kept)' : ''
  if (isNew) return `${name} is new${isDryRun ? '' : `: restaurant ${id}`}${dry}.`
  const count = changes.length === 1 ? '1 change' : `${changes.length} changes`
  return [
    `${name} (restaurant ${id}): ${count}${dry}.`,
    ...changes.map((line) => `  ${line}`),
    ...missing.map(
      (line) => `  ${line}: not in the file, ${removes && !line.startsWith('venues') ? 'removed' : 'stays'}`,
    ),
  ].join('\n')
}
