import { recordAccountConsents } from '#server/legal/record-consents.ts'
import type { Call } from '#server/platform/call.ts'

import type { NewAccount } from './account-queries.ts'
import { createAccount } from './account-queries.ts'
import { mailConfirmation } from './email-confirmations.ts'
import { keepAddresses } from './keep-addresses.ts'
import type { AccountAddresses } from './read-addresses.ts'

type Registration = {
  readonly addresses: AccountAddresses
  /** By a mail, as far as mails are allowed. */
  readonly isWelcomed: boolean
  /** Beside the consents, as the client says. */
  readonly shownDocuments: Readonly<Record<string, string>> | undefined
}

/** Makes an account with its addresses and the record of its consents; false when its name or e-mail is taken meanwhile. */
export function registerAccount(
  wanted: NewAccount,
  { addresses, isWelcomed, shownDocuments }: Registration,
  call: Call,
): Promise<boolean> {
  return call.db.transaction(async (tx) => {
    const account = await createAccount(tx, wanted)
    if (!account) return false
    await keepAddresses(tx, { account, addresses, nowMs: call.nowMs })
    const answers = { given: account.consents, before: null, shown: shownDocuments }
    await recordAccountConsents({ ...call, db: tx }, account, answers)
    if (isWelcomed) await mailConfirmation(tx, account, { kind: 'welcome', call })
    return true
  })
}
