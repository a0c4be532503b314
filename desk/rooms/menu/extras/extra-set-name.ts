import { useLingui } from '@lingui/react/macro'

import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { useTextAt } from '#desk/rooms/menu/dish/use-text-at.ts'

/** How a set of extras is called: by its groups, which diners see. */
export function useExtraSetName(): (index: number) => string {
  const { t } = useLingui()
  const part = usePart()
  const textAt = useTextAt()
  return (index) => {
    const groups = part.at(['extras', index, 'groups'])
    const names = (Array.isArray(groups) ? groups : [])
      .map((_, place) => textAt(['extras', index, 'groups', place, 'name']))
      .filter((name) => name !== '')
    return names.join(', ') || t({ id: 'extras.newSet', message: 'New set' })
  }
}
