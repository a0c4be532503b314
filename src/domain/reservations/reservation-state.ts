import type { Reservation } from '#src/contract/reservation.ts'
import { plainText } from '#src/domain/content/content-texts.ts'

/** What is over cannot be cancelled any more [RESV-33]. */
export function mayBeCancelled({ status }: Pick<Reservation, 'status'>): boolean {
  return status !== 'cancelled' && status !== 'refused'
}

/** What the restaurant says, whichever of its two names is set; null when it says nothing [RESV-32]. */
export function restaurantMessage({
  message,
  otherMessage,
}: Pick<Reservation, 'message' | 'otherMessage'>): string | null {
  return plainText(message ?? '') || plainText(otherMessage ?? '') || null
}
