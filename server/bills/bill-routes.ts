import type { PaymentDeps } from '#server/payments/payment-deps.ts'
import type { Routes } from '#server/platform/answer.ts'
import { giveUpBill, openBill } from '#src/contract/dining-table.ts'

import { giveUp } from './give-up-bill.ts'
import { openOnce } from './open-bill.ts'

/** Bills for orders at a table (decision 84); they are paid by the calls of contract 3.6. */
export function billRoutes({ answer }: Routes, payments: PaymentDeps) {
  answer(openBill, (request, call) => openOnce(request, call, payments))
  answer(giveUpBill, (request, call) => giveUp(request, call, payments))
}
