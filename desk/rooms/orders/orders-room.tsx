import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'

import type { OrderEndReason, Told } from '#desk/contract/end-reasons.ts'
import type { DeskOrder } from '#desk/contract/orders.ts'
import { readOrders } from '#desk/contract/orders.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import type { Due } from '#desk/parts/due-lists.ts'
import { dueOf } from '#desk/parts/due-lists.ts'
import { useSignedIn } from '#desk/parts/member-context.tsx'
import { dueFactsOf } from '#desk/parts/order-due.ts'
import { Read, Room } from '#desk/parts/room.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { useMinute } from '#desk/parts/use-minute.ts'
import { SearchIcon } from '#src/ui/base/more-icons.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { TextField } from '#src/ui/field/text-field.tsx'

import { OrderCard } from './card/order-card.tsx'
import { DueOrders } from './due-orders.tsx'
import { FilterFields } from './filter-fields.tsx'
import { FoundOrders } from './found-orders.tsx'
import { isShown } from './order-filter.ts'
import { TableCalls } from './table-calls.tsx'
import type { EndKind } from './use-delayed-ends.ts'
import { useDelayedEnds } from './use-delayed-ends.ts'
import { useNamedOrder } from './use-named-order.ts'
import { useOrderFilter } from './use-order-filter.ts'
import { useSearch } from './use-search.ts'

import css from './orders.css?inline'

declareStyles(css)

/** The tables that call, the orders by when they are due, and the search over all days. */
export function OrdersRoom() {
  const { t } = useLingui()
  const nowMs = useMinute()
  const orders = useDeskQuery(readOrders)
  const search = useSearch()
  const [filter, setFilter] = useOrderFilter()
  const { room, focusHeading, cardOf } = useOrderCards()
  useNamedOrder(room, orders.data !== undefined)
  const knowsCustomers = useSignedIn().member.role !== 'kitchen'
  const placeholder = knowsCustomers
    ? t({ id: 'search.hint', message: 'Number, name, telephone or dish' })
    : t({ id: 'search.hintKitchen', message: 'Number or dish' })
  const draw = (order: DeskOrder, due: Due) => cardOf(order, due)
  const searchField = (
    <div className="desk-order-search" role="search">
      <TextField
        type="search"
        label={t({ id: 'search.label', message: 'Search the orders of all days' })}
        placeholder={placeholder}
        enterKeyHint="search"
        start={<SearchIcon size={20} />}
        value={search.typed}
        onChange={search.setTyped}
      />
    </div>
  )
  return (
    <Room title={<Trans id="orders.waiting">Waiting for you</Trans>} actions={searchField}>
      <div className="desk-orders-room" ref={room}>
        <TableCalls onDone={focusHeading} />
        {search.words === null ? (
          <Read of={orders}>
            {({ orders: all, waitingForPayment }) => (
              <>
                {waitingForPayment > 0 && (
                  <p className="hint">
                    <Plural
                      id="orders.unpaid"
                      value={waitingForPayment}
                      one="# order waits for its payment."
                      other="# orders wait for their payment."
                    />
                  </p>
                )}
                <FilterFields orders={all} filter={filter} onFilter={setFilter} />
                <DueOrders orders={all.filter((order) => isShown(order, filter))} nowMs={nowMs} draw={draw} />
              </>
            )}
          </Read>
        ) : (
          <FoundOrders words={search.words}>
            {(found) => found.map((order) => draw(order, dueOf(dueFactsOf(order), nowMs)))}
          </FoundOrders>
        )}
      </div>
    </Room>
  )
}

/** Draws cards, and brings the focus to the title of the room when a card has lost what had it. */
function useOrderCards() {
  const { t } = useLingui()
  const { say } = useDesk()
  const room = useRef<HTMLDivElement>(null)
  const [failures, setFailures] = useState<Readonly<Record<number, string | null>>>({})
  const ends = useDelayedEnds(onSent)

  /** Only where nothing else has the focus: somebody may be typing on another card. */
  function focusHeading(id?: DeskOrder['id']): void {
    const here = room.current
    if (!here) return
    const { activeElement, body } = here.ownerDocument
    const card = id === undefined ? null : activeElement?.closest(`[data-order="${id}"]`)
    if (activeElement === null || activeElement === body || card || id === undefined)
      here.closest('.desk-room')?.querySelector('h1')?.focus()
  }

  function onSent(id: DeskOrder['id'], kind: EndKind, reason: string | null): void {
    setFailures((all) => ({ ...all, [id]: reason === 'no-network' ? 'end-needs-network' : reason }))
    if (reason !== null) {
      // No card can say it any more.
      if (ends.hasLeft()) say(t({ id: 'orderSaid.notEnded', message: `Order ${id} was neither refused nor cancelled` }))
      return
    }
    say(
      kind === 'refuse'
        ? t({ id: 'orderSaid.refused', message: `Order ${id} refused` })
        : t({ id: 'orderSaid.cancelled', message: `Order ${id} cancelled` }),
    )
    focusHeading(id)
  }

  const events = {
    onEnd(id: DeskOrder['id'], kind: EndKind, told: Told<OrderEndReason>) {
      setFailures((all) => ({ ...all, [id]: null }))
      ends.begin(id, kind, told)
    },
    onTakeBack(id: DeskOrder['id']) {
      ends.takeBack(id)
      focusHeading(id)
    },
    onDone(id: DeskOrder['id']) {
      setFailures((all) => ({ ...all, [id]: null }))
      focusHeading(id)
    },
  }
  return {
    room,
    focusHeading: () => focusHeading(),
    cardOf: (order: DeskOrder, due: Due) => (
      <OrderCard
        key={order.id}
        order={order}
        due={due}
        end={ends.pending.get(order.id) ?? null}
        endFailure={failures[order.id] ?? null}
        events={events}
      />
    ),
  }
}
