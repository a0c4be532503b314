import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'

import type { DeskMenu } from '#desk/contract/menu.ts'
import { readMenu } from '#desk/contract/menu.ts'
import type { DeskOrder } from '#desk/contract/orders.ts'
import { readOrders } from '#desk/contract/orders.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { isWaiting } from '#desk/parts/is-waiting.ts'
import { Read, Room } from '#desk/parts/room.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { useMinute } from '#desk/parts/use-minute.ts'
import { EmptyState } from '#src/ui/base/empty-state.tsx'
import { CutleryIcon } from '#src/ui/base/more-icons.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { KitchenCard } from './kitchen-card.tsx'
import type { DishNames, SharedDish, Station } from './kitchen-orders.ts'
import { kitchenOrders, sharedDishes } from './kitchen-orders.ts'
import { StationField } from './station-field.tsx'
import { Together } from './together.tsx'
import { useStation } from './use-station.ts'
import { useTicks } from './use-ticks.ts'

import css from './kitchen.css?inline'

declareStyles(css)

/** What is to be cooked, to be read from two metres: the confirmed orders of today and the dishes that they share. */
export function KitchenRoom() {
  const orders = useDeskQuery(readOrders)
  const menu = useDeskQuery(readMenu)
  const [station, setStation] = useStation()
  const waiting = orders.data?.orders.filter(isWaiting).length ?? 0
  return (
    <Room title={<Trans id="room.kitchen">Kitchen</Trans>}>
      {menu.data && <StationField categories={menu.data.categories} station={station} onStation={setStation} />}
      {waiting > 0 && (
        <p className="hint">
          <Plural
            id="kitchen.waiting"
            value={waiting}
            one="# order waits for an answer and is not here yet."
            other="# orders wait for an answer and are not here yet."
          />
        </p>
      )}
      <Read of={orders}>
        {({ orders: all }) => <Cards orders={all} station={station} names={namesOf(menu.data)} />}
      </Read>
    </Room>
  )
}

/** What the dishes are called at the desk; nothing until the menu is there. */
function namesOf(menu: DeskMenu | undefined): DishNames {
  const products = menu?.categories.flatMap((category) => category.products) ?? []
  return new Map(products.map(({ id, name }) => [id, name]))
}

type CardsProps = {
  readonly orders: readonly DeskOrder[]
  readonly station: Station
  readonly names: DishNames
}

function Cards({ orders, station, names }: CardsProps) {
  const { t } = useLingui()
  const { say } = useDesk()
  const room = useRef<HTMLDivElement>(null)
  const ticks = useTicks(orders)
  const shown = kitchenOrders(orders, { station, names, nowMs: useMinute() })

  function finish({ name, quantity, lines }: SharedDish): void {
    ticks.set(lines, true)
    say(t({ id: 'kitchen.togetherDone', message: `Done: ${quantity} × ${name}` }))
    // The row leaves the list.
    room.current?.closest('.desk-room')?.querySelector('h1')?.focus()
  }
  if (shown.length === 0)
    return (
      <EmptyState icon={<CutleryIcon size={32} />}>
        <Trans id="kitchen.none">Nothing to cook now. Confirmed orders of today appear here.</Trans>
      </EmptyState>
    )
  return (
    <div className="desk-kitchen" ref={room}>
      <Together dishes={sharedDishes(shown, ticks.isDone)} onDone={finish} />
      <ul className="orders">
        {shown.map((entry) => (
          <KitchenCard
            key={entry.order.id}
            entry={entry}
            isDone={(index) => ticks.isDone(entry.order.id, index)}
            onTick={(index, isDone) => ticks.set([{ orderId: entry.order.id, index }], isDone)}
          />
        ))}
      </ul>
    </div>
  )
}
