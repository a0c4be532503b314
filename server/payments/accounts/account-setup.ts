import type { Cents } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'

import type { AccountKind } from './payment-account.ts'

/** An account before it is known whether its webhook exists. */
export type SetupKeys = {
  readonly kind: AccountKind
  readonly mode: 'test' | 'live'
  readonly publicPart: Readonly<Record<string, string>>
  readonly secrets: Readonly<Record<string, string>>
}

/** What is learnt of a webhook: parts of its account, by their names (`payment-account.ts`). */
export type Webhook = {
  readonly publicPart: Readonly<Record<string, string>>
  readonly secrets: Readonly<Record<string, string>>
}

export type Money = { readonly amount: Cents; readonly currency: string }

/** Why keys are not kept. */
export type AccountFaultReason =
  /** It was not typed. */
  | 'missing'
  /** It does not look like a key of its kind. */
  | 'prefix'
  /** A key that belongs into the other field. */
  | 'is-public'
  | 'is-secret'
  /** A key that may do everything. */
  | 'not-restricted'
  /** One of the keys moves money, the other one does not. */
  | 'mixed'
  /** It moves no money, and one that does is wanted; or the other way round. */
  | 'is-test'
  | 'is-live'
  /** The provider does not know it. */
  | 'unknown-key'
  /** The restricted key lacks a right. */
  | 'too-little'
  /** The two keys are of different accounts. */
  | 'other-account'
  | 'unreachable'
  /** The provider says no for a reason of its own. */
  | 'refused'
  /** The provider does not take the currency of the venue. */
  | 'currency'
  | 'no-venue'

/** What is wrong with an account: the name of the key, '' for none of them, and a sentence for operators without a secret. */
export type AccountFault = { readonly field: string; readonly reason: AccountFaultReason; readonly said: string }

/** What is done with an account at its provider. */
export type AccountSetup = {
  /** Makes a payment and takes it back, so that no money moves; answers the parts of the account that only this tells. */
  tryPayment(money: Money): Promise<Verdict<Readonly<Record<string, string>>, AccountFault>>
  /** Null when the provider refuses it, mostly because the keys may not: then it is made by hand. */
  registerWebhook(url: string): Promise<Webhook | null>
  /** False when the provider refuses it: then it is deleted by hand. One that is gone already is deleted. */
  removeWebhook(id: string): Promise<boolean>
  /** Lets wallets pay on the pages of a host; false when the provider refuses it. Null where that is not needed. */
  readonly registerDomain: ((host: string) => Promise<boolean>) | null
}

/** Makes the provider's side of an account. */
export type MakeSetup = (keys: SetupKeys) => Promise<AccountSetup>

/** A provider's sentence without what must not be printed. */
export function withoutSecrets(sentence: string, secrets: readonly string[]): string {
  return secrets.reduce((text, secret) => text.replaceAll(secret, '…'), sentence)
}
