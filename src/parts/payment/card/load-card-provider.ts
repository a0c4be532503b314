import type { PaymentCredentials } from '#src/contract/payment.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { loadCardProvider } from '#src/integrations/stripe-sdk.ts'
import type { CardProvider } from '#src/integrations/stripe-sdk.ts'

export { payByCard } from './pay-by-card.ts'
export type { CardField, CardFieldLook, CardFieldState, CardProvider, Wallet } from '#src/integrations/stripe-sdk.ts'

/** Query of the card provider of a payment mode, in the widget's language. Fails when its script cannot be loaded. */
export function cardProviderQuery(
  { stores }: Pick<Instance, 'stores'>,
  { publishableKey }: Pick<PaymentCredentials, 'publishableKey'>,
) {
  const key = publishableKey ?? ''
  const language = stores.language.state.current
  const queryKey = ['card-provider', key, language]
  return { queryKey, queryFn: () => loadCardProvider(key, language), staleTime: Infinity }
}

/** Loads the card provider, from the cache when already loaded. */
export function cardProvider(
  instance: Pick<Instance, 'stores' | 'queryClient'>,
  credentials: Pick<PaymentCredentials, 'publishableKey'>,
): Promise<CardProvider> {
  return instance.queryClient.fetchQuery(cardProviderQuery(instance, credentials))
}
