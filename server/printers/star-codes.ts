import type { PrinterProblem } from '#desk/contract/printers.ts'
import type { PrintEnd } from '#server/tickets/hand-over.ts'

/** `200%20OK`, `410 Out of paper` or `OK`: the number that it begins with, and 200 for OK. */
function numberOf(code: string): number | null {
  const [digits] = /^\d{3,4}/.exec(code) ?? []
  if (digits !== undefined) return Number(digits)
  return /^ok\b/i.test(code) ? 200 : null
}

/**
 * What a printer of Star says is wrong with it, by its status code (CloudPRNT guide 2.4.0, "Printer status codes"); null = nothing.
 * Codes are read by their first digits, as the guide asks for: those to come follow the same order.
 */
export function starProblem(code: string): PrinterProblem | null {
  const number = numberOf(code)
  if (number === null) return 'offline'
  if (isOf(number, '41')) return 'paperOut'
  if (isOf(number, '42')) return 'coverOpen'
  return isOf(number, '4') ? 'other' : null
}

/** What became of a ticket, by the code that a printer of Star confirms it with. */
export function starEnd(code: string): PrintEnd {
  const number = numberOf(code)
  if (number !== null && isOf(number, '2')) return { status: 'printed' }
  if (number !== null && isOf(number, '41')) return { status: 'failed', failure: 'paperOut' }
  if (number !== null && isOf(number, '42')) return { status: 'failed', failure: 'coverOpen' }
  if (number !== null && isOf(number, '51')) return { status: 'failed', failure: 'cannotDecode' }
  return { status: 'failed', failure: number !== null && isOf(number, '52') ? 'notFetched' : 'other' }
}

function isOf(number: number, first: string): boolean {
  return String(number).startsWith(first)
}
