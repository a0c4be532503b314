import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { PartForm } from '#desk/parts/file-part/part-form.tsx'
import { Room } from '#desk/parts/room.tsx'
import { BackToMenu } from '#desk/rooms/menu/back-to-menu.tsx'
import { useMenuThings } from '#desk/rooms/menu/dish/use-menu-things.ts'
import { EmptyState } from '#src/ui/base/empty-state.tsx'
import { CutleryIcon } from '#src/ui/base/more-icons.tsx'

import type { Sorted } from './sort-list.tsx'
import { SortList } from './sort-list.tsx'
import { useSortedKeys } from './use-sorted-keys.ts'

/** The order in which diners read the menu: its categories, and the dishes of each. */
export function OrderPage() {
  return (
    <Room title={<Trans id="sort.title">Order of the menu</Trans>} actions={<BackToMenu />}>
      <div className="desk-sheet">
        <PartForm part="order">
          <MenuOrder />
        </PartForm>
      </div>
    </Room>
  )
}

function MenuOrder() {
  const { t } = useLingui()
  const { categories } = useMenuThings()
  const [sorted, sort] = useSortedKeys(['categoryOrder'], categories)
  const [said, setSaid] = useState('')
  if (categories.length === 0)
    return (
      <EmptyState icon={<CutleryIcon size={32} />}>
        <Trans id="menu.noCategory">There is no category yet.</Trans>
      </EmptyState>
    )
  return (
    <>
      <p className="hint">
        <Trans id="sort.how">Drag a category or a dish by its lines, or move it with its buttons.</Trans>
      </p>
      <SortList
        things={sorted}
        label={t({ id: 'menu.categories', message: 'Categories' })}
        onSort={(next, index) => {
          sort(next)
          const [name, place, count] = [next[index]?.name, index + 1, next.length]
          setSaid(t({ id: 'sort.categoryMoved', message: `${name}, ${place} of ${count}` }))
        }}
      >
        {(category) => <Dishes category={category} onSaid={setSaid} />}
      </SortList>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}

type DishesProps = { readonly category: Sorted; readonly onSaid: (text: string) => void }

/** The dishes of a category: out of sight until somebody sorts them. */
function Dishes({ category, onSaid }: DishesProps) {
  const { t } = useLingui()
  const { dishes } = useMenuThings()
  const { name } = category
  const [isOpen, setIsOpen] = useState(false)
  const [sorted, sort] = useSortedKeys(['dishOrder', category.key], dishes)
  const count = sorted.length
  if (count < 2) return null
  const label = t({ id: 'sort.dishesOf', message: `Dishes of ${name} (${count})` })
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{label}</summary>
      {isOpen && (
        <SortList
          things={sorted}
          label={label}
          onSort={(next, index) => {
            sort(next)
            const [dish, place] = [next[index]?.name, index + 1]
            onSaid(t({ id: 'sort.dishMoved', message: `${dish}, ${place} of ${count} in ${name}` }))
          }}
        />
      )}
    </details>
  )
}
