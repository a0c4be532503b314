import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { Cents } from '#src/contract/values.ts'
import type { Venue } from '#src/contract/venue.ts'
import { orderTotal } from '#src/domain/fees/order-total.ts'
import type { AgainChange, OrderAgain } from '#src/domain/orders/order-again.ts'
import { isDelivered } from '#src/domain/services/order-type.ts'
import { cartChangeText } from '#src/i18n/cart-change-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { orderSheet } from '#src/instance/routes/paths.ts'
import { usePrice } from '#src/parts/price/use-price.ts'
import { useMutation } from '#src/query/use-mutation.ts'
import type { AgainRequest } from '#src/state/dialog-store.ts'
import { isStarted } from '#src/state/order-draft-store.ts'
import { Button } from '#src/ui/base/button.tsx'
import { Card } from '#src/ui/base/card.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { addAgain } from './add-again.ts'
import { useAgainPlan } from './use-again-plan.ts'
import type { AgainPlace } from './use-again-plan.ts'
import type { LastOrder } from './use-last-order.ts'
import { whenOrderStarts } from './when-order-starts.ts'

import css from './again-card.css?inline'

declareStyles(css)

export type AgainCardProps = {
  readonly order: LastOrder
  readonly venue: Venue
  /** Menu, price list and guests of the new order; null while they are not known. */
  readonly place: (AgainPlace & { readonly people: number | null }) | null
  /** How and when it would be ordered. */
  readonly facts: ReactNode
  /** Whether `start` is known: until then the button is busy. */
  readonly isKnown: boolean
  /** Starts the order without a question; null where one has to be asked first. */
  readonly start: (() => Promise<void>) | null
}

/** The last order of this device with what it costs now and what has changed; one tap to the cart (decision 75). */
export function AgainCard({ order, venue, place, facts, isKnown, start }: AgainCardProps) {
  const { t } = useLingui()
  const price = usePrice()
  const request = { orderId: order.orderId, venueId: venue.id, token: null, isKept: true }
  const { plan } = useAgainPlan(request, place)
  const { isPending, again } = useAgain(order, request, start)
  const lines = plan?.lines ?? []
  // Nothing of it is left to order.
  if (plan && lines.length === 0) return null
  const amount = place && plan && price(totalOf(lines, venue, place))
  const { end, plus } = costOf(order, amount)

  return (
    <div className="order-again" data-live="">
      <Card title={t({ id: 'again.last', message: 'Your last order' })}>
        <p className="dishes">{order.lines.map(dishText).join(', ')}</p>
        <p className="facts tabular">
          {facts}
          {plus && ' · '}
          {plus}
        </p>
        <Changes changes={plan?.changes ?? []} />
        <Button isWide size="small" isBusy={isPending || !isKnown} end={end} onClick={again}>
          <Trans id="orders.again">Order again</Trans>
        </Button>
      </Card>
    </div>
  )
}

/** The tap: starts the order if it is not started, asking where that takes a question, and adds the dishes. */
function useAgain(order: LastOrder, request: AgainRequest, start: AgainCardProps['start']) {
  const instance = useInstance()
  const { stores } = instance
  const { isPending, run: add } = useMutation(async () => {
    const draft = stores.draft.state
    if (!isStarted(draft)) await start?.()
    if (isStarted(draft)) await addAgain(instance, request, draft)
  })
  function again() {
    if (start || isStarted(stores.draft.state)) return void add()
    stores.draft.setDefaults({ defaultType: order.type })
    return whenOrderStarts(instance, () => void add(), orderSheet)
  }
  return { isPending, again }
}

/** Where the amount stands. What the delivery costs is known once there is an address. */
function costOf({ type }: LastOrder, amount: string | null): { readonly end: ReactNode; readonly plus: ReactNode } {
  const isPlus = amount !== null && isDelivered(type)
  return isPlus ? { end: null, plus: <PlusDelivery amount={amount} /> } : { end: amount, plus: null }
}

type Place = NonNullable<AgainCardProps['place']>

function totalOf(lines: OrderAgain['lines'], venue: Venue, { type, people }: Place): Cents {
  return orderTotal({ lines, orderType: type, config: venue[type], people }).total
}

function PlusDelivery({ amount }: { readonly amount: string }) {
  return <Trans id="again.plusDelivery">{amount} plus delivery</Trans>
}

function dishText({ quantity, item }: LastOrder['lines'][number]): string {
  return quantity === 1 ? item.name : `${quantity} × ${item.name}`
}

// More of them are counted.
const mostNamed = 2

/** What is gone or costs something else, in short: the review says all of it before anything is added. */
function Changes({ changes }: { readonly changes: readonly AgainChange[] }) {
  const { i18n } = useInstance()
  const price = usePrice()
  const count = changes.length
  if (count === 0) return null
  if (count > mostNamed)
    return (
      <p className="changes">
        <Plural
          id="again.changes"
          value={count}
          one="# thing is not as it was."
          other="# things are not as they were."
        />
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
