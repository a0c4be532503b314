import { OrderAgain } from './order-again.tsx'
import { useAgainOffers } from './use-again-offers.ts'

/** The card of what this device can order again at the chosen venue; nothing where that is nothing. */
export function AgainOffers() {
  const offers = useAgainOffers()
  return offers.length > 0 && <OrderAgain offers={offers} />
}
