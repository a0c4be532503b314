import { swapSlots } from '#tests/server/support/swap-slots.ts'

import type { Attack } from './finding.ts'

/** Unpaid reservations swap two slots again and again: nothing deadlocks, every seat is where it should be. */
export const swappedSlots: Attack = async ({ service }, { rounds }) => {
  const { refused, seats } = await swapSlots(service, rounds * 5)
  return [
    { what: 'reservations swap slots: refused', found: refused.length, due: 0 },
    { what: 'reservations swap slots: seats at eight', found: seats[0] ?? -1, due: 8 },
    { what: 'reservations swap slots: seats at half past eight', found: seats[1] ?? -1, due: 8 },
  ]
}
