import { deleteBillingAddress } from '#server/addresses/billing-addresses.ts'
import { recordAccountConsents } from '#server/legal/record-consents.ts'
import type { CustomerCall } from '#server/platform/call.ts'
import type { Database } from '#server/platform/db/database.ts'
import { dropPushTokens } from '#server/platform/outbox/push-tokens.ts'
import type { Account } from '#server/platform/sessions.ts'
import { closeOtherSessions, isSessionOpen, lockAccount } from '#server/platform/sessions.ts'

import { changeAccount } from './account-queries.ts'
import { keepAddresses } from './keep-addresses.ts'
import type { Move } from './move-email.ts'
import { tellOfMove } from './move-email.ts'
import type { AccountAddresses } from './read-addresses.ts'

type Profile = {
  readonly addresses: AccountAddresses
  /** Null = the e-mail address stays. */
  readonly move: Move | null
  /** Signs out everywhere else. */
  readonly hasNewPassword: boolean
  /** Beside the consents, as the client says. */
  readonly shownDocuments: Readonly<Record<string, string>> | undefined
}
type Outcome = 'changed' | 'taken' | 'signed-out'

/** Changes the account of the caller, its addresses and what follows from other consents, a new e-mail address or password. */
export function saveProfile(
  change: Parameters<typeof changeAccount>[2] & Pick<Account, 'consents'>,
  { addresses, move, hasNewPassword, shownDocuments }: Profile,
  call: CustomerCall,
): Promise<Outcome> {
  const { db, account, apiKey, nowMs } = call
  return db.transaction(async (tx): Promise<Outcome> => {
    const now = await lockAccount(tx, account.id)
    // It may have been signed out while it waited.
    if (!now || (apiKey !== null && !(await isSessionOpen(tx, account.id, apiKey)))) return 'signed-out'
    if (!(await changeAccount(tx, account, move ? { ...change, emailVerifiedAt: null } : change))) return 'taken'
    if (move) await tellOfMove(tx, { ...move, changed: { ...now, ...change } }, call)
    if (hasNewPassword) await signOutElsewhere(tx, account.id, apiKey)
    if (addresses.billing === null) await deleteBillingAddress(tx, account.id)
    await keepAddresses(tx, { account, addresses, nowMs })
    const answers = { given: change.consents, before: now.consents, shown: shownDocuments }
    await recordAccountConsents({ ...call, db: tx }, account, answers)
    return 'changed'
  })
}

async function signOutElsewhere(tx: Database, accountId: Account['id'], apiKey: string | null): Promise<void> {
  if (apiKey !== null) await closeOtherSessions(tx, accountId, apiKey)
  await dropPushTokens(tx, accountId)
}
