/** What every payment provider has. Every call is safe to repeat; after a throw nothing has been done. */
export type PaymentProvider = {
  readonly isEmulator: boolean
  /** Captures authorized money; null for a provider that captures at confirmation (contract 3.6). */
  readonly capture: ((ref: string) => Promise<void>) | null
  /**
   * Ends a payment without keeping money: cancels or voids it, or refunds all of it; throws while the outcome is not
   * known.
   */
  giveBack(ref: string): Promise<void>
  /** The payment that a webhook reports; `false` when its signature is wrong, null for any other event. */
  readWebhook(webhook: Webhook): Promise<string | null | false>
}

export type Webhook = {
  readonly headers: Headers
  /** As it came: the signature is over its bytes. */
  readonly body: string
  readonly nowMs: number
}
