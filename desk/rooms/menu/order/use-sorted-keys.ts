import type { MenuThing } from '#desk/contract/set-up/part-calls.ts'
import { usePart } from '#desk/parts/file-part/part-context.tsx'
import type { Path } from '#desk/parts/file-part/path.ts'

/** The things whose keys stand at a path, in their order, and how to write another order. */
export function useSortedKeys(
  path: Path,
  things: readonly MenuThing[],
): readonly [readonly MenuThing[], (next: readonly MenuThing[]) => void] {
  const part = usePart()
  const value = part.at(path)
  const keys: readonly unknown[] = Array.isArray(value) ? value : []
  const byKey = new Map<unknown, MenuThing>(things.map((thing) => [thing.key, thing]))
  return [
    keys.flatMap((key) => byKey.get(key) ?? []),
    (next) =>
      part.type(
        path,
        next.map(({ key }) => key),
      ),
  ]
}
