import { differenceLine } from '#server/restaurant-file/differences.ts'
import type { Imported, ImportWish } from '#server/restaurant-file/import-restaurant.ts'

/** What an import has changed, for the operator: one line each. */
export function reportLines(
  name: string,
  { id, isNew, differences: { changes, missing }, waitingPhotos }: Imported,
  { isDryRun = false, removes = false }: ImportWish,
): string {
  const dry = isDryRun ? ' (a dry run: nothing is kept)' : ''
  const photos = photoLines(waitingPhotos)
  if (isNew) return [`${name} is new${isDryRun ? '' : `: restaurant ${id}`}${dry}.`, ...photos].join('\n')
  const count = changes.length === 1 ? '1 change' : `${changes.length} changes`
  return [
    `${name} (restaurant ${id}): ${count}${dry}.`,
    ...changes.map((each) => `  ${differenceLine(each)}`),
    ...missing.map((each) => {
      const end = removes && !each.path.startsWith('venues') ? 'removed' : 'stays'
      return `  ${differenceLine(each)}: not in the file, ${end}`
    }),
    ...photos,
  ].join('\n')
}

/** How many photos are still to be fetched, and what those that were tried already failed for. */
function photoLines(waiting: Imported['waitingPhotos']): string[] {
  if (waiting.length === 0) return []
  const count = waiting.length === 1 ? '1 photo' : `${waiting.length} photos`
  return [
    `  ${count} will be fetched by the service.`,
    ...waiting.flatMap(({ address, fault }) => (fault === null ? [] : [`  ${address} last time: ${fault}`])),
  ]
}
