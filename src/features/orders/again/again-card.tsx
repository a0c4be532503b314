import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { Cents } from '#src/contract/values.ts'
import type { Venue } from '#src/contract/venue.ts'
import { orderTotal } from '#src/domain/fees/order-total.ts'
import type { AgainOffer } from '#src/domain/orders/again-offers.ts'
import { dueTime } from '#src/domain/orders/favourite.ts'
import type { AgainChange, OrderAgain } from '#src/domain/orders/order-again.ts'
import { isDelivered } from '#src/domain/services/order-type.ts'
import { smallestUnit } from '#src/domain/smallest-unit.ts'
import { ChangeFavourite } from '#src/features/orders/favourites/change-favourite.tsx'
import { cartChangeText } from '#src/i18n/cart-change-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useCurrency, usePrice } from '#src/parts/price/use-price.ts'
import { useVenueNow } from '#src/parts/venue/use-venue-now.ts'
import { Button } from '#src/ui/base/button.tsx'
import { Card } from '#src/ui/base/card.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { dishesText } from './dishes-text.ts'
import { useAgainPlan } from './use-again-plan.ts'
import type { AgainPlace } from './use-again-plan.ts'
import { useAgain } from './use-again.ts'

import css from './again-card.css?inline'

declareStyles(css)

export type AgainCardProps = {
  readonly order: AgainOffer
  readonly venue: Venue
  /** Menu, price list and guests of the new order; null while they are not known. */
  readonly place: (AgainPlace & { readonly people: number | null }) | null
  /** How and when it would be ordered. */
  readonly facts: ReactNode
  /** Whether `start` is known: until then the button is busy. */
  readonly isKnown: boolean
  /** Starts the order without a question; null where one has to be asked first. */
  readonly start: (() => Promise<void>) | null
  /** Called once it is in the cart of an order that `start` has started. */
  readonly onAdded?: () => void
  /** Below the button: what else can be ordered again. */
  readonly more?: ReactNode
  /** In place of the card when nothing of the order is left. */
  readonly whenGone?: ReactNode
}

/**
 * A favourite or the last order of this device with what it costs now and what has changed; one tap to the cart
 * (decisions 75 and 85).
 */
export function AgainCard({ order, venue, place, facts, isKnown, more, whenGone, ...tap }: AgainCardProps) {
  const title = useTitle(order, venue)
  const price = usePrice(venue)
  const unit = smallestUnit(useCurrency(venue))
  const request = { orderId: order.orderId, venueId: venue.id, token: null, isKept: true }
  const { plan } = useAgainPlan(request, place)
  const { isPending, again } = useAgain({ request, type: order.type, ...tap })
  // Nothing of it is left to order.
  if (plan?.lines.length === 0) return whenGone
  const amount = place && plan && price(totalOf(plan.lines, venue, { ...place, unit }))
  const { end, plus } = costOf(order, amount)

  return (
    <div className="order-again" data-live="">
      <Card title={title} action={order.name !== null && <ChangeFavourite orderId={order.orderId} />}>
        <p className="dishes">{dishesText(order.lines)}</p>
        <p className="facts tabular">
          {facts}
          {plus && ' · '}
          {plus}
        </p>
        <Changes changes={plan?.changes ?? []} price={price} />
        <Button isWide size="small" isBusy={isPending || !isKnown} end={end} onClick={again}>
          <Trans id="orders.again">Order again</Trans>
        </Button>
        {more}
      </Card>
    </div>
  )
}

/** The name of a favourite, with its time while it is to come today. */
function useTitle(order: AgainOffer, venue: Venue): string {
  const { t } = useLingui()
  const { name } = order
  const time = dueTime(order, useVenueNow(venue)())
  if (name === null) return t({ id: 'again.last', message: 'Your last order' })
  return time === null ? name : t({ id: 'again.today', message: `Today, ${time} · ${name}` })
}

/** Where the amount stands. What the delivery costs is known once there is an address. */
function costOf({ type }: AgainOffer, amount: string | null): { readonly end: ReactNode; readonly plus: ReactNode } {
  const isPlus = amount !== null && isDelivered(type)
  return isPlus ? { end: null, plus: <PlusDelivery amount={amount} /> } : { end: amount, plus: null }
}

type Place = NonNullable<AgainCardProps['place']> & { readonly unit: number }

function totalOf(lines: OrderAgain['lines'], venue: Venue, { type, people, unit }: Place): Cents {
  return orderTotal({ lines, orderType: type, config: venue[type], people, unit }).total
}

function PlusDelivery({ amount }: { readonly amount: string }) {
  return <Trans id="again.plusDelivery">{amount} plus delivery</Trans>
}

// More of them are counted.
const mostNamed = 2

type ChangesProps = { readonly changes: readonly AgainChange[]; readonly price: (amount: Cents) => string }

/** What is gone or costs something else, in short: the review says all of it before anything is added. */
function Changes({ changes, price }: ChangesProps) {
  const { i18n } = useInstance()
  const count = changes.length
  if (count === 0) return null
  if (count > mostNamed)
    return (
      <p className="changes">
        <Plural id="again.changes" value={count} one="# thing has changed." other="# things have changed." />
      </p>
    )
  return changes.map((change) => {
    const text = cartChangeText(i18n, change, price)
    return (
      <p className="changes" key={text}>
        {text}
      </p>
    )
  })
}
