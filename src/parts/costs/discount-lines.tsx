import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { DiscountCode } from '#src/contract/discount-code.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import { codeDiscount, eligibleTotal } from '#src/domain/discounts/discount-code-rules.ts'
import type { Savings } from '#src/domain/discounts/savings.ts'
import { noSavings } from '#src/domain/discounts/savings.ts'
import { negated, roundToUnit } from '#src/domain/money.ts'
import { smallestUnit } from '#src/domain/smallest-unit.ts'
import { useCurrency, usePrice } from '#src/parts/price/use-price.ts'
import { useSavingNames } from '#src/parts/savings/use-saving-names.ts'
import type { CurrentSavings } from '#src/parts/savings/use-savings.ts'
import { Skeleton } from '#src/ui/base/skeleton.tsx'

import { CostLine } from './cost-line.tsx'

export type DiscountLinesProps = {
  readonly current: CurrentSavings
  readonly lines: readonly CartLine[]
  /** Called with the codes and rewards that remain after one was removed. */
  readonly onRemove: (left: Savings) => void
}

/** The code or rewards in use, each with its discount and a button to remove it [COUP-13, REW-13]. */
export function DiscountLines({ current, lines, onRemove }: DiscountLinesProps) {
  const { t } = useLingui()
  const names = useSavingNames()
  const price = usePrice()
  const { savings, isPending, chosen } = current
  const removeAll = () => onRemove(noSavings)
  if (isPending) {
    return (
      <Line name={chosen.codeName ?? t({ id: 'savings.rewards', message: 'Rewards' })} onRemove={removeAll}>
        <Skeleton shape="chip" />
      </Line>
    )
  }
  if (savings.code) return <CodeLine code={savings.code} lines={lines} onRemove={removeAll} />
  return savings.rewards.map((applied) => (
    <Line
      key={applied.reward.id}
      name={names.reward(applied.reward)}
      note={applied.productName}
      onRemove={() => onRemove({ code: null, rewards: savings.rewards.filter((other) => other !== applied) })}
    >
      {price(negated(applied.discount))}
    </Line>
  ))
}

type CodeLineProps = {
  readonly code: DiscountCode
  readonly lines: readonly CartLine[]
  readonly onRemove: () => void
}

/** A code that only frees the delivery has no amount (rulings "free-delivery code"). */
function CodeLine({ code, lines, onRemove }: CodeLineProps) {
  const price = usePrice()
  const unit = smallestUnit(useCurrency())
  const isOnlyForDelivery = code.freesDelivery && code.value === 0
  const countsForNothing = !isOnlyForDelivery && eligibleTotal(lines) === 0
  return (
    <Line
      name={code.name}
      isCode
      note={
        countsForNothing && <Trans id="savings.nothingEligible">No product in your order counts for this code.</Trans>
      }
      onRemove={onRemove}
    >
      {isOnlyForDelivery ? (
        <Trans id="savings.freeDelivery">Free delivery</Trans>
      ) : (
        price(negated(roundToUnit(codeDiscount(code, lines), unit)))
      )}
    </Line>
  )
}

type LineProps = {
  readonly name: string
  /** The name is a code, which nobody translates. */
  readonly isCode?: boolean
  readonly note?: ReactNode
  readonly onRemove: () => void
  readonly children: ReactNode
}

function Line({ name, isCode, note, onRemove, children }: LineProps) {
  const { t } = useLingui()
  const remove = (
    <button
      type="button"
      className="remove"
      aria-label={t({ id: 'cart.line.remove', message: `Remove ${name}` })}
      onClick={onRemove}
    >
      <Trans id="action.remove">Remove</Trans>
    </button>
  )
  return (
    <CostLine name={<span translate={isCode ? 'no' : 'yes'}>{name}</span>} note={note} action={remove} kind="discount">
      {children}
    </CostLine>
  )
}
