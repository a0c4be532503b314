import { calendarOf } from '#server/platform/calendar.ts'
import type { Account } from '#server/platform/sessions.ts'
import type { SavedCard } from '#src/contract/payment.ts'
import type { Id } from '#src/contract/values.ts'

import type { CardProvider, StoredCard } from './card-provider.ts'
import { installationOf } from './installation.ts'
import { offeredProvider } from './offered-modes.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { cardCustomerOf, cardCustomersOf, saveCardCustomer } from './payment-queries.ts'

type WithCards = Pick<PaymentDeps, 'db'> & { readonly card: CardProvider }

/** The provider's customer id of an account at a venue; created before the first card is saved. */
export async function cardCustomer({ db, card }: WithCards, account: Account, venueId: Id<'Venue'>): Promise<string> {
  const owner = { accountId: account.id, venueId }
  const known = await cardCustomerOf(db, owner)
  if (known !== null) return known
  const key = ['comanda-customer', await installationOf(db), account.id, venueId, account.createdAt.getTime()].join('-')
  return saveCardCustomer(db, owner, await card.createCustomer({ email: account.email, key }))
}

/**
 * The cards of an account that pay at one venue, none while it takes no card; without a venue all of them, to look at and
 * to delete [PAY-04, ACCT-62].
 */
export async function savedCards(
  deps: PaymentDeps,
  account: Account,
  venueId: Id<'Venue'> | null,
): Promise<SavedCard[]> {
  const { db, card, clock } = deps
  const isTaken = venueId === null || (await offeredProvider(deps, offerAt(account, venueId), 'card')).ok
  if (!card || !isTaken) return []
  const nowMs = clock.now(account.restaurantId)
  const customers = (await cardCustomersOf(db, account.id)).filter(
    (customer) => venueId === null || customer.venueId === venueId,
  )
  const ofVenues = customers.map(async (customer) =>
    (await card.cardsOf(customer.ref)).map((stored) => asSavedCard(stored, customer.venueId, nowMs)),
  )
  return (await Promise.all(ofVenues)).flat()
}

function offerAt({ restaurantId }: Account, venueId: Id<'Venue'>) {
  return { restaurantId, venueId, type: null }
}

/** False when the account has no such card at the venue. */
export async function detachSavedCard(
  { db, card }: PaymentDeps,
  owner: { readonly accountId: Id<'Account'>; readonly venueId: Id<'Venue'> },
  id: string,
): Promise<boolean> {
  const customer = await cardCustomerOf(db, owner)
  return card !== null && customer !== null && card.detach(customer, id)
}

/** A card is valid until the end of its expiry month. */
function asSavedCard({ id, ...card }: StoredCard, venueId: Id<'Venue'>, nowMs: number): SavedCard {
  const isExpired = calendarOf(nowMs).isAfter(calendarOf(`${card.expiryYear}-${card.expiryMonth}`), 'month')
  return { id, venues: [{ id: venueId }], card: { ...card, isExpired } }
}
