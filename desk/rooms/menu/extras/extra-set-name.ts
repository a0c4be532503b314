import { useLingui } from '@lingui/react/macro'

import { useOptionsAt } from '#desk/rooms/menu/dish/use-options-at.ts'

/** How a set of extras is called: by its groups, which diners see. */
export function useExtraSetName(): (index: number) => string {
  const { t } = useLingui()
  const optionsAt = useOptionsAt()
  return (index) => {
    const groups = optionsAt(['extras', index, 'groups'])
    return groups.map(({ label }) => label).join(', ') || t({ id: 'extras.newSet', message: 'New set' })
  }
}
