import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'

import { useDesk } from '#desk/parts/desk-context.tsx'
import { useSignedIn } from '#desk/parts/member-context.tsx'
import { usePayLink } from '#desk/parts/pay-link/use-pay-link.ts'
import { Read, Room } from '#desk/parts/room.tsx'
import { useLazyModule } from '#src/query/use-lazy-module.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import { BeginAnew } from './begin-anew.tsx'
import { OrderPlaced } from './order-placed.tsx'
import type * as PlaceWidget from './place-widget.tsx'
import type { TakenOrder } from './place-widget.tsx'

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
  const widget = useLazyModule('telephone', () => import('./place-widget.tsx'), true)

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
          <Read of={widget}>{({ placeWidget }) => <Widget place={placeWidget} onTaken={finish} />}</Read>
        </>
      ) : (
        <OrderPlaced order={placed} link={link} onNext={onNext} />
      )}
    </Room>
  )
}

type WidgetProps = {
  readonly place: typeof PlaceWidget.placeWidget
  readonly onTaken: (order: TakenOrder) => void
}

function Widget({ place, onTaken }: WidgetProps) {
  const { client, clock, telephone, i18n } = useDesk()
  const { member } = useSignedIn()
  const frame = useRef<HTMLDivElement>(null)
  const finish = useRef(onTaken)
  useEffect(() => {
    finish.current = onTaken
  })
  const [only] = member.venues
  const venueId = member.venueId ?? (member.venues.length === 1 ? (only?.id ?? null) : null)
  const restaurantId = member.restaurant.id
  const { values } = telephone
  const language = i18n.locale
  useEffect(() => {
    if (!frame.current) return undefined
    const { forward } = client
    const onDone = (order: TakenOrder) => finish.current(order)
    return place(frame.current, { restaurantId, venueId, language, clock, forward, values, onTaken: onDone })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the values are those that the order began with
  }, [place, client, clock, restaurantId, venueId, language])
  return <div className="desk-telephone" ref={frame} />
}
