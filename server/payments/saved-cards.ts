import { calendarOf } from '#server/platform/calendar.ts'
import type { Account } from '#server/platform/sessions.ts'
import type { SavedCard } from '#src/contract/payment.ts'
import type { Id } from '#src/contract/values.ts'

import type { PaymentProviders } from './accounts/provider-source.ts'
import type { StoredCard } from './card-provider.ts'
import { installationOf } from './installation.ts'
import { offeredProvider } from './offered-modes.ts'
import type { PaymentDeps } from './payment-deps.ts'
import type { CardCustomer } from './payment-queries.ts'
import { cardCustomerOf, cardCustomersOf, saveCardCustomer } from './payment-queries.ts'

type WithCards = Pick<PaymentDeps, 'db'> & { readonly card: NonNullable<PaymentProviders['card']> }

/** The id that a provider's account has of a customer at a venue; created before the first card is saved. */
export async function cardCustomer({ db, card }: WithCards, account: Account, venueId: Id<'Venue'>): Promise<string> {
  const owner = { accountId: account.id, venueId, paymentAccountId: card.account }
  const known = await cardCustomerOf(db, owner)
  if (known !== null) return known
  const key = ['comanda-customer', await installationOf(db), account.id, venueId, account.createdAt.getTime()].join('-')
  return saveCardCustomer(db, owner, await card.createCustomer({ email: account.email, key }))
}

/**
 * The cards of a customer that pay at one venue, none while it takes no card; without a venue those of every venue, to look at
 * and to delete [PAY-04, ACCT-62]. What an account keeps that the venue no longer uses is not asked for: its keys may be gone.
 */
export async function savedCards(
  deps: PaymentDeps,
  account: Account,
  venueId: Id<'Venue'> | null,
): Promise<SavedCard[]> {
  const isTaken = venueId === null || (await offeredProvider(deps, offerAt(account, venueId), 'card')).ok
  if (!isTaken) return []
  const nowMs = deps.clock.now(account.restaurantId)
  const customers = (await cardCustomersOf(deps.db, account.id)).filter(
    (customer) => venueId === null || customer.venueId === venueId,
  )
  const ofVenues = customers.map(async (customer) => {
    const card = await cardsNowAt(deps, account, customer)
    const stored = card ? await card.cardsOf(customer.ref) : []
    return stored.map((one) => asSavedCard(one, customer.venueId, nowMs))
  })
  return (await Promise.all(ofVenues)).flat()
}

/** The provider that keeps the cards of a customer at a venue, if the venue uses that account now. */
async function cardsNowAt({ db, providers }: PaymentDeps, account: Account, customer: CardCustomer) {
  const { restaurantId } = account
  const { card } = await providers.ofVenue(db, { restaurantId, venueId: customer.venueId })
  return card?.account === customer.paymentAccountId ? card : null
}

function offerAt({ restaurantId }: Account, venueId: Id<'Venue'>) {
  return { restaurantId, venueId, type: null }
}

/** False when the customer has no such card at the venue. */
export async function detachSavedCard(
  { db, providers }: PaymentDeps,
  { account, venueId }: { readonly account: Account; readonly venueId: Id<'Venue'> },
  id: string,
): Promise<boolean> {
  const { card } = await providers.ofVenue(db, { restaurantId: account.restaurantId, venueId })
  if (!card) return false
  const customer = await cardCustomerOf(db, { accountId: account.id, venueId, paymentAccountId: card.account })
  return customer !== null && card.detach(customer, id)
}

/** A card is valid until the end of its expiry month. */
function asSavedCard({ id, ...card }: StoredCard, venueId: Id<'Venue'>, nowMs: number): SavedCard {
  const isExpired = calendarOf(nowMs).isAfter(calendarOf(`${card.expiryYear}-${card.expiryMonth}`), 'month')
  return { id, venues: [{ id: venueId }], card: { ...card, isExpired } }
}
