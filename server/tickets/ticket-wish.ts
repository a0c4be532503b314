import type { PrintOccasion } from '#desk/contract/printers.ts'
import type { Id, LocalDateTime } from '#src/contract/values.ts'
import type { Language } from '#src/options/languages.ts'

/** Where and when something is printed. */
export type Printed = {
  readonly language: Language
  readonly printerName: string
  /** Of the venue. */
  readonly printedAt: LocalDateTime
  readonly isCopy: boolean
}

export type TicketWish = Printed & {
  readonly ticket: 'kitchen' | 'bag' | 'receipt'
  readonly occasion: PrintOccasion
  /** Of a kitchen ticket: the categories whose dishes it names; none = all. */
  readonly categoryIds: readonly Id<'Category'>[]
  /** The categories in the order of the menu, in which a kitchen ticket names its dishes. */
  readonly courses: readonly Id<'Category'>[]
  /** Names in the language of the printer: an order has those that its diner has read. */
  readonly dishNames: ReadonlyMap<Id<'Product'>, string>
}
