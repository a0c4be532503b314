import type { PayPalNamespace } from '@paypal/paypal-js'

import type { PaymentCredentials } from '#src/contract/payment.ts'

export type PayPalSetup = {
  readonly credentials: PaymentCredentials
  /** Null = the SDK is loaded without one. */
  readonly clientToken: string | null
  /** Currency of the venue, ISO 4217. */
  readonly currency: string
  /** Origin of the web service: an SDK address of any other origin is ignored in favour of PayPal's own. */
  readonly serviceOrigin: string
}

/**
 * What the diner approves: the id of the order that the service has made at PayPal; or the amount with the decimals that
 * PayPal takes and our id of the payment, of which the browser makes one (contract 3.6).
 */
export type PayPalPurchase = string | { readonly value: string; readonly customId: string }

export type PayPalButtonsSetup = {
  readonly place: HTMLElement
  readonly isDark: boolean
  /** Called on a press; resolves to the purchase, or null to cancel. */
  readonly onPress: () => Promise<PayPalPurchase | null>
  readonly onApprove: (payPalOrderId: string) => Promise<void>
  /** The diner closed PayPal's window. */
  readonly onCancel: () => void
  readonly onError: () => void
}

/** PayPal's SDK, loaded for one account and one currency. */
export type PayPalProvider = {
  /** Renders the buttons; the returned function removes them. */
  addButtons(setup: PayPalButtonsSetup): Promise<() => void>
}

// Not `paypal`: the page may use PayPal's SDK itself.
const namespace = 'comandaPayPal'

/** Thrown when `onPress` gives no purchase: PayPal expects a rejection, and passes it on to `onError`. */
class NothingToPay extends Error {}

/** Loads PayPal's SDK: the sandbox unless the service says production [PAY-23]. */
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
      if (typeof purchase === 'string') return purchase
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

/** Null for an invalid address. Not `URL.parse`: Safari has it only since 18. */
function originOf(address: string): string | null {
  try {
    return new URL(address).origin
  } catch {
    return null
  }
}
