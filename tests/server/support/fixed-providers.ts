import type { KeyedProviders, ProviderSource } from '#server/payments/accounts/provider-source.ts'
import { createProviderSource } from '#server/payments/accounts/provider-source.ts'

const none: KeyedProviders = { card: null, payPal: null }

/** These providers as those of the environment, and no other account. */
export function fixedProviders(environment: Partial<KeyedProviders>): ProviderSource {
  return createProviderSource({
    environment: { ...none, ...environment },
    make: async () => none,
    secretsKeys: [],
    log: () => undefined,
  })
}
