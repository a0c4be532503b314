import type { Database } from '#server/platform/db/database.ts'
import type { SecretsKey } from '#server/settings/settings.ts'

import { allAccounts } from './account-queries.ts'
import type { Webhook } from './account-setup.ts'
import type { PaymentAccount } from './payment-account.ts'
import { namedBy, openSecrets } from './payment-account.ts'

type Asked = Pick<PaymentAccount, 'restaurantId' | 'venueId' | 'kind' | 'publicPart'>

/** The account at a place that some keys are of already, so that new keys stay in its row; one in use rather than one that waits. */
export async function sameAccount(db: Database, asked: Asked): Promise<PaymentAccount | null> {
  const name = namedBy[asked.kind]
  const same = (await allAccounts(db, asked.restaurantId)).filter(
    ({ retiredAt, venueId, kind, publicPart }) =>
      retiredAt === null &&
      venueId === asked.venueId &&
      kind === asked.kind &&
      publicPart[name] === asked.publicPart[name],
  )
  return same.find(({ isReady }) => isReady) ?? same[0] ?? null
}

/** The webhook that an account has already. */
export function webhookOf(account: PaymentAccount, keys: readonly SecretsKey[]): Webhook | null {
  if (!account.isReady) return null
  const { webhookId } = account.publicPart
  const { webhookSecret } = openSecrets(account, keys)
  return { publicPart: webhookId ? { webhookId } : {}, secrets: webhookSecret ? { webhookSecret } : {} }
}
