import { createHash } from 'node:crypto'

import { paymentWays } from '#server/payments/payment-ways.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { SecretsKey } from '#server/settings/settings.ts'
import { lockEditing } from '#server/venues/lock-editing.ts'
import type { Id } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { allAccounts, keepAccount, newAccountId } from './account-queries.ts'
import type { AccountFault, AccountSetup, MakeSetup } from './account-setup.ts'
import { sameAccount, webhookOf } from './known-account.ts'
import type { AccountPlace } from './paid-place.ts'
import { leastPaid } from './paid-place.ts'
import type { PaymentAccount } from './payment-account.ts'
import { modeOfKind, sealSecrets } from './payment-account.ts'
import { registerWallets } from './register-wallets.ts'
import type { TypedKeys } from './typed-keys.ts'

type SetDeps = {
  readonly db: Database
  readonly secretsKeys: readonly SecretsKey[]
  /** What addresses of webhooks begin with. */
  readonly publicUrl: string
  readonly makeSetup: MakeSetup
  readonly now: () => number
}

/** An account that was tried and whose webhook is registered, before it is kept. */
export type TriedAccount = {
  readonly account: PaymentAccount
  readonly setup: AccountSetup
  /** Whether its webhook was registered just now. */
  readonly isWebhookNew: boolean
}

/** Which accounts a restaurant has: another text when one was set, got other keys or is out of use. */
export async function accountsVersion(db: Database, restaurantId: Id<'Restaurant'>): Promise<string> {
  const rows = (await allAccounts(db, restaurantId)).filter(({ retiredAt }) => retiredAt === null)
  const facts = rows.map(({ id, isReady, sealedPart }) => [id, isReady, sealedPart])
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
}

/** Where an account's webhook is sent. */
export function webhookUrl(publicUrl: string, { id, kind }: Pick<PaymentAccount, 'id' | 'kind'>): string {
  return `${publicUrl}${paymentWays[modeOfKind[kind]].webhookPath}/${id}`
}

/**
 * Makes a payment with keys and takes it back, and registers their webhook; nothing is kept yet. Asks the provider, so it is no
 * part of a transaction.
 */
export async function tryAccount(
  deps: SetDeps,
  place: AccountPlace,
  typed: TypedKeys,
): Promise<Verdict<TriedAccount, readonly AccountFault[]>> {
  const least = await leastPaid(deps.db, place)
  if (!least.ok) return refuse([least.refusal])
  const setup = await deps.makeSetup(typed)
  const tried = await setup.tryPayment(least.value)
  if (!tried.ok) return refuse([tried.refusal])
  const found = { typed, setup, publicPart: { ...typed.publicPart, ...tried.value } }
  return accept({ ...(await withWebhook(deps, place, found)), setup })
}

/** The account of keys that work, with its webhook: the one that is typed or known, else one that is registered now. */
async function withWebhook(
  deps: SetDeps,
  place: AccountPlace,
  {
    typed,
    publicPart,
    setup,
  }: { readonly typed: TypedKeys; readonly setup: AccountSetup } & Pick<TypedKeys, 'publicPart'>,
): Promise<Pick<TriedAccount, 'account' | 'isWebhookNew'>> {
  const { db, secretsKeys } = deps
  const owner = { restaurantId: place.restaurant.id, venueId: place.venueId, kind: place.kind }
  const earlier = await sameAccount(db, { ...owner, publicPart })
  const id = earlier?.id ?? (await newAccountId(db))
  const known = typed.webhook ?? (earlier && webhookOf(earlier, secretsKeys))
  const webhook = known ?? (await setup.registerWebhook(webhookUrl(deps.publicUrl, { ...owner, id })))
  const account = {
    ...owner,
    id,
    mode: typed.mode,
    publicPart: { ...publicPart, ...webhook?.publicPart },
    sealedPart: sealSecrets({ ...typed.secrets, ...webhook?.secrets }, owner, secretsKeys),
    lastFour: typed.lastFour,
    isReady: webhook !== null,
    createdAt: earlier?.createdAt ?? new Date(deps.now()),
    retiredAt: null,
  }
  return { account, isWebhookNew: !known && webhook !== null }
}

/** Keeps an account that was tried, unless its restaurant has other accounts than were seen before (`accountsVersion`). */
export async function keepTried(
  tx: Database,
  { account }: TriedAccount,
  { seen, nowMs }: { readonly seen: string; readonly nowMs: number },
): Promise<Verdict<PaymentAccount, 'changed'>> {
  await lockEditing(tx, account.restaurantId)
  if ((await accountsVersion(tx, account.restaurantId)) !== seen) return refuse('changed')
  await keepAccount(tx, account, nowMs)
  return accept(account)
}

/** Takes the webhook away that was registered for an account which was not kept then. */
export async function dropTried({ account, setup, isWebhookNew }: TriedAccount): Promise<void> {
  const { webhookId } = account.publicPart
  // What stays at the provider is sent to an account that does not exist, which answers 404.
  if (isWebhookNew && webhookId) await setup.removeWebhook(webhookId).catch(() => false)
}

/** Lets wallets pay on the pages where an account that is kept is used. */
export function registerWalletsOf({ setup }: TriedAccount, { restaurant }: AccountPlace, sites: Sites) {
  return registerWallets(setup, [new URL(restaurant.siteUrl ?? '/', sites.siteOrigin).href, sites.publicUrl])
}

type Sites = { readonly siteOrigin: string; readonly publicUrl: string }
