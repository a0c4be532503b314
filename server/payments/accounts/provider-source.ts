import type { CardProvider } from '#server/payments/card-provider.ts'
import type { PayPalProvider } from '#server/payments/paypal-provider.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { SecretsKey } from '#server/settings/settings.ts'
import type { Id } from '#src/contract/values.ts'
import type { OnlineMode } from '#src/domain/payments/online-mode.ts'

import { accountsInUse, readyAccount } from './account-queries.ts'
import type { AccountKeys, PaymentAccount } from './payment-account.ts'
import { keysOf, modeOfKind } from './payment-account.ts'

type ProviderByMode = { readonly card: CardProvider; readonly payPal: PayPalProvider }
/** The account whose keys a provider has; null = those of the environment. */
type OfAccount = { readonly account: Id<'PaymentAccount'> | null }

/** The provider of each online mode as some keys make it; null: they are of another one. */
export type KeyedProviders = { readonly [M in OnlineMode]: ProviderByMode[M] | null }
/** The provider of each online mode, for one venue or one payment; null: nobody has keys of it, so it is not offered. */
export type PaymentProviders = { readonly [M in OnlineMode]: (ProviderByMode[M] & OfAccount) | null }

type Place = { readonly restaurantId: Id<'Restaurant'>; readonly venueId: Id<'Venue'> }

/** Which keys move whose money (decision 99). */
export type ProviderSource = {
  /** Of the keys in the environment: the account of everybody without one. */
  readonly ofEnvironment: PaymentProviders
  /** What is begun at a venue: by its own account, else by its restaurant's, else by the environment's. */
  ofVenue(db: Database, place: Place): Promise<PaymentProviders>
  /** The same for a venue of the restaurant whose accounts in use (`accountsInUse`) were read already. */
  amongAccounts(inUse: readonly PaymentAccount[], place: Place): Promise<PaymentProviders>
  /** What was begun with an account, retired or not; null when its keys are gone. */
  ofAccount<M extends OnlineMode>(db: Database, mode: M, id: Id<'PaymentAccount'> | null): Promise<PaymentProviders[M]>
}

type SourceDeps = {
  readonly environment: KeyedProviders
  /** Makes the provider of an account's keys. */
  readonly make: (keys: AccountKeys) => Promise<KeyedProviders>
  readonly secretsKeys: readonly SecretsKey[]
  readonly log: Logger
}

/**
 * Providers of accounts are made once in a process and made anew when their row has changed: it is read with each call, so that
 * several processes agree without telling each other.
 */
export function createProviderSource({ environment, make, secretsKeys, log }: SourceDeps): ProviderSource {
  const made = new Map<Id<'PaymentAccount'>, { readonly row: string; readonly providers: Promise<PaymentProviders> }>()

  function providersOf(account: PaymentAccount): Promise<PaymentProviders> {
    const { id, publicPart, sealedPart, mode } = account
    const row = JSON.stringify([mode, publicPart, sealedPart])
    const known = made.get(id)
    if (known?.row === row) return known.providers
    const providers = openAndMake(account)
    made.set(id, { row, providers })
    return providers
  }

  /** An account that cannot be opened takes no money: neither does another one for it. */
  async function openAndMake(account: PaymentAccount): Promise<PaymentProviders> {
    const { id, restaurantId } = account
    try {
      return named(await make(keysOf(account, secretsKeys)), id)
    } catch {
      log({ event: 'payment-account-not-opened', level: 'error', account: id, restaurantId })
      return none
    }
  }

  async function providerAt<M extends OnlineMode>(rows: readonly PaymentAccount[], mode: M, { venueId }: Place) {
    const own = rows.filter(({ kind }) => modeOfKind[kind] === mode)
    const account = own.find((row) => row.venueId === venueId) ?? own.find((row) => row.venueId === null)
    return account ? (await providersOf(account))[mode] : ofEnvironment[mode]
  }

  async function amongAccounts(inUse: readonly PaymentAccount[], place: Place): Promise<PaymentProviders> {
    return { card: await providerAt(inUse, 'card', place), payPal: await providerAt(inUse, 'payPal', place) }
  }

  const ofEnvironment = named(environment, null)
  return {
    ofEnvironment,
    ofVenue: async (db, place) => amongAccounts(await accountsInUse(db, place.restaurantId), place),
    amongAccounts,
    ofAccount: async (db, mode, id) => {
      if (id === null) return ofEnvironment[mode]
      const account = await readyAccount(db, id)
      return account && (await providersOf(account))[mode]
    },
  }
}

type Asked = { readonly mode: OnlineMode; readonly restaurantId: Id<'Restaurant'> }

/** Whether any venue of a restaurant can have keys of an online mode. */
export async function takesAnywhere(
  db: Database,
  { ofEnvironment }: ProviderSource,
  { mode, restaurantId }: Asked,
): Promise<boolean> {
  if (ofEnvironment[mode] !== null) return true
  return (await accountsInUse(db, restaurantId)).some(({ kind }) => modeOfKind[kind] === mode)
}

const none: PaymentProviders = { card: null, payPal: null }

function named({ card, payPal }: KeyedProviders, account: Id<'PaymentAccount'> | null): PaymentProviders {
  return { card: card && { ...card, account }, payPal: payPal && { ...payPal, account } }
}
