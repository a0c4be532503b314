import type { Reservation } from '#src/contract/reservation.ts'
import { plainText } from '#src/domain/content/content-texts.ts'

/** Whether a reservation can be cancelled: not once it is refused or cancelled [RESV-33]. */
export function mayBeCancelled({ status }: Pick<Reservation, 'status'>): boolean {
  return status !== 'cancelled' && status !== 'refused'
}

/** The restaurant's message, which has two possible wire names; null without one [RESV-32]. */
export function restaurantMessage({
  message,
  otherMessage,
}: Pick<Reservation, 'message' | 'otherMessage'>): string | null {
  return plainText(message ?? '') || plainText(otherMessage ?? '') || null
}
