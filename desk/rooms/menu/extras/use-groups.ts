import { usePart } from '#desk/parts/file-part/part-context.tsx'
import type { Path } from '#desk/parts/file-part/path.ts'
import { useTextAt } from '#desk/rooms/menu/dish/use-text-at.ts'

/** The groups of a set of extras, as options of a field: by their keys, those that are new by their names. */
export function useGroups(at: Path): readonly { readonly value: string; readonly label: string }[] {
  const part = usePart()
  const textAt = useTextAt()
  const groups = part.at([...at, 'groups'])
  return (Array.isArray(groups) ? (groups as readonly { readonly key?: string }[]) : [])
    .map(({ key }, index) => {
      const name = textAt([...at, 'groups', index, 'name'])
      return { value: key ?? name, label: name }
    })
    .filter(({ label }) => label !== '')
}
