import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { useDesk } from '#desk/parts/desk-context.tsx'
import { usePayLink } from '#desk/parts/pay-link/use-pay-link.ts'
import { Room } from '#desk/parts/room.tsx'
import { DeskWidget } from '#desk/parts/widget/desk-widget.tsx'
import type { TakenOrder } from '#desk/parts/widget/place-widget.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { BeginAnew } from './begin-anew.tsx'
import { OrderPlaced } from './order-placed.tsx'

import css from './telephone-room.css?inline'

declareStyles(css)

/** An order of somebody on the telephone, taken with the widget itself: its rules, times and prices (decision 126). */
export function TelephoneRoom() {
  const { telephone } = useDesk()
  const [turn, setTurn] = useState(0)
  function next() {
    telephone.beginAnew()
    setTurn(turn + 1)
  }
  // Nothing of one order is seen in the next.
  return <TelephoneOrder key={turn} onNext={next} />
}

function TelephoneOrder({ onNext }: { readonly onNext: () => void }) {
  const { t } = useLingui()
  const { telephone, say, refresh } = useDesk()
  const [placed, setPlaced] = useState<TakenOrder | null>(null)
  const link = usePayLink()

  function finish(order: TakenOrder) {
    // What the widget still writes, such as the token of the order, is kept nowhere.
    telephone.beginAnew()
    setPlaced(order)
    const { orderId } = order
    say(t({ id: 'telephone.said', message: `Order ${orderId} is placed` }))
    if (order.isByLink) void link.ask(orderId)
    else void refresh()
  }

  return (
    <Room
      title={<Trans id="telephone.title">New order by telephone</Trans>}
      actions={placed === null && <BeginAnew onBegin={onNext} />}
    >
      {placed === null ? (
        <>
          <p className="hint">
            <Trans id="telephone.about">Dishes, times and prices are those of your diners.</Trans>
          </p>
          <DeskWidget use="telephone" values={telephone.values} onTaken={finish} />
        </>
      ) : (
        <OrderPlaced order={placed} link={link} onNext={onNext} />
      )}
    </Room>
  )
}
