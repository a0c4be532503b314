import { randomUUID } from 'node:crypto'

import { keepAccount, newAccountId } from '#server/payments/accounts/account-queries.ts'
import type { AccountKind } from '#server/payments/accounts/payment-account.ts'
import { sealSecrets } from '#server/payments/accounts/payment-account.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Id } from '#src/contract/values.ts'
import { testSecretsKeys } from '#tests/support/service.ts'

import { noon } from './diner.ts'

type Wish = {
  readonly restaurantId: Id<'Restaurant'>
  readonly kind: AccountKind
  /** Of the whole restaurant when left out. */
  readonly venueId?: Id<'Venue'>
  readonly nowMs?: number
}

/** An account of a restaurant's own, ready, in the place of an earlier one; with the keys that it has. */
export async function anAccount({ db }: { readonly db: Database }, { nowMs = noon, venueId, ...owner }: Wish) {
  const id = await newAccountId(db)
  const name = randomUUID().replaceAll('-', '')
  const keys = {
    stripe: {
      publicPart: { publishableKey: `pk_test_${name}` },
      secrets: { secretKey: `rk_test_${name}`, webhookSecret: `whsec_${name}` },
    },
    payPal: {
      publicPart: { clientId: `client-${name}`, merchantId: name.slice(0, 13).toUpperCase(), webhookId: `WH-${name}` },
      secrets: { clientSecret: `secret-${name}` },
    },
  }[owner.kind]
  const account = {
    ...owner,
    id,
    venueId: venueId ?? null,
    mode: 'test' as const,
    publicPart: keys.publicPart,
    sealedPart: sealSecrets(keys.secrets, owner, testSecretsKeys),
    lastFour: name.slice(-4),
    isReady: true,
    createdAt: new Date(nowMs),
    retiredAt: null,
  }
  await keepAccount(db, account, nowMs)
  return { id, lastFour: name.slice(-4), ...keys }
}
