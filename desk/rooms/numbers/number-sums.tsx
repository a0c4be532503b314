import { Trans } from '@lingui/react/macro'

import type { Numbers } from '#desk/contract/numbers.ts'
import { formatMoney } from '#src/i18n/format-money.ts'

import { BarTable } from './bar-table.tsx'
import { DishTables } from './dish-tables.tsx'
import { formatRate } from './format-rate.ts'
import { SalesSums } from './sales-sums.tsx'
import { useNumberWords } from './use-number-words.ts'

type NumberSumsProps = { readonly numbers: Numbers; readonly currency: string }

/** The sums of a period: what was sold in a line, and a table for each question. */
export function NumberSums({ numbers, currency }: NumberSumsProps) {
  const { ways, types, vat, hours } = numbers
  const words = useNumberWords()
  const money = (amount: number) => formatMoney(amount as Numbers['sales'], currency)
  const { taken, returned, sales, orders, rate, gross, vat: tax } = words.columns
  return (
    <>
      <SalesSums numbers={numbers} currency={currency} />
      <div className="tables">
        <BarTable
          title={<Trans id="numbers.byWay">Money by way to pay</Trans>}
          heads={[words.columns.way, taken, returned]}
          rows={ways.map(({ way, ...moved }) => ({
            key: way,
            name: words.ways[way],
            cells: [money(moved.taken), money(moved.returned)],
            size: moved.taken,
          }))}
        />
        <BarTable
          title={<Trans id="numbers.byType">Sales by way to order</Trans>}
          heads={[words.columns.type, orders, sales]}
          rows={types
            .filter((type) => type.orders > 0)
            .map((type) => ({
              key: type.type,
              name: words.types[type.type],
              cells: [type.orders, money(type.sales)],
              size: type.sales,
            }))}
        />
        <BarTable
          title={<Trans id="numbers.moneyByType">Money by way to order</Trans>}
          heads={[words.columns.type, taken, returned]}
          rows={types
            .filter((type) => type.taken !== 0 || type.returned !== 0)
            .map((type) => ({
              key: type.type,
              name: words.types[type.type],
              cells: [money(type.taken), money(type.returned)],
              size: type.taken,
            }))}
        />
        <BarTable
          title={<Trans id="numbers.vat">VAT in the sales</Trans>}
          heads={[rate, gross, tax]}
          rows={vat.map((one) => ({
            key: String(one.percent),
            name: one.percent === null ? <Trans id="numbers.noRate">Not known</Trans> : formatRate(one.percent),
            cells: [money(one.gross), one.vat === null ? '–' : money(one.vat)],
            size: one.gross,
          }))}
        />
        <BarTable
          title={<Trans id="numbers.hours">Busiest hours</Trans>}
          heads={[words.columns.hour, orders]}
          rows={hours.map((one) => ({
            key: one.hour,
            name: `${String(one.hour).padStart(2, '0')}:00`,
            cells: [one.orders],
            size: one.orders,
          }))}
        />
        <DishTables numbers={numbers} currency={currency} />
      </div>
    </>
  )
}
