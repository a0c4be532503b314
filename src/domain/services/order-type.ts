import type { Restaurant } from '#src/contract/restaurant.ts'
import type { OrderType, ServiceType } from '#src/contract/service-type.ts'
import type { ServiceConfig, Venue } from '#src/contract/venue.ts'

/**
 * Destination of an order: picked up at the venue, delivered to an address or a service point, or served at a table.
 */
export type Destination = 'venue' | 'address' | 'servicePoint' | 'table'

type OrderTypeRules = {
  /** Destination of the order. */
  readonly destination: Destination
  /** Eaten at the venue: the eat-in price list, and a number of people (contract 1.6). */
  readonly isEatIn: boolean
  /** Whether the cart is checked and gets a time limit before the checkout [CART-21, CART-22]. */
  readonly hasTimeLimit: boolean
  /** Whether guests may order: always, or only if the restaurant lists the type (rulings "ordering without an account"). */
  readonly guests: 'always' | 'where-named'
}

/**
 * Rules of the order types in display order [CONST-01, BCONST-03]. Their wire names are in
 * `src/contract/service-type.ts`.
 */
const rulesOf: Readonly<Record<OrderType, OrderTypeRules>> = {
  takeAway: { destination: 'venue', isEatIn: false, hasTimeLimit: true, guests: 'where-named' },
  delivery: {
    destination: 'address',
    isEatIn: false,
    hasTimeLimit: true,
    guests: 'where-named',
  },
  eatIn: { destination: 'venue', isEatIn: true, hasTimeLimit: false, guests: 'where-named' },
  dil: {
    destination: 'servicePoint',
    isEatIn: false,
    hasTimeLimit: true,
    guests: 'where-named',
  },
  table: { destination: 'table', isEatIn: true, hasTimeLimit: false, guests: 'always' },
}

export const orderTypes = Object.keys(rulesOf) as readonly OrderType[]

/** All services in display order [CONST-01, BCONST-03]. */
export const serviceOrder: readonly ServiceType[] = [...orderTypes, 'reservation']

/** Destination of an order type; the venue for a reservation and for an unknown or missing type [ORD-11]. */
export function destinationOf(type: ServiceType | 'other' | null): Destination {
  return type === null || type === 'other' || type === 'reservation' ? 'venue' : rulesOf[type].destination
}

/** Whether the order is delivered, so that a delivery fee may apply [PRICE-29]. */
export function isDelivered(type: ServiceType | 'other'): boolean {
  const destination = destinationOf(type)
  return destination === 'address' || destination === 'servicePoint'
}

/** Whether the eat-in prices apply and the number of people is asked for (contract 1.6). */
export function isEatIn(type: OrderType): boolean {
  return rulesOf[type].isEatIn
}

/** Whether the cart is checked and gets a time limit before the checkout [CART-21, CART-22]. */
export function hasTimeLimit(type: OrderType): boolean {
  return rulesOf[type].hasTimeLimit
}

/** Whether a guest has to leave an e-mail; not at a table, where the staff is nearby. */
export function needsGuestEmail(type: OrderType): boolean {
  return rulesOf[type].destination !== 'table'
}

/** Whether a diner may order without an account (rulings "ordering without an account"). */
export function canOrderAsGuest(
  type: OrderType,
  { guestOrderTypes }: Pick<Restaurant['settings'], 'guestOrderTypes'>,
): boolean {
  return rulesOf[type].guests === 'always' || guestOrderTypes.includes(type)
}

/** An object with a value for each service. */
export function perService<T>(valueOf: (type: ServiceType) => T): { readonly [S in ServiceType]: T } {
  return Object.fromEntries(serviceOrder.map((type) => [type, valueOf(type)])) as { [S in ServiceType]: T }
}

/** The services in display order, without duplicates and unknown ones. */
export function inServiceOrder(types: readonly (ServiceType | 'other')[]): ServiceType[] {
  return serviceOrder.filter((type) => types.includes(type))
}

/** Service configurations, of a venue, shifts lv1 or get_mixed_info. */
export type ServiceConfigs = { readonly [T in OrderType]: Pick<ServiceConfig, 'isActive'> | null }

/** The order types a venue offers, in service order; a blocked one that is active is among them [WIZ-02, WIZ-07]. */
export function activeOrderTypes(configs: ServiceConfigs): OrderType[] {
  return orderTypes.filter((type) => configs[type]?.isActive === true)
}

/** Whether the venue delivers to addresses, so that the account has an address page [ACCT-04, ACCT-25, SHELL-43]. */
export function deliversToAddresses(venue: Pick<Venue, 'delivery'> | null): boolean {
  return venue?.delivery?.isActive ?? false
}
