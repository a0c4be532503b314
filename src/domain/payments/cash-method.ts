import type { CashMeansKind } from '#src/contract/payment.ts'

import type { PaymentMethod } from './payment-option.ts'

/** Payment at the venue: one option per accepted means, or a single one if the venue lists none [PAY-03]. */
export const cash: PaymentMethod = {
  button: 'own',
  worksHere: () => true,
  options(mode, { means }) {
    const known = means.flatMap((one) => (one.kind === 'other' ? [] : [{ means: one.kind, label: one.label }]))
    const offered = known.length > 0 ? known : [{ means: 'cash' as CashMeansKind, label: mode.label }]
    return offered.map((one) => ({ kind: 'cash', key: `cash-${one.means}`, mode, ...one }))
  },
}
