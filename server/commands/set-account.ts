import type { AccountPlace } from '#server/payments/accounts/paid-place.ts'
import { leastPaid } from '#server/payments/accounts/paid-place.ts'
import type { WalletHost } from '#server/payments/accounts/register-wallets.ts'
import type { TriedAccount } from '#server/payments/accounts/set-account.ts'
import {
  accountsVersion,
  dropTried,
  keepTried,
  registerWalletsOf,
  tryAccount,
  webhookUrl,
} from '#server/payments/accounts/set-account.ts'
import type { Database } from '#server/platform/db/database.ts'
import { paymentAccountKinds } from '#server/platform/db/schema/words.ts'
import { createSetup } from '#server/providers/create-setup.ts'
import type { Settings } from '#server/settings/settings.ts'
import type { Id } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { accountText } from './list-accounts.ts'
import { findRestaurant } from './named-restaurant.ts'
import { readAccountKeys } from './read-account-keys.ts'
import { webhookByHand } from './webhook-by-hand.ts'

export type AccountWish = {
  /** Numbers as they were typed; without a venue it is the account of all that have none of their own. */
  readonly restaurant: string
  readonly venue?: string | undefined
  readonly kind: string
  /** The standard input. */
  readonly keys: string
}
export type AccountDeps = Pick<Settings, 'secretsKeys' | 'publicUrl' | 'siteOrigin'> & {
  readonly db: Database
  readonly fetch: typeof globalThis.fetch
  readonly now: () => number
}
type Outcome = Verdict<string, readonly string[]>

/**
 * Sets the account of a restaurant, or of one of its venues. It is tried at the provider before anything is kept. Answers what
 * to tell the operator, or one sentence per fault; never a secret.
 */
export async function setAccount(deps: AccountDeps, wish: AccountWish): Promise<Outcome> {
  const kind = paymentAccountKinds.find((one) => one === wish.kind)
  const place = await placeOf(deps.db, wish, kind ?? 'stripe')
  const typed = kind
    ? readAccountKeys(kind, wish.keys)
    : refuse([`--kind must be ${paymentAccountKinds.join(' or ')}.`])
  const faults = [...settingFaults(deps), ...(place.ok ? [] : place.refusal), ...(typed.ok ? [] : typed.refusal)]
  if (!place.ok || !typed.ok || faults.length > 0) return refuse(faults)
  const { publicUrl = '' } = deps
  const used = { ...deps, publicUrl, makeSetup: (keys: Parameters<typeof createSetup>[0]) => createSetup(keys, deps) }
  const seen = await accountsVersion(deps.db, place.value.restaurant.id)
  const tried = await tryAccount(used, place.value, typed.value)
  if (!tried.ok) return refuse(tried.refusal.map(({ said }) => said))
  const kept = await deps.db.transaction((tx) => keepTried(tx, tried.value, { seen, nowMs: deps.now() }))
  if (!kept.ok) {
    await dropTried(tried.value)
    return refuse(['Somebody else has changed the accounts of this restaurant meanwhile: run this command again.'])
  }
  const wallets = await registerWalletsOf(tried.value, place.value, { ...deps, publicUrl })
  return accept(textOf(tried.value, publicUrl, wallets))
}

function textOf({ account }: TriedAccount, publicUrl: string, wallets: readonly WalletHost[]): string {
  const url = webhookUrl(publicUrl, account)
  const ofWebhook = account.isReady ? [`Webhook: ${url}`] : webhookByHand(account.kind, url)
  return [accountText(account), ...ofWebhook, ...wallets.map(walletText)].join('\n')
}

function walletText({ host, isDone }: WalletHost): string {
  return isDone
    ? `Wallets can be used on ${host}.`
    : `Wallets on ${host} by hand: dashboard of Stripe, Settings, Payment method domains, add ${host}.`
}

/** The restaurant, and the venue if one is named, by numbers as they were typed; else one sentence that says what is wrong. */
async function placeOf(
  db: Database,
  { restaurant, venue }: AccountWish,
  kind: AccountPlace['kind'],
): Promise<Verdict<AccountPlace, readonly string[]>> {
  const found = await findRestaurant(db, restaurant)
  if (!found.ok) return found
  const isNumber = venue === undefined || /^[1-9][0-9]{0,8}$/.test(venue)
  if (!isNumber) return refuse([`Restaurant ${found.value.id} does not have the venue ${venue}.`])
  const venueId = venue === undefined ? null : (Number(venue) as Id<'Venue'>)
  const place = { restaurant: found.value, venueId, kind }
  const least = await leastPaid(db, place)
  return least.ok ? accept(place) : refuse([least.refusal.said])
}

function settingFaults({ secretsKeys, publicUrl }: AccountDeps): readonly string[] {
  return [
    ...(secretsKeys.length > 0 ? [] : ['SECRETS_KEYS must be set: keys are kept sealed with the first of them.']),
    ...(publicUrl ? [] : ['PUBLIC_URL must be set: the address of the webhook begins with it.']),
  ]
}
