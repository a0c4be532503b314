import type { Language } from './languages.ts'

/** What `getCart` answers; none of it is personal data. Cents are hundredths of the currency. */
export type CartContents = {
  readonly lines: readonly CartContentsLine[]
  /** Number of products. */
  readonly count: number
  /** Sum of the lines: without delivery and other fees, and before vouchers and rewards. */
  readonly totalCents: number
  /** ISO 4217; null while no venue is chosen. */
  readonly currency: string | null
  /** Type of service, for example `takeAway`; null while the diner has not chosen one. */
  readonly orderType: string | null
  /** Null while the diner has not chosen one. */
  readonly slot: Slot | null
}

export type CartContentsLine = {
  readonly productId: number
  readonly name: string
  /** Names of size, variant, additions and picks, without the diner's note. */
  readonly options: readonly string[]
  readonly quantity: number
  /** Price of one with its options. */
  readonly unitPriceCents: number
  readonly totalCents: number
}

/** Wall clock of the venue, for example `2026-11-20T19:00:00`. */
export type Slot = {
  readonly start: string
  readonly end: string | null
  readonly isAsSoonAsPossible: boolean
}

export type AdditionOptions = {
  /** Units to add, 1 unless given; where the diner has to choose something, the sheet asks for it. */
  readonly quantity?: number | undefined
}

/**
 * What `addProduct` answers: `added`: it is in the cart. `asked`: the widget is open and asks for what has to be chosen
 * first, options of the product or the time of the order.
 */
export type Addition = { readonly outcome: 'added' | 'asked' }

/** Commands of the element that answer with a value. */
export type ElementCalls = {
  getCart(): Promise<CartContents>
  addProduct(id: number, options?: AdditionOptions): Promise<Addition>
  setLanguage(language: Language): Promise<void>
}
export type ElementCall = keyof ElementCalls
/** A call with what it takes. */
export type ElementCallWithInput = readonly [call: ElementCall, ...input: unknown[]]
