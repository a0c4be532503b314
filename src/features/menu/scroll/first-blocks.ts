import type { LocationEntry } from '#src/instance/create-location.ts'

/** Indices of the blocks that are drawn at first, by section: where the diner left this entry, else at its section. */
export function firstBlocks(entry: LocationEntry | undefined, index: number): Readonly<Record<number, number>> {
  const section = entry?.memory.get('section') ?? Math.max(0, index)
  return { [section]: Math.max(0, entry?.memory.get('block') ?? 0), [section + 1]: 0 }
}
