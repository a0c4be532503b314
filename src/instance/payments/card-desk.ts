import type { PaymentCredentials } from '#src/contract/payment.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { logSilently } from '#src/integrations/log.ts'
import { loadCardProvider } from '#src/integrations/stripe.ts'
import type { CardProvider } from '#src/integrations/stripe.ts'

export { payByCard } from './pay-by-card.ts'
export type { CardField, CardFieldLook, CardFieldState, CardProvider, Wallet } from '#src/integrations/stripe.ts'

/** The card provider of a mode, in the language of the widget, started once; rejects when its script cannot be had. */
export function cardProvider(
  { stores, queryClient }: Pick<Instance, 'stores' | 'queryClient'>,
  { publishableKey }: Pick<PaymentCredentials, 'publishableKey'>,
): Promise<CardProvider> {
  const key = publishableKey ?? ''
  const language = stores.language.state.current
  const queryKey = ['card-provider', key, language]
  return queryClient.fetchQuery({ queryKey, queryFn: () => loadCardProvider(key, language), staleTime: Infinity })
}

/** The same for what the screen can do without: null when it cannot be had. */
export function quietCardProvider(...asked: Parameters<typeof cardProvider>): Promise<CardProvider | null> {
  return cardProvider(...asked).catch(() => {
    logSilently('the card provider could not be fetched')
    return null
  })
}
