import { expect, test } from 'vitest'

// A plain script of the browser, without types.
const read = async (path: string) => (await import(path)) as Readonly<Record<string, (...args: string[]) => string>>

test.each([
  ['2026-03-13 19:30:00', '20:15', '2026-03-13 20:15:00'],
  ['2026-03-13 23:45:00', '00:15', '2026-03-14 00:15:00'],
  ['2026-03-14 00:15:00', '23:50', '2026-03-13 23:50:00'],
  ['2026-03-14 00:15:00', '01:00', '2026-03-14 01:00:00'],
  ['2026-12-31 23:30:00', '00:00', '2027-01-01 00:00:00'],
  ['2026-03-13 12:00:00', '11:45', '2026-03-13 11:45:00'],
])('of an order for %s, %s is %s [WIZ-46]', async (slotStart, typed, expected) => {
  const desk = await read('../../../server/staff/browser/format.js')
  expect(desk.momentNear?.(slotStart, typed)).toBe(expected)
})
