import { Trans } from '@lingui/react/macro'

import type { Numbers } from '#desk/contract/numbers.ts'
import { negated } from '#src/domain/money.ts'
import { formatMoney } from '#src/i18n/format-money.ts'

type SalesSumsProps = { readonly numbers: Numbers; readonly currency: string }

/** The few sums that are looked at first, and how they count. */
export function SalesSums({ numbers, currency }: SalesSumsProps) {
  const { orders, sales, tips, discounts, fees, taken, returned } = numbers
  const sums = [
    { name: <Trans id="numbers.sales">Sales</Trans>, value: formatMoney(sales, currency), isLarge: true },
    { name: <Trans id="numbers.orders">Orders</Trans>, value: orders, isLarge: true },
    { name: <Trans id="numbers.taken">Money in</Trans>, value: formatMoney(taken, currency), isLarge: true },
    { name: <Trans id="numbers.returned">Given back</Trans>, value: formatMoney(returned, currency), isLarge: true },
    { name: <Trans id="numbers.tips">Tips, beside the sales</Trans>, value: formatMoney(tips, currency) },
    { name: <Trans id="numbers.fees">Fees, in the sales</Trans>, value: formatMoney(fees, currency) },
    {
      name: <Trans id="numbers.discounts">Discounts, taken off</Trans>,
      value: formatMoney(negated(discounts), currency),
    },
  ]
  return (
    <>
      <dl className="desk-sheet sums tabular">
        {sums.map(({ name, value, isLarge }, index) => (
          <div key={index} data-large={isLarge}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="hint">
        <Trans id="numbers.rule">
          Sales count on the day an order is for, money on the day it comes or goes back. Test orders never count.
        </Trans>
      </p>
    </>
  )
}
