import type { Cents } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'

/** What is learnt of a webhook: parts of its account, by their names (`payment-account.ts`). */
export type Webhook = {
  readonly publicPart: Readonly<Record<string, string>>
  readonly secrets: Readonly<Record<string, string>>
}

export type Money = { readonly amount: Cents; readonly currency: string }

/** What an operator does with an account at its provider; what is wrong is one sentence without a secret. */
export type AccountSetup = {
  /** Makes a payment and takes it back, so that no money moves; answers the parts of the account that only this tells. */
  tryPayment(money: Money): Promise<Verdict<Readonly<Record<string, string>>, string>>
  /** Null when the provider refuses it, mostly because the keys may not: then it is made by hand. */
  registerWebhook(url: string): Promise<Webhook | null>
  /** False when the provider refuses it: then it is deleted by hand. One that is gone already is deleted. */
  removeWebhook(id: string): Promise<boolean>
  /** Lets wallets pay on the pages of a host; false when the provider refuses it. Null where that is not needed. */
  readonly registerDomain: ((host: string) => Promise<boolean>) | null
}

/** A provider's sentence without what must not be printed. */
export function withoutSecrets(sentence: string, secrets: readonly string[]): string {
  return secrets.reduce((text, secret) => text.replaceAll(secret, '…'), sentence)
}
