import type { LocalDateTime } from '#src/contract/values.ts'

/** A slot of a day: from its start until, not including, its end. */
export type SlotSpan = { readonly start: LocalDateTime; readonly end: LocalDateTime }

/**
 * The slot that guests who come in now belong to: the one that runs, the latest of several; where none does the next of the
 * day; after the last one has ended the last. Null: the day has none [RESV-49].
 */
export function slotNow(slots: readonly SlotSpan[], now: LocalDateTime): LocalDateTime | null {
  const inOrder = slots.toSorted((a, b) => (a.start < b.start ? -1 : 1))
  const begun = inOrder.filter(({ start }) => start <= now)
  const chosen = begun.findLast(({ end }) => now < end) ?? inOrder.find(({ start }) => now < start) ?? begun.at(-1)
  return chosen?.start ?? null
}
