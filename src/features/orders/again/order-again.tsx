import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'

import type { OrderType } from '#src/contract/service-type.ts'
import type { Venue } from '#src/contract/venue.ts'
import type { AgainOffer } from '#src/domain/orders/again-offers.ts'
import { isDelivered } from '#src/domain/services/order-type.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useMenuView } from '#src/parts/cart/use-menu-view.ts'
import { useOrderTypeName } from '#src/parts/order/use-order-type-name.ts'
import { lazyPart } from '#src/parts/screen/lazy.tsx'
import { EarliestText } from '#src/parts/start/earliest-text.tsx'
import type { Earliest } from '#src/parts/start/earliest.ts'
import { useEarliestWhen } from '#src/parts/start/use-earliest-when.ts'
import { useVenue } from '#src/parts/venue/use-restaurant.ts'
import { isStarted } from '#src/state/order-draft-store.ts'
import { Button } from '#src/ui/base/button.tsx'
import { ChevronRightIcon } from '#src/ui/base/icons.tsx'

import { AgainCard } from './again-card.tsx'
import type { AgainSheetProps } from './again-sheet.tsx'
import { useAgainStart } from './use-again-start.ts'

const AgainSheet = lazyPart<'AgainSheet', AgainSheetProps>('AgainSheet', () => import('./again-sheet.tsx'))

export type OrderAgainProps = {
  /** The first proposal first; at least one. */
  readonly offers: readonly AgainOffer[]
  /** In place of the card when nothing of any of them is left. */
  readonly whenGone?: ReactNode
}

/** The card to order the first proposal again, or the next one of which something is left; the others are behind a row. */
export function OrderAgain({ offers, whenGone }: OrderAgainProps) {
  return <Proposal offers={offers} whenGone={whenGone} place={0} />
}

function Proposal({ offers, whenGone, place }: OrderAgainProps & { readonly place: number }) {
  const draft = useSnapshot(useInstance().stores.draft.state)
  const venue = useVenue()
  const order = offers[place]
  if (!venue) return null
  if (!order) return whenGone
  const others = offers.filter((other) => other !== order)
  const card = {
    venue,
    order,
    more: others.length > 0 && <More offers={others} />,
    whenGone: <Proposal offers={offers} whenGone={whenGone} place={place + 1} />,
  }
  if (!isStarted(draft)) return <AtOnce key={order.orderId} {...card} />
  const { menuId, type, people } = draft
  return (
    <AgainCard
      key={order.orderId}
      {...card}
      place={{ menuId, venueId: venue.id, type, people }}
      facts={<Type type={type} />}
      isKnown
      start={null}
    />
  )
}

type AtOnceProps = {
  readonly venue: Venue
  readonly order: AgainOffer
  readonly more: ReactNode
  readonly whenGone: ReactNode
}

/** Within no order yet: it is started at the time of the favourite, else at the earliest one of its type. */
function AtOnce({ venue, order, more, whenGone }: AtOnceProps) {
  const { type } = order
  const { isKnown, earliest, isAtItsTime, people, start, onAdded } = useAgainStart(venue, order)
  const shown = useMenuView()?.place.menuId
  const menuId = earliest?.slot.menuId ?? shown
  const place = isKnown && menuId ? { menuId, venueId: venue.id, type, people } : null
  const Time = isAtItsTime ? TakenTime : EarliestText
  const facts = (
    <>
      <Type type={type} />
      {earliest && (
        <>
          {' · '}
          <Time earliest={earliest} showsRange={isDelivered(type)} />
        </>
      )}
    </>
  )
  return (
    <AgainCard
      order={order}
      venue={venue}
      place={place}
      facts={facts}
      isKnown={isKnown}
      start={start}
      onAdded={onAdded}
      more={more}
      whenGone={whenGone}
    />
  )
}

function TakenTime({ earliest, showsRange }: { readonly earliest: Earliest; readonly showsRange: boolean }) {
  return useEarliestWhen(earliest, showsRange)
}

function Type({ type }: { readonly type: OrderType }) {
  return useOrderTypeName()(type)
}

/** The row below the card, and the sheet with the other favourites and the last order. */
function More({ offers }: { readonly offers: readonly AgainOffer[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const count = offers.filter(({ name }) => name !== null).length
  return (
    <>
      <Button variant="text" isWide size="small" end={<ChevronRightIcon size={20} />} onClick={() => setIsOpen(true)}>
        {count > 0 ? (
          <Trans id="again.favourites">Favourites ({count})</Trans>
        ) : (
          <Trans id="again.last">Your last order</Trans>
        )}
      </Button>
      {isOpen && <AgainSheet offers={offers} onClose={() => setIsOpen(false)} />}
    </>
  )
}
