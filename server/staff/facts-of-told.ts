import type { AuditFacts } from '#desk/contract/audit.ts'
import type { Told } from '#desk/contract/end-reasons.ts'

/** Of what a diner was told with an end: own words may name somebody, so the audit says only that there were some. */
export function factsOfTold({ reason, message }: Told): AuditFacts {
  return { ...(reason ? { reason } : {}), ...(message ? { hasOwnWords: true } : {}) }
}
