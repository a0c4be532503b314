import { usePart } from '#desk/parts/file-part/part-context.tsx'
import type { Path } from '#desk/parts/file-part/path.ts'

import { useTextAt } from './use-text-at.ts'

type Option = { readonly value: string; readonly label: string }

/** The things of a list of this part, as options of a field: by their keys, those that are new by their names. */
export function useOptionsAt(): (path: Path) => readonly Option[] {
  const part = usePart()
  const textAt = useTextAt()
  return (path) => {
    const things = part.at(path)
    return (Array.isArray(things) ? (things as readonly { readonly key?: string }[]) : [])
      .map(({ key }, index) => {
        const name = textAt([...path, index, 'name'])
        return { value: key ?? name, label: name }
      })
      .filter(({ label }) => label !== '')
  }
}
