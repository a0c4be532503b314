import { toJson } from '#src/browser/json.ts'
import { typedText } from '#src/domain/typed-text.ts'

import type { CartLine } from './cart-line.ts'

/** The fields that decide whether two lines are identical. */
export type LineContent = Pick<CartLine, 'item' | 'orderedGroupIds' | 'member'>
type Extras = LineContent['item']['additions']

/**
 * Whether two lines have the same product, size, variant, additions, picks, combo picks and trimmed note, and are of the
 * same member. The order of selection counts only in groups with free additions [CART-12].
 */
export function hasSameContent(a: LineContent, b: LineContent): boolean {
  const orderedGroupIds = new Set([...a.orderedGroupIds, ...b.orderedGroupIds])
  return contentKey(a, orderedGroupIds) === contentKey(b, orderedGroupIds)
}

function contentKey({ item, member }: LineContent, orderedGroupIds: ReadonlySet<number>): string {
  return toJson([
    item.productId,
    item.size?.id ?? null,
    item.variant?.id ?? null,
    extraKeys(item.additions, orderedGroupIds),
    extraKeys(item.picks, orderedGroupIds),
    comboKeys(item),
    typedText(item.note ?? ''),
    member?.id,
  ])
}

/** One text per extra, sorted; in an ordered group with its position in the group. */
function extraKeys(extras: Extras, orderedGroupIds: ReadonlySet<number>): string[] {
  const places = new Map<number, number>()
  return extras
    .map(({ id, groupId }) => {
      const place = places.get(groupId) ?? 0
      places.set(groupId, place + 1)
      return orderedGroupIds.has(groupId) ? `${groupId}:${place}:${id}` : `${groupId}:${id}`
    })
    .sort()
}

function comboKeys({ comboPicks }: LineContent['item']): string[] {
  const quantities = new Map<string, number>()
  for (const { categoryId, productId, quantity } of comboPicks) {
    const key = `${categoryId}:${productId}`
    quantities.set(key, (quantities.get(key) ?? 0) + quantity)
  }
  return [...quantities].map(([key, quantity]) => `${key}x${quantity}`).sort()
}
