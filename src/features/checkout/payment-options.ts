import type { CashMeansKind, PaymentMode, PaymentModeKind } from '#src/contract/payment.ts'
import type { CashMeans } from '#src/contract/venue-content.ts'

export type PaymentOption = {
  /** The same as long as it is offered. */
  readonly key: string
  readonly kind: PaymentModeKind
  readonly means: CashMeansKind | null
  readonly label: string
}

// Ways to pay this widget can carry out; modes it does not know are not offered.
const supported: readonly PaymentMode['kind'][] = ['cash']

/** One choice per mode; cash has one for each of its means, or a single one without any (contract 2.12). */
export function paymentOptions(modes: readonly PaymentMode[], means: readonly CashMeans[]): PaymentOption[] {
  return modes.flatMap(({ kind, label }): PaymentOption[] => {
    if (kind === 'other' || !supported.includes(kind)) return []
    if (kind !== 'cash') return [{ key: kind, kind, means: null, label }]
    const known = means.flatMap((one) => (one.kind === 'other' ? [] : [{ means: one.kind, label: one.label }]))
    const offered = known.length > 0 ? known : [{ means: 'cash' as const, label }]
    return offered.map((one) => ({ key: `${kind}-${one.means}`, kind, ...one }))
  })
}
