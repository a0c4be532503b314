import type { Routes } from '#server/platform/answer.ts'
import { refused } from '#server/platform/refusal.ts'
import { getBillingAddress, newBillingAddress } from '#src/contract/billing.ts'
import { accept } from '#src/domain/verdict.ts'

import { billingAddressOf, saveBillingAddress } from './billing-addresses.ts'
import { checkBilling } from './check-billing.ts'

/** Billing addresses. */
export function billingRoutes({ answer, answerCustomer }: Routes) {
  answerCustomer(getBillingAddress, async (_request, { db, account }) =>
    accept({ address: await billingAddressOf(db, account.id) }),
  )

  answer(newBillingAddress, async ({ isKept, ...typed }, { db, account, language }) => {
    // A guest has nowhere to keep it (contract C130).
    if (isKept && !account) return refused('API_KEY_NOT_FOUND')
    const checked = checkBilling(typed, language)
    if (!checked.ok) return checked
    if (isKept && account) await saveBillingAddress(db, account.id, checked.value)
    return accept({ address: checked.value })
  })
}
