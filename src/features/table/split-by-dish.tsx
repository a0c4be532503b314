import { Trans, useLingui } from '@lingui/react/macro'

import { listOf } from '#src/browser/lists.ts'
import type { Order } from '#src/contract/placed-order.ts'
import type { Cents } from '#src/contract/values.ts'
import { sumCents } from '#src/domain/money.ts'
import { runningTotal } from '#src/domain/tables/rounds.ts'
import type { DishUnit } from '#src/domain/tables/split-bill.ts'
import { Pill, PillGroup } from '#src/ui/base/pill.tsx'
import { CheckRow } from '#src/ui/field/check-row.tsx'
import { OptionGroup } from '#src/ui/field/option-group.tsx'

import type { Split } from './use-split.ts'

type SplitByDishProps = {
  readonly orders: readonly Order[]
  readonly split: Split
  readonly price: (amount: Cents) => string
}

/** By dish: choose a person, tick their dishes. What nobody took is split among all. */
export function SplitByDish({ orders, split, price }: SplitByDishProps) {
  const { t } = useLingui()
  const { people, person, units, untaken, parts } = split
  function nameOf(index: number) {
    const number = index + 1
    return t({ id: 'table.split.person', message: `Person ${number}` })
  }
  const chosen = nameOf(person)
  const left = price(sumOfUnits(untaken))
  return (
    <>
      <PillGroup label={t({ id: 'table.split.who', message: 'Who?' })}>
        {listOf(people, (index) => (
          <Pill key={index} size="slot" isChecked={index === person} onChange={() => split.setPerson(index)}>
            {nameOf(index)}
          </Pill>
        ))}
      </PillGroup>
      <OptionGroup title={t({ id: 'table.split.had', message: `What ${chosen} had` })}>
        {units.map((unit) => {
          const taker = split.takerOf(unit)
          return (
            <CheckRow
              key={unit.key}
              label={unit.row.name}
              hint={hintOf(unit, taker === null || taker === person ? null : nameOf(taker))}
              detail={price(unit.price)}
              isChecked={taker === person}
              onChange={(isTaken) => split.take(unit, isTaken)}
            />
          )
        })}
      </OptionGroup>
      <p className="muted tabular" role="status">
        {untaken.length > 0 && (
          <Trans id="table.split.untaken">Nobody has taken {left} yet: it is split among everyone.</Trans>
        )}
      </p>
      {sumOfUnits(units) !== runningTotal(orders) && (
        <p className="muted">
          <Trans id="table.split.proportion">Discounts and other costs are shared in proportion.</Trans>
        </p>
      )}
      <ul className="parts">
        {parts.map((part, index) => (
          <li key={index}>
            <span>
              {nameOf(index)}
              <span className="dishes">
                {units
                  .filter((unit) => split.takerOf(unit) === index)
                  .map(({ row }) => row.name)
                  .join(', ')}
              </span>
            </span>
            <strong className="tabular">{price(part)}</strong>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Options that tell a dish from others of its name, and who else has taken it. */
function hintOf({ row }: DishUnit, taker: string | null): string {
  const options = [row.sizeName, row.variantName, ...[...row.picks, ...row.additions].map(({ name }) => name)]
  return [taker, ...options].filter(Boolean).join(' · ')
}

function sumOfUnits(units: readonly DishUnit[]): Cents {
  return sumCents(units.map(({ price }) => price))
}
