import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import type { DeskOrder } from '#desk/contract/orders.ts'
import { dueTimeOf } from '#desk/parts/order-due.ts'
import { useOrderNames } from '#desk/parts/use-order-names.ts'
import { isLate, useTimeTexts } from '#desk/parts/use-time-texts.ts'
import { timeOf } from '#src/domain/time/wall-clock.ts'
import { Tag } from '#src/ui/base/tag.tsx'

import type { KitchenDish, KitchenOrder } from './kitchen-orders.ts'

type KitchenCardProps = {
  readonly entry: KitchenOrder
  readonly isDone: (index: number) => boolean
  readonly onTick: (index: number, isDone: boolean) => void
}

/** An order as a cook needs it: when it is due, what to take care of, then the dishes to tick off. No money, no telephone. */
export function KitchenCard({ entry: { order, due, dishes, elsewhere }, isDone, onTick }: KitchenCardProps) {
  const texts = useTimeTexts()
  const names = useOrderNames()
  const titleId = useId()
  const { id, orderType, place, isTest } = order
  const { t } = useLingui()
  const left = texts.due(order, due)
  const isReady = dishes.every(({ index }) => isDone(index))
  return (
    <li className="desk-kitchen-card" data-late={isLate(order, due)} data-ready={isReady}>
      <header>
        <p className="time tabular">{timeOf(dueTimeOf(order))}</p>
        <div>
          <h2 id={titleId}>
            <Trans id="order.title">Order {id}</Trans>
          </h2>
          <p>{[names.orderType(orderType), place.table].filter(Boolean).join(' ')}</p>
          {isTest && <Tag kind="warn">{t({ id: 'order.test', message: 'Test' })}</Tag>}
          {left !== '' && <Tag kind={isLate(order, due) ? 'error' : 'neutral'}>{left}</Tag>}
        </div>
      </header>
      <Care order={order} />
      <ul aria-labelledby={titleId}>
        {dishes.map((dish) => (
          <DishRow
            key={dish.index}
            dish={dish}
            isDone={isDone(dish.index)}
            onTick={(value) => onTick(dish.index, value)}
          />
        ))}
      </ul>
      {elsewhere > 0 && (
        <p className="hint">
          <Plural
            id="kitchen.elsewhere"
            value={elsewhere}
            one="# piece is made at another station."
            other="# pieces are made at other stations."
          />
        </p>
      )}
      {isReady && (
        <p className="ready">
          <Trans id="kitchen.ready">All done here</Trans>
        </p>
      )}
    </li>
  )
}

/** What a diner has written about the whole order, before its dishes: allergies stand there. */
function Care({ order: { notes, answers } }: { readonly order: DeskOrder }) {
  const { t } = useLingui()
  const said = answers.flatMap(({ name, kind, value }) => {
    if (kind !== 'yesNo') return value === '' ? [] : [`${name}: ${value}`]
    return value === '1' ? [`${name}: ${t({ id: 'orderAnswer.yes', message: 'Yes' })}`] : []
  })
  const all = [...(notes ? [notes] : []), ...said]
  if (all.length === 0) return null
  return (
    <div className="care">
      {all.map((each) => (
        <p key={each}>{each}</p>
      ))}
    </div>
  )
}

type DishRowProps = {
  readonly dish: KitchenDish
  readonly isDone: boolean
  readonly onTick: (isDone: boolean) => void
}

function DishRow({ dish, isDone, onTick }: DishRowProps) {
  const { t } = useLingui()
  const { quantity, name, chosen, note, memberName, allergens } = dish
  const names = allergens?.names.join(', ')
  return (
    <li>
      <label className="dish">
        <input type="checkbox" checked={isDone} onChange={() => onTick(!isDone)} />
        <span className="quantity tabular">{`${quantity} ×`}</span>
        <span className="what">
          <strong>{name}</strong>
          {note && <em>{note}</em>}
          {chosen.length > 0 && <span>{chosen.join(' · ')}</span>}
          {memberName && <span>{t({ id: 'order.for', message: `for ${memberName}` })}</span>}
          {names && <small>{t({ id: 'order.contains', message: `Contains ${names}` })}</small>}
        </span>
      </label>
    </li>
  )
}
