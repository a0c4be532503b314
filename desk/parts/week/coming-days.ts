/** Days on which a venue is closed, as the file writes them: `from` alone is one day. */
export type ClosedDays = { readonly id?: number; readonly from: string; readonly to?: string }

/**
 * The places of the closed days that are not over, the first ones first, and new ones at the end. Those that were there
 * are judged by what they were `earlier`.
 */
export function comingDays(
  days: readonly ClosedDays[],
  earlier: readonly ClosedDays[],
  today: string,
): readonly number[] {
  return days
    .map((each, place) => ({ place, each: (each.id && earlier.find(({ id }) => id === each.id)) || each }))
    .filter(({ each: { id, from, to = from } }) => id === undefined || to >= today)
    .toSorted((a, b) => (orderOf(a.each) < orderOf(b.each) ? -1 : Number(orderOf(a.each) > orderOf(b.each))))
    .map(({ place }) => place)
}

const orderOf = ({ id, from }: ClosedDays) => (id === undefined ? '9999' : from)
