import type { FileText } from '#desk/contract/set-up/file-values.ts'
import { usePart } from '#desk/parts/file-part/part-context.tsx'
import type { Path } from '#desk/parts/file-part/path.ts'

/** The text at a path in the main language of the restaurant; empty where there is none. */
export function useTextAt(): (path: Path) => string {
  const part = usePart()
  return (path) => {
    const text = part.at(path) as FileText | undefined
    return (typeof text === 'string' ? text : text?.[part.languages[0] ?? '']) ?? ''
  }
}
