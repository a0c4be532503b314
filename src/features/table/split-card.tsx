import { Plural, Trans, useLingui } from '@lingui/react/macro'

import type { Order } from '#src/contract/placed-order.ts'
import type { Cents } from '#src/contract/values.ts'
import type { Venue } from '#src/contract/venue.ts'
import { runningTotal } from '#src/domain/tables/rounds.ts'
import { usePrice } from '#src/parts/price/use-price.ts'
import { Card } from '#src/ui/base/card.tsx'
import { Pill, PillGroup } from '#src/ui/base/pill.tsx'
import { Status } from '#src/ui/base/status.tsx'
import { Stepper } from '#src/ui/field/stepper.tsx'

import { SplitByDish } from './split-by-dish.tsx'
import type { Split } from './use-split.ts'

const mostPeople = 30

type SplitCardProps = {
  readonly venue: Venue
  /** Those that count. */
  readonly orders: readonly Order[]
  readonly split: Split
}

/** A calculator that splits the bill of a visit; nothing while there is nothing to split. */
export function SplitCard({ venue, orders, split }: SplitCardProps) {
  const { t } = useLingui()
  const price = usePrice(venue)
  const { way, people, parts } = split
  if (runningTotal(orders) === 0) return null
  return (
    <Card title={t({ id: 'table.split', message: 'Split the bill' })}>
      <div className="split">
        <PillGroup label={t({ id: 'table.split.how', message: 'How to split' })}>
          <Pill size="slot" isChecked={way === 'equal'} onChange={() => split.setWay('equal')}>
            <Trans id="table.split.equal">Equal parts</Trans>
          </Pill>
          <Pill size="slot" isChecked={way === 'dish'} onChange={() => split.setWay('dish')}>
            <Trans id="table.split.byDish">By dish</Trans>
          </Pill>
        </PillGroup>
        <div className="people">
          <Trans id="wizard.people">How many people</Trans>
          <Stepper
            size="small"
            value={people}
            min={1}
            max={mostPeople}
            labels={{
              group: t({ id: 'wizard.people', message: 'How many people' }),
              less: t({ id: 'wizard.people.less', message: 'One person less' }),
              more: t({ id: 'wizard.people.more', message: 'One more person' }),
            }}
            onChange={split.setPeople}
          />
        </div>
        {way === 'equal' ? (
          <EqualParts parts={parts} price={price} />
        ) : (
          <SplitByDish orders={orders} split={split} price={price} />
        )}
        <p className="muted">
          <Trans id="table.split.note">This is only a calculation: nothing is sent or paid.</Trans>
        </p>
      </div>
    </Card>
  )
}

type EqualPartsProps = { readonly parts: readonly Cents[]; readonly price: (amount: Cents) => string }

/** Equal parts, counted by amount: they differ by a cent where the total cannot be divided. */
function EqualParts({ parts, price }: EqualPartsProps) {
  const amounts = [...new Set(parts)]
  return (
    <Status>
      <ul className="parts">
        {amounts.map((amount) => (
          <li key={amount}>
            <HowMany count={parts.filter((part) => part === amount).length} />
            <strong className="tabular">{price(amount)}</strong>
          </li>
        ))}
      </ul>
    </Status>
  )
}

function HowMany({ count }: { readonly count: number }) {
  return (
    <span>
      <Plural id="table.split.each" value={count} one="# person pays" other="Each of # people pays" />
    </span>
  )
}
