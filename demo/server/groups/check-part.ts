import type { Answer } from '#demo/server/platform/refusal.ts'
import { refused } from '#demo/server/platform/refusal.ts'
import type { OrderLine } from '#src/contract/order.ts'
import { accept } from '#src/domain/verdict.ts'

const maxLines = 50
const maxQuantity = 999
/** A part as JSON text; fifty long dishes with additions and notes. */
const maxLetters = 64 * 1024

/**
 * The lines of a part as they are kept, without a name of their own: they have the member's. What they cost and whether they
 * can be ordered is judged with the order.
 */
export function checkPart(lines: readonly OrderLine[]): Answer<readonly OrderLine[]> {
  const isSane = lines.every(({ quantity, unitPrice }) => quantity >= 1 && quantity <= maxQuantity && unitPrice >= 0)
  const kept = lines.map(({ memberName: _name, ...line }) => line)
  const isShort = lines.length <= maxLines && JSON.stringify(kept).length <= maxLetters
  return isSane && isShort ? accept(kept) : refused('VALIDATION', { fields: 'prodotti' })
}
