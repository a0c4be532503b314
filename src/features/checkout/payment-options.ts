import type { CashMeansKind, PaymentMode, PaymentModeKind } from '#src/contract/payment.ts'
import type { CashMeans } from '#src/contract/venue-content.ts'

export type PaymentOption = {
  readonly kind: PaymentModeKind
  readonly means: CashMeansKind | null
  readonly label: string
}

// Ways to pay this widget can carry out; modes it does not know are not offered.
const supported: readonly PaymentMode['kind'][] = ['cash']

/** One choice per mode; cash has one for each of its means, or a single one without any (contract 2.12). */
export function paymentOptions(modes: readonly PaymentMode[], means: readonly CashMeans[]): PaymentOption[] {
  return modes.flatMap((mode): PaymentOption[] => {
    const { kind, label } = mode
    if (kind === 'other' || !supported.includes(kind)) return []
    const ofCash = means.flatMap((one) => (one.kind === 'other' ? [] : [{ kind, means: one.kind, label: one.label }]))
    if (kind !== 'cash') return [{ kind, means: null, label }]
    return ofCash.length > 0 ? ofCash : [{ kind, means: 'cash', label }]
  })
}
