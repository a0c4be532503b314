import type { MenuThing, MenuThings } from '#desk/contract/set-up/part-calls.ts'
import { usePart } from '#desk/parts/file-part/part-context.tsx'

/** What a part of the menu can refer to. */
export function useMenuThings(): MenuThings {
  const { menu } = usePart()
  if (!menu) throw new Error('Comanda: this part of the file is none of the menu.')
  return menu
}

/** The same as options of a field. */
export const optionsOf = (things: readonly MenuThing[]) => things.map(({ key, name }) => ({ value: key, label: name }))
