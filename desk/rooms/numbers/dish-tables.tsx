import { Plural, Trans } from '@lingui/react/macro'
import { useId } from 'react'

import type { Numbers } from '#desk/contract/numbers.ts'
import { formatMoney } from '#src/i18n/format-money.ts'

import { BarTable } from './bar-table.tsx'
import { useNumberWords } from './use-number-words.ts'

/** Dishes that are shown at once; the others are folded. */
const shownDishes = 10

type DishTablesProps = {
  readonly numbers: Pick<Numbers, 'dishes' | 'forgotten'>
  readonly currency: string
}

/** What was ordered most, and what nobody has ordered. */
export function DishTables({ numbers: { dishes, forgotten }, currency }: DishTablesProps) {
  const id = useId()
  const { columns } = useNumberWords()
  return (
    <>
      <BarTable
        title={<Trans id="numbers.dishes">Best dishes</Trans>}
        heads={[columns.dish, columns.quantity, columns.menuPrice]}
        rows={dishes.slice(0, shownDishes).map(({ name, quantity, total }, index) => ({
          key: index,
          name,
          cells: [quantity, formatMoney(total, currency)],
          size: quantity,
        }))}
      />
      <section className="desk-sheet" aria-labelledby={id}>
        <h2 id={id}>
          <Trans id="numbers.forgotten">Not ordered at all</Trans>
        </h2>
        {forgotten.length === 0 ? (
          <p className="hint">
            <Trans id="numbers.noneForgotten">Every dish of the menu was ordered.</Trans>
          </p>
        ) : (
          <>
            <Names names={forgotten.slice(0, shownDishes)} />
            {forgotten.length > shownDishes && (
              <details>
                <summary>
                  <Plural
                    id="numbers.moreForgotten"
                    value={forgotten.length - shownDishes}
                    one="# more dish"
                    other="# more dishes"
                  />
                </summary>
                <Names names={forgotten.slice(shownDishes)} />
              </details>
            )}
          </>
        )}
      </section>
    </>
  )
}

function Names({ names }: { readonly names: readonly string[] }) {
  return (
    <ul>
      {names.map((name, index) => (
        <li key={index}>{name}</li>
      ))}
    </ul>
  )
}
