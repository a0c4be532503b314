import { Trans } from '@lingui/react/macro'
import { useId } from 'react'

import type { SharedDish } from './kitchen-orders.ts'

type TogetherProps = { readonly dishes: readonly SharedDish[]; readonly onDone: (dish: SharedDish) => void }

/** Equal dishes of several orders, which are made at once: one tick does them all. Nothing while there are none. */
export function Together({ dishes, onDone }: TogetherProps) {
  const id = useId()
  if (dishes.length === 0) return null
  return (
    <section className="together" aria-labelledby={id}>
      <h2 id={id}>
        <Trans id="kitchen.together">Together</Trans>
      </h2>
      <ul>
        {dishes.map((dish) => (
          <li key={dish.key}>
            <label className="dish">
              <input type="checkbox" checked={false} onChange={() => onDone(dish)} />
              <span className="quantity tabular">{`${dish.quantity} ×`}</span>
              <span className="what">
                <strong>{dish.name}</strong>
                {dish.note && <em>{dish.note}</em>}
                {dish.chosen.length > 0 && <span>{dish.chosen.join(' · ')}</span>}
                <span className="tabular">{numbersOf(dish)}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  )
}

function numbersOf({ lines }: SharedDish): string {
  return [...new Set(lines.map(({ orderId }) => `#${orderId}`))].join(', ')
}
