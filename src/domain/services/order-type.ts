import type { Restaurant } from '#src/contract/restaurant.ts'
import type { OrderType, ServiceType } from '#src/contract/service-type.ts'
import type { ServiceConfig, Venue } from '#src/contract/venue.ts'

/** Where an order goes: it waits at the venue, is brought to an address or a service point, or is served at a table. */
export type Destination = 'venue' | 'address' | 'servicePoint' | 'table'

type OrderTypeRules = {
  /** Where the order goes. */
  readonly destination: Destination
  /** Eaten at the venue: the eat-in price list, and a number of people (contract 1.6). */
  readonly isEatIn: boolean
  /** The cart is checked and timed before the checkout [CART-21, CART-22]. */
  readonly hasTimeLimit: boolean
  /**
   * Without an account: always, only where the restaurant names the type, or never (rulings "ordering without an
   * account").
   */
  readonly guests: 'always' | 'where-named' | 'never'
  /** Guests leave an e-mail; not at a table, where staff can come over. */
  readonly needsGuestEmail: boolean
}

/**
 * What sets the order types apart, in the order in which they show [CONST-01, BCONST-03]. Their words on the wire are
 * in `src/contract/service-type.ts`.
 */
const rulesOf: Readonly<Record<OrderType, OrderTypeRules>> = {
  takeAway: { destination: 'venue', isEatIn: false, hasTimeLimit: true, guests: 'where-named', needsGuestEmail: true },
  // Guests cannot: it goes to an address that is saved in an account (contract 2.14).
  delivery: { destination: 'address', isEatIn: false, hasTimeLimit: true, guests: 'never', needsGuestEmail: true },
  eatIn: { destination: 'venue', isEatIn: true, hasTimeLimit: false, guests: 'where-named', needsGuestEmail: true },
  dil: {
    destination: 'servicePoint',
    isEatIn: false,
    hasTimeLimit: true,
    guests: 'where-named',
    needsGuestEmail: true,
  },
  table: { destination: 'table', isEatIn: true, hasTimeLimit: false, guests: 'always', needsGuestEmail: false },
}

export const orderTypes = Object.keys(rulesOf) as readonly OrderType[]

/** All services in the order in which they show [CONST-01, BCONST-03]. */
export const serviceOrder: readonly ServiceType[] = [...orderTypes, 'reservation']

/**
 * Where an order of a type goes; a reservation and a type that is not known, or not chosen yet, are at the venue
 * [ORD-11].
 */
export function destinationOf(type: ServiceType | 'other' | null): Destination {
  return type === null || type === 'other' || type === 'reservation' ? 'venue' : rulesOf[type].destination
}

/** Whether it is brought to the diner, so that it may cost a delivery fee [PRICE-29]. */
export function isDelivered(type: ServiceType | 'other'): boolean {
  const destination = destinationOf(type)
  return destination === 'address' || destination === 'servicePoint'
}

/** Whether the eat-in price list holds and a number of people is asked for (contract 1.6). */
export function isEatIn(type: OrderType): boolean {
  return rulesOf[type].isEatIn
}

/** Whether the cart is checked and timed before the checkout [CART-21, CART-22]. */
export function hasTimeLimit(type: OrderType): boolean {
  return rulesOf[type].hasTimeLimit
}

/** Whether a guest has to leave an e-mail. */
export function needsGuestEmail(type: OrderType): boolean {
  return rulesOf[type].needsGuestEmail
}

/** Whether a diner may order without an account (rulings "ordering without an account"). */
export function canOrderAsGuest(
  type: OrderType,
  { guestOrderTypes }: Pick<Restaurant['settings'], 'guestOrderTypes'>,
): boolean {
  const { guests } = rulesOf[type]
  return guests === 'always' || (guests === 'where-named' && guestOrderTypes.includes(type))
}

/** A value for each service. */
export function perService<T>(valueOf: (type: ServiceType) => T): { readonly [S in ServiceType]: T } {
  return Object.fromEntries(serviceOrder.map((type) => [type, valueOf(type)])) as { [S in ServiceType]: T }
}

/** The given services in service order, without repetition and without those we do not know. */
export function inServiceOrder(types: readonly (ServiceType | 'other')[]): ServiceType[] {
  return serviceOrder.filter((type) => types.includes(type))
}

/** The configurations of a venue, of shifts lv1 or of get_mixed_info. */
export type ServiceConfigs = { readonly [T in OrderType]: Pick<ServiceConfig, 'isActive'> | null }

/** The order types a venue offers, in service order; a blocked one that is active is among them [WIZ-02, WIZ-07]. */
export function activeOrderTypes(configs: ServiceConfigs): OrderType[] {
  return orderTypes.filter((type) => configs[type]?.isActive === true)
}

/** The venue delivers to addresses, so a customer has some [ACCT-04, ACCT-25, SHELL-43]. */
export function deliversToAddresses(venue: Pick<Venue, 'delivery'> | null): boolean {
  return venue?.delivery?.isActive ?? false
}
