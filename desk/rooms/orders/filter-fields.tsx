import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'

import type { DeskOrder } from '#desk/contract/orders.ts'
import { isWaiting } from '#desk/parts/is-waiting.ts'
import { useSignedIn } from '#desk/parts/member-context.tsx'
import { useOrderNames } from '#desk/parts/use-order-names.ts'
import { Button } from '#src/ui/base/button.tsx'
import { Notice } from '#src/ui/base/notice.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { SelectField } from '#src/ui/field/select-field.tsx'

import type { OrderFilter } from './order-filter.ts'
import { choicesOf, isFiltering, isShown, noFilter, toggled } from './order-filter.ts'

import css from './filter-fields.css?inline'

declareStyles(css)

type FilterFieldsProps = {
  readonly orders: readonly DeskOrder[]
  readonly filter: OrderFilter
  readonly onFilter: (filter: OrderFilter) => void
}

/**
 * Chooses the orders by venue, way to order and table, where there is more than one of them. Says how many that wait are
 * hidden, so that none is forgotten.
 */
export function FilterFields({ orders, filter, onFilter }: FilterFieldsProps) {
  const { t } = useLingui()
  const names = useOrderNames()
  const { member } = useSignedIn()
  const row = useRef<HTMLDivElement>(null)
  const { venues, types, tables } = choicesOf(orders, filter)
  const shownVenues = member.venues.length > 1 ? member.venues : venues
  const hidden = orders.filter((order) => isWaiting(order) && !isShown(order, filter)).length
  const isOn = isFiltering(filter)
  if (!isOn && shownVenues.length < 2 && types.length < 2 && tables.length === 0) return null

  function showAll(): void {
    onFilter(noFilter)
    // The button goes with the filter.
    row.current?.closest('.desk-room')?.querySelector('h1')?.focus()
  }
  return (
    <div className="desk-filter" ref={row}>
      <div className="choices" role="group" aria-label={t({ id: 'filter.title', message: 'Show only' })}>
        {shownVenues.length > 1 &&
          shownVenues.map(({ id, name }) => (
            <Choice
              key={id}
              isChosen={filter.venueIds.includes(id)}
              onToggle={() => onFilter({ ...filter, venueIds: toggled(filter.venueIds, id) })}
            >
              {name}
            </Choice>
          ))}
        {(types.length > 1 || filter.types.length > 0) &&
          types.map((type) => (
            <Choice
              key={type}
              isChosen={filter.types.includes(type)}
              onToggle={() => onFilter({ ...filter, types: toggled(filter.types, type) })}
            >
              {names.orderType(type)}
            </Choice>
          ))}
        {isOn && (
          <Button size="small" variant="text" onClick={showAll}>
            <Trans id="filter.all">Show all</Trans>
          </Button>
        )}
      </div>
      {tables.length > 0 && (
        <SelectField
          label={t({ id: 'order.table', message: 'Table' })}
          value={filter.table ?? ''}
          onChange={(table) => onFilter({ ...filter, table: table === '' ? null : table })}
          options={[
            { value: '', label: t({ id: 'filter.anyTable', message: 'All tables' }) },
            ...tables.map((table) => ({ value: table, label: table })),
          ]}
        />
      )}
      <Hidden count={hidden} />
    </div>
  )
}

/** How many orders that wait are hidden; nothing while none is. */
function Hidden({ count }: { readonly count: number }) {
  if (count === 0) return null
  return (
    <Notice kind="warn" role="status">
      <p>
        <Plural
          id="filter.hidden"
          value={count}
          one="# order that waits for an answer is hidden."
          other="# orders that wait for an answer are hidden."
        />
      </p>
    </Notice>
  )
}

type ChoiceProps = { readonly isChosen: boolean; readonly onToggle: () => void; readonly children: string }

function Choice({ isChosen, onToggle, children }: ChoiceProps) {
  return (
    <Button size="small" variant={isChosen ? 'primary' : 'secondary'} aria-pressed={isChosen} onClick={onToggle}>
      {children}
    </Button>
  )
}
