import type { PayPalNamespace } from '@paypal/paypal-js'

import type { PaymentCredentials } from '#src/contract/payment.ts'

export type PayPalSetup = {
  readonly credentials: PaymentCredentials
  /** Null = the SDK starts without it. */
  readonly clientToken: string | null
  /** ISO 4217, the venue's. */
  readonly currency: string
  /** Origin of the web service: nobody else's SDK is taken in place of PayPal's own. */
  readonly serviceOrigin: string
}

/** What is to be approved: the amount with two decimals, and our own name of it (contract 3.6). */
export type PayPalPurchase = { readonly value: string; readonly customId: string }

export type PayPalButtonsSetup = {
  readonly place: HTMLElement
  readonly isDark: boolean
  /** The button was pressed: answers what is to be paid, or null when nothing is. */
  readonly onPress: () => Promise<PayPalPurchase | null>
  readonly onApprove: (payPalOrderId: string) => Promise<void>
  /** The window was closed. */
  readonly onCancel: () => void
  readonly onError: () => void
}

/** PayPal, for one account and one currency. */
export type PayPalProvider = {
  /** Draws the buttons; the answer takes them away. */
  addButtons(setup: PayPalButtonsSetup): Promise<() => void>
}

// Ours alone: a page may have PayPal of its own.
const namespace = 'comandaPayPal'

/** Why `onPress` came to nothing: PayPal asks for a rejection then, and reports it back. */
class NothingToPay extends Error {}

/** Fetches PayPal's SDK: the sandbox unless the service says production [PAY-23]. */
export async function loadPayPal({
  credentials,
  clientToken,
  currency,
  serviceOrigin,
}: PayPalSetup): Promise<PayPalProvider> {
  const { loadScript } = await import('@paypal/paypal-js')
  const { clientId, environment, sdkBaseUrl } = credentials
  const isOwnSdk = sdkBaseUrl !== null && originOf(sdkBaseUrl) === serviceOrigin
  const payPal = await loadScript({
    clientId: clientId ?? '',
    currency,
    intent: 'authorize',
    components: 'buttons',
    dataNamespace: namespace,
    ...(isOwnSdk ? { sdkBaseUrl } : { environment: environment === 'production' ? 'production' : 'sandbox' }),
    ...(clientToken === null ? {} : { dataClientToken: clientToken }),
  })
  if (!payPal) throw new Error('The PayPal SDK needs a browser')
  return { addButtons: (setup) => addButtons(payPal, currency, setup) }
}

async function addButtons(payPal: PayPalNamespace, currency: string, setup: PayPalButtonsSetup): Promise<() => void> {
  const buttons = payPal.Buttons?.({
    style: { layout: 'vertical', color: setup.isDark ? 'black' : 'gold', shape: 'rect', label: 'pay', height: 48 },
    async createOrder(_data, actions) {
      const purchase = await setup.onPress()
      if (!purchase) throw new NothingToPay()
      const { value, customId } = purchase
      return actions.order.create({
        intent: 'AUTHORIZE',
        purchase_units: [{ amount: { currency_code: currency, value }, custom_id: customId }],
      })
    },
    onApprove: ({ orderID }) => setup.onApprove(orderID),
    onCancel: () => setup.onCancel(),
    onError: (error) => (error instanceof NothingToPay ? setup.onCancel() : setup.onError()),
  })
  if (!buttons?.isEligible()) throw new Error('PayPal offers no button here')
  await buttons.render(setup.place)
  return () => void buttons.close().catch(() => {})
}

/** Null for what is no address. `URL.parse` would do it, but Safari has it only since 18. */
function originOf(address: string): string | null {
  try {
    return new URL(address).origin
  } catch {
    return null
  }
}
