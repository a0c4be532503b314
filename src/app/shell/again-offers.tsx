import { useAgainOffers } from '#src/features/orders/again/use-again-offers.ts'

import { OrderAgain } from './order-again.tsx'

/** The card of what this device can order again at the chosen venue; nothing where that is nothing. */
export function AgainOffers() {
  const offers = useAgainOffers()
  return offers.length > 0 && <OrderAgain offers={offers} />
}
