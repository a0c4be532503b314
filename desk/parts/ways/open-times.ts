/** Times of a way to order, as the file writes them. */
export type Times = { readonly days?: readonly string[]; readonly from: string; readonly to: string }

const unknownHours: readonly Times[] = [{ from: '12:00', to: '22:00' }]

/** The times that a new way to order begins with: those at which the venue is open. */
export function openTimes(openingHours: unknown): readonly Times[] {
  const open = Array.isArray(openingHours) ? (openingHours as readonly Times[]) : []
  return open.length === 0 ? unknownHours : open
}
