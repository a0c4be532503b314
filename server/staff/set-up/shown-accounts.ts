import type { AccountKind, ShownAccount, ShownAccounts } from '#desk/contract/set-up/accounts.ts'
import { accountKinds } from '#desk/contract/set-up/accounts.ts'
import { allAccounts } from '#server/payments/accounts/account-queries.ts'
import type { PaymentAccount } from '#server/payments/accounts/payment-account.ts'
import { modeOfKind, namedBy } from '#server/payments/accounts/payment-account.ts'
import { accountsVersion, webhookUrl } from '#server/payments/accounts/set-account.ts'
import { webhookEvents } from '#server/payments/accounts/webhook-events.ts'
import type { PaymentDeps } from '#server/payments/payment-deps.ts'
import { accountTexts } from '#server/staff/editing/texts/account-texts.ts'
import { sayIn } from '#server/staff/editing/texts/say.ts'
import type { NewestChange } from '#server/staff/read-audit.ts'
import { newestChanges } from '#server/staff/read-audit.ts'
import { venueRowsOf } from '#server/venues/venue-queries.ts'
import type { Id } from '#src/contract/values.ts'
import type { Language } from '#src/options/languages.ts'

/** How people call the providers. */
export const providerNames = { stripe: 'Stripe', payPal: 'PayPal' } as const satisfies Record<AccountKind, string>

/** What accounts at the desk depend on. */
type AccountPlaceDeps = {
  readonly payments: Pick<PaymentDeps, 'db' | 'providers'>
  readonly hasSecretsKey: boolean
  /** What addresses of webhooks begin with; null = nobody knows it. */
  readonly publicUrl: string | null
}
type Asked = { readonly restaurantId: Id<'Restaurant'>; readonly language: Language }

/** The accounts that a restaurant and its venues use or wait for, without their secrets. */
export async function shownAccounts(deps: AccountPlaceDeps, { restaurantId, language }: Asked): Promise<ShownAccounts> {
  const { db, providers } = deps.payments
  const rows = (await allAccounts(db, restaurantId)).filter(({ retiredAt }) => retiredAt === null)
  const tests = await newestChanges(db, { restaurantId, actions: ['account.set', 'account.test'] })
  const venues = await venueRowsOf(db, restaurantId)
  return {
    version: await accountsVersion(db, restaurantId),
    obstacle: obstacleOf(deps, language),
    covered: accountKinds.filter((kind) => providers.ofEnvironment[modeOfKind[kind]] !== null),
    venues: venues.map(({ id, name }) => ({ id, name })),
    accounts: rows.map((row) => shown(row, tests, deps.publicUrl)),
  }
}

/** Why nothing can be kept; null = it can. */
function obstacleOf({ hasSecretsKey, publicUrl }: AccountPlaceDeps, language: Language): string | null {
  const say = sayIn(language)
  if (!hasSecretsKey) return say(accountTexts.noSecretsKey)
  return publicUrl === null ? say(accountTexts.noPublicUrl) : null
}

function shown(row: PaymentAccount, tests: readonly NewestChange[], publicUrl: string | null): ShownAccount {
  const { id, kind, venueId, mode, createdAt, isReady } = row
  const test = tests.find(({ subject }) => subject === String(id))
  return {
    id,
    kind,
    venueId,
    publicName: publicNameOf(row),
    mode,
    since: createdAt.toISOString(),
    tested: test ? { at: test.at.toISOString(), works: test.after?.works === true } : null,
    webhook: isReady ? null : { url: webhookUrl(publicUrl ?? '', row), events: webhookEvents[kind] },
  }
}

export function publicNameOf({ kind, publicPart }: Pick<PaymentAccount, 'kind' | 'publicPart'>): string {
  return publicPart[namedBy[kind]] ?? ''
}
