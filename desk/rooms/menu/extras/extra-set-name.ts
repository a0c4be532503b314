import { useLingui } from '@lingui/react/macro'

import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { wordAt } from '#desk/parts/file-part/path.ts'
import { useOptionsAt } from '#desk/rooms/menu/dish/use-options-at.ts'

/** How a set of extras is called: by its groups, which diners see, and where another one has the same by its own name too. */
export function useExtraSetName(): (index: number) => string {
  const { t } = useLingui()
  const part = usePart()
  const optionsAt = useOptionsAt()
  const groupsOf = (index: number) =>
    optionsAt(['extras', index, 'groups'])
      .map(({ label }) => label)
      .join(', ')
  return (index) => {
    const sets = part.at(['extras'])
    const groups = groupsOf(index)
    const own = wordAt(part.value, ['extras', index, 'name'])
    const others = Array.isArray(sets) ? sets.filter((_, place) => place !== index && groupsOf(place) === groups) : []
    if (groups === '') return own || t({ id: 'extras.newSet', message: 'New set' })
    return others.length > 0 && own !== '' ? `${groups} (${own})` : groups
  }
}
