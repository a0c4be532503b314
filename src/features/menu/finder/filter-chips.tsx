import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'

import type { Product } from '#src/contract/product.ts'
import { traitsIn } from '#src/domain/menu/menu-filter.ts'
import type { MenuFilter } from '#src/domain/menu/menu-filter.ts'
import { allergenName } from '#src/i18n/allergen-name.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { FilterIcon } from '#src/ui/base/more-icons.tsx'
import { Pill, PillGroup } from '#src/ui/base/pill.tsx'

type FilterChipsProps = {
  readonly products: readonly Product[]
  readonly filter: MenuFilter
  readonly onChange: (filter: Partial<MenuFilter>) => void
  readonly onOpen: () => void
}

/** Chips of the active filters, removable by a tap, then of the traits to filter by. */
export function FilterChips({ products, filter, onChange, onOpen }: FilterChipsProps) {
  const { t } = useLingui()
  const { i18n } = useInstance()
  const traits = useMemo(() => traitsIn(products), [products])
  const { avoided, traitIds } = filter
  return (
    <PillGroup layout="scroll" label={t({ id: 'menu.filters', message: 'Filters' })}>
      <button className="filter-button" type="button" aria-haspopup="dialog" onClick={onOpen}>
        <FilterIcon size={16} />
        <Trans id="menu.filter.allergens">Allergens</Trans>
      </button>
      {avoided.map((code) => {
        const name = allergenName(i18n, code)
        return (
          <Pill
            key={code}
            type="checkbox"
            isChecked
            onChange={() => onChange({ avoided: avoided.filter((other) => other !== code) })}
          >
            {t({ id: 'menu.filter.without', message: `No ${name}` })}
          </Pill>
        )
      })}
      {traits.map(({ id, name }) => (
        <Pill
          key={id}
          type="checkbox"
          isChecked={traitIds.includes(id)}
          onChange={(isWanted) =>
            onChange({ traitIds: isWanted ? [...traitIds, id] : traitIds.filter((other) => other !== id) })
          }
        >
          {name}
        </Pill>
      ))}
    </PillGroup>
  )
}
