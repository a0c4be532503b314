/**
 * A ticket as it is to look, whatever prints it: `lay-out.ts` breaks it into the columns of a paper, and what a kind of printer
 * understands is written of that.
 */
export type Ticket = readonly TicketRow[]

export type TicketRow =
  | TextRow
  /** Two texts on one line, the second at its end: a dish and its price. */
  | { readonly kind: 'pair'; readonly start: string; readonly end: string; readonly isBold: boolean }
  /** A line across the paper. */
  | { readonly kind: 'rule' }
  | { readonly kind: 'space' }

export type TextRow = {
  readonly kind: 'text'
  readonly text: string
  /** `tall`: twice as high; `large`: twice as high and wide, which halves the columns. */
  readonly size: 'normal' | 'tall' | 'large'
  /** `inverse`: white on black, for what must not be overlooked. */
  readonly weight: 'plain' | 'bold' | 'inverse'
  readonly align: 'start' | 'center'
  /** Columns that it stands in from the left. */
  readonly indent: number
}
