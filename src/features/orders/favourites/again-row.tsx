import { Trans, useLingui } from '@lingui/react/macro'

import type { AgainOffer } from '#src/domain/orders/again-offers.ts'
import { dishesText } from '#src/features/orders/again/dishes-text.ts'
import { useAgain } from '#src/features/orders/again/use-again.ts'
import { weekdayName } from '#src/i18n/format-calendar.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useOrderTypeName } from '#src/parts/order/use-order-type-name.ts'
import { useVenueOfOrder } from '#src/parts/order/use-venue-of-order.ts'
import { RecordCard } from '#src/parts/screen/record-card.tsx'
import { useVenue } from '#src/parts/venue/use-restaurant.ts'
import { Button } from '#src/ui/base/button.tsx'

import { ChangeFavourite } from './change-favourite.tsx'

type AgainRowProps = {
  readonly offer: AgainOffer
  /** Its venue takes orders of its type. */
  readonly isOffered?: boolean
  /** Whether `start` is known: until then the button is busy. */
  readonly isKnown?: boolean
  /** Starts the order without a question; null where one has to be asked first. */
  readonly start: (() => Promise<void>) | null
  /** Called once it is in the cart of an order that `start` has started. */
  readonly onAdded?: () => void
  /** Called when a tap leads to another screen. */
  readonly onLeave?: (() => void) | undefined
}

/** A favourite, or the last order, in a list. */
export function AgainRow({ offer, isOffered = false, isKnown = true, ...tap }: AgainRowProps) {
  const { t } = useLingui()
  const typeName = useOrderTypeName()
  const venue = useVenueOfOrder(offer)
  const chosen = useVenue()
  const { orderId, venueId, type, lines } = offer
  const name = offer.name ?? t({ id: 'again.last', message: 'Your last order' })
  const request = { orderId, venueId, token: null, isKept: true }
  const { isPending, again } = useAgain({ request, type, ...tap })
  return (
    <RecordCard
      title={name}
      status={null}
      headingLevel={3}
      actions={
        <>
          {isOffered && (
            <Button
              size="small"
              isBusy={isPending || !isKnown}
              aria-label={t({ id: 'favourites.again.of', message: `Order again: ${name}` })}
              onClick={again}
            >
              <Trans id="orders.again">Order again</Trans>
            </Button>
          )}
          {offer.name !== null && <ChangeFavourite orderId={orderId} />}
        </>
      }
    >
      <p>{dishesText(lines)}</p>
      <p className="facts tabular">
        {typeName(type)}
        <Day when={offer.when} />
        {venue && venueId !== chosen?.id && ` · ${venue.name}`}
      </p>
      {!isOffered && (
        <p className="facts">
          <Trans id="favourites.notOffered">Cannot be ordered at the moment.</Trans>
        </p>
      )}
    </RecordCard>
  )
}

function Day({ when }: Pick<AgainOffer, 'when'>) {
  const { i18n } = useInstance()
  if (!when) return null
  const weekday = weekdayName(when.weekday, i18n.locale)
  const { time } = when
  return (
    <>
      {' · '}
      <Trans id="favourites.weekly">
        every {weekday}, {time}
      </Trans>
    </>
  )
}
