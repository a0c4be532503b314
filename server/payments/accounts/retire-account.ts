import { countPaymentsWith } from '#server/payments/payment-queries.ts'
import type { Database } from '#server/platform/db/database.ts'

import type { AccountSetup } from './account-setup.ts'
import type { PaymentAccount } from './payment-account.ts'

/** What becomes of the webhook of an account that is out of use; `stays` with how many payments it may still report. */
export type WebhookEnd =
  | { readonly kind: 'stays'; readonly payments: number }
  | { readonly kind: 'none' | 'removed' | 'not-removed' }

/** A payment that was begun may be reported later, and so may its refund: only without any the webhook goes. */
export async function endWebhook(db: Database, account: PaymentAccount, setup: AccountSetup): Promise<WebhookEnd> {
  const payments = await countPaymentsWith(db, account)
  if (payments > 0) return { kind: 'stays', payments }
  if (!account.isReady) return { kind: 'none' }
  const { webhookId } = account.publicPart
  const isRemoved = webhookId !== undefined && (await setup.removeWebhook(webhookId).catch(() => false))
  return { kind: isRemoved ? 'removed' : 'not-removed' }
}
