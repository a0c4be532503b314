import type { Cents } from '#src/contract/values.ts'

/**
 * How a capture or a return ended: done, or not decided yet, or refused for good. `reason` is the provider's own word
 * (`capture DECLINED`), for the log and the desk.
 */
export type ActionEnd =
  | { readonly end: 'done' }
  | { readonly end: 'pending'; readonly reason: string }
  | { readonly end: 'failed'; readonly reason: string }

export const actionDone = { end: 'done' } as const satisfies ActionEnd

/** What every payment provider has. Every call is safe to repeat; after a throw nothing has been done. */
export type PaymentProvider = {
  readonly isEmulator: boolean
  /** Captures authorized money; null for a provider that captures at confirmation (contract 3.6). */
  readonly capture: ((ref: string) => Promise<ActionEnd>) | null
  /**
   * Ends a payment without keeping money: cancels or voids it, or refunds all of it.
   */
  giveBack(ref: string): Promise<ActionEnd>
  /**
   * Refunds a part of what was taken; a repeated call with the same key refunds nothing more. Done, too, where all of it has gone
   * back.
   */
  giveBackPart(ref: string, part: PartToRefund): Promise<ActionEnd>
  /** The payment that a webhook reports; `false` when its signature is wrong, null for any other event. */
  readWebhook(webhook: Webhook): Promise<string | null | false>
}

export type PartToRefund = {
  readonly amount: Cents
  /** ISO 4217, upper case. */
  readonly currency: string
  /** Names this refund for ever. */
  readonly key: string
}

export type Webhook = {
  readonly headers: Headers
  /** As it came: the signature is over its bytes. */
  readonly body: string
  readonly nowMs: number
}
