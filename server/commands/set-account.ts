import { keepAccount, newAccountId } from '#server/payments/accounts/account-queries.ts'
import { modeOfKind, sealSecrets } from '#server/payments/accounts/payment-account.ts'
import { paymentWays } from '#server/payments/payment-ways.ts'
import type { Database } from '#server/platform/db/database.ts'
import { paymentAccountKinds } from '#server/platform/db/schema/words.ts'
import type { AccountSetup } from '#server/providers/account-setup.ts'
import { createSetup } from '#server/providers/create-setup.ts'
import type { Settings } from '#server/settings/settings.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { sameAccount, webhookOf } from './known-account.ts'
import { accountText } from './list-accounts.ts'
import type { PaidPlace } from './paid-place.ts'
import { findPaidPlace } from './paid-place.ts'
import type { TypedKeys } from './read-account-keys.ts'
import { readAccountKeys } from './read-account-keys.ts'
import { registerWallets } from './register-wallets.ts'
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
  const place = await findPaidPlace(deps.db, wish, kind ? modeOfKind[kind] : 'card')
  const typed = kind
    ? readAccountKeys(kind, wish.keys)
    : refuse([`--kind must be ${paymentAccountKinds.join(' or ')}.`])
  const faults = [...settingFaults(deps), ...(place.ok ? [] : place.refusal), ...(typed.ok ? [] : typed.refusal)]
  if (!place.ok || !typed.ok || faults.length > 0) return refuse(faults)
  const setup = await createSetup(typed.value, deps)
  const tried = await setup.tryPayment(place.value.least)
  if (!tried.ok) return refuse([tried.refusal])
  const found = { ...typed.value, publicPart: { ...typed.value.publicPart, ...tried.value } }
  return keep(deps, { place: place.value, typed: found, setup })
}

function settingFaults({ secretsKeys, publicUrl }: AccountDeps): readonly string[] {
  return [
    ...(secretsKeys.length > 0 ? [] : ['SECRETS_KEYS must be set: keys are kept sealed with the first of them.']),
    ...(publicUrl ? [] : ['PUBLIC_URL must be set: the address of the webhook begins with it.']),
  ]
}

type Found = { readonly place: PaidPlace; readonly typed: TypedKeys; readonly setup: AccountSetup }

async function keep(deps: AccountDeps, { place, typed, setup }: Found): Promise<Outcome> {
  const { db, secretsKeys, now } = deps
  const { kind, mode, lastFour, publicPart, secrets } = typed
  const owner = { restaurantId: place.restaurant.id, kind }
  const { venueId } = place
  const earlier = await sameAccount(db, { ...owner, venueId, publicPart })
  const id = earlier?.id ?? (await newAccountId(db))
  const url = `${deps.publicUrl}${paymentWays[modeOfKind[kind]].webhookPath}/${id}`
  const known = typed.webhook ?? (earlier && webhookOf(earlier, secretsKeys))
  const webhook = known ?? (await setup.registerWebhook(url))
  const account = {
    ...owner,
    id,
    venueId,
    mode,
    publicPart: { ...publicPart, ...webhook?.publicPart },
    sealedPart: sealSecrets({ ...secrets, ...webhook?.secrets }, owner, secretsKeys),
    lastFour,
    isReady: webhook !== null,
    createdAt: earlier?.createdAt ?? new Date(now()),
    retiredAt: null,
  }
  await keepAccount(db, account, now())
  const wallets = await registerWallets(setup, [place.siteUrl(deps.siteOrigin), deps.publicUrl ?? ''])
  const ofWebhook = webhook ? [`Webhook: ${url}`] : webhookByHand(kind, url)
  return accept([accountText(account), ...ofWebhook, ...wallets].join('\n'))
}
