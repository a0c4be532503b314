import { usePart } from '#desk/parts/file-part/part-context.tsx'
import type { Path } from '#desk/parts/file-part/path.ts'
import { valueAt, withValueAt } from '#desk/parts/file-part/path.ts'

/** A list whose things name others in a field. */
type Naming = { readonly at: Path; readonly field: string }

/**
 * Lets what names a thing follow its new name: one that is not saved yet has no key, and is named by its name
 * (`useOptionsAt`).
 */
export function useRename(): (thing: Path, namedIn: readonly Naming[]) => (before: string, after: string) => void {
  const part = usePart()
  return (thing, namedIn) => (before, after) => {
    if (part.at([...thing, 'key']) !== undefined) return
    for (const { at, field } of namedIn)
      part.change(at, (list) =>
        Array.isArray(list)
          ? list.map((each: unknown) => (valueAt(each, [field]) === before ? withValueAt(each, [field], after) : each))
          : list,
      )
  }
}
