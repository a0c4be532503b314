import type { Call } from '#server/platform/call.ts'
import type { Account } from '#server/platform/sessions.ts'
import { lockAccount, openSession } from '#server/platform/sessions.ts'

/** Opens a session with a password that was right and answers its key; null when the account has another one by now. */
export function openSessionOf(account: Account, { db, nowMs }: Call): Promise<string | null> {
  return db.transaction(async (tx) => {
    const now = await lockAccount(tx, account.id)
    return now?.passwordHash === account.passwordHash ? openSession(tx, account.id, nowMs) : null
  })
}
