import { tooLargeValues } from '#server/menu/too-large.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused, refusedWith } from '#server/platform/refusal.ts'
import { formText } from '#server/platform/texts/forms.ts'
import { messageOf } from '#server/platform/texts/messages.ts'
import type { OrderLine } from '#src/contract/order.ts'
import { isTooLarge } from '#src/domain/cart/order-size.ts'
import { accept } from '#src/domain/verdict.ts'
import type { Language } from '#src/options/languages.ts'

const maxLines = 50
/** A part as JSON text; fifty long dishes with additions and notes. */
const maxLetters = 64 * 1024

/**
 * The lines of a part as they are kept, without a name of their own: they have the member's. With the parts of the others
 * they fit into one order. What they cost and whether they can be ordered is judged with the order.
 */
export function checkPart(
  lines: readonly OrderLine[],
  ofOthers: readonly OrderLine[],
  language: Language,
): Answer<readonly OrderLine[]> {
  const isSane = lines.every(({ quantity, unitPrice }) => quantity >= 1 && unitPrice >= 0)
  const kept = lines.map(({ memberName: _name, ...line }) => line)
  if (!isSane) return refused('VALIDATION', { fields: 'prodotti' })
  if (lines.length > maxLines || JSON.stringify(kept).length > maxLetters)
    return refusedWith('VALIDATION', [formText(language, 'partTooLarge', String(maxLines))])
  if (isTooLarge([...ofOthers, ...lines]))
    return refusedWith('VALIDATION', [messageOf('ORDER_TOO_LARGE', language, tooLargeValues)])
  return accept(kept)
}
