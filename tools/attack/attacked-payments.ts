import { crashedPayments } from './crashed-payments.ts'
import type { Attack } from './finding.ts'
import { stolenPayments } from './stolen-payments.ts'

/** Everything that is tried against the money of diners and restaurants. */
export const attackedPayments: Attack = async (target, size) => [
  ...(await stolenPayments(target, size)),
  ...(await crashedPayments(target, size)),
]
