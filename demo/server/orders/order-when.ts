import type { LocalDateTime } from '#src/contract/values.ts'

import type { OrderRow } from './order-queries.ts'

type Times = Pick<OrderRow, 'slotStart' | 'slotEnd' | 'expectedFrom' | 'expectedTo'>

/** `2025-03-14 19:30:00` as 14/03/2025 19:30. */
export function displayTime(slotStart: string): string {
  const [date = '', time = ''] = slotStart.split(' ')
  return `${date.split('-').reverse().join('/')} ${time.slice(0, 5)}`
}

/** When an order is expected: as staff have announced, else its slot. A range as 14/03/2025 19:30–19:45. */
export function expectedTime({ slotStart, slotEnd, expectedFrom, expectedTo }: Times): string {
  return expectedFrom === null ? range(slotStart, slotEnd) : range(expectedFrom, expectedTo)
}

function range(from: LocalDateTime, to: LocalDateTime | null): string {
  return to === null || to === from ? displayTime(from) : `${displayTime(from)}–${to.slice(11, 16)}`
}
