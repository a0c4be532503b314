import { useLingui } from '@lingui/react/macro'

import type { CashMeansKind, PaymentModeKind } from '#src/contract/payment.ts'

/** The ways to pay as diners read them where a restaurant writes nothing else. */
export function usePaymentNames(): Readonly<Record<PaymentModeKind, string>> {
  const { t } = useLingui()
  return {
    cash: t({ id: 'payWay.cash', message: 'On delivery or collection' }),
    card: t({ id: 'payWay.card', message: 'Card' }),
    payPal: t({ id: 'payWay.payPal', message: 'PayPal' }),
  }
}

/** How somebody pays who pays on delivery or collection. */
export function useMeansNames(): Readonly<Record<CashMeansKind, string>> {
  const { t } = useLingui()
  return {
    cash: t({ id: 'means.cash', message: 'Cash' }),
    cardAtDoor: t({ id: 'means.cardAtDoor', message: 'Card at the counter' }),
    mealVouchers: t({ id: 'means.mealVouchers', message: 'Meal vouchers' }),
  }
}
