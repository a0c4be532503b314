import type {
  PaymentIntentResult,
  SetupIntentResult,
  Stripe,
  StripeCardElement,
  StripeElementStyle,
  StripeError,
} from '@stripe/stripe-js'

import { hasApplePay } from '#src/browser/has-apple-pay.ts'
import type { SavedCard } from '#src/contract/payment.ts'

import { logSilently } from './log.ts'

/** Look of the card field: Stripe renders it in a frame of its own, so it needs computed values. */
export type CardFieldLook = {
  readonly color: string
  readonly mutedColor: string
  readonly errorColor: string
  readonly fontFamily: string
  readonly fontSize: string
}

export type CardFieldState = { readonly isComplete: boolean; readonly error: string | null }

/** The field for the card number. Only Stripe sees what is typed into it. */
export type CardField = {
  readonly element: StripeCardElement
  focus(): void
  /** Applies a new look, e.g. after a change of theme. */
  restyle(look: CardFieldLook): void
  remove(): void
}

export type CardFieldSetup = {
  /** A node of the light DOM: Stripe does not work inside a shadow root (decision 38). */
  readonly place: HTMLElement
  readonly look: CardFieldLook
  readonly onChange: (state: CardFieldState) => void
  readonly onReady: () => void
}

/** `failed`: nothing was charged, with Stripe's message. `unknown`: the money may be gone, ask the service. */
export type CardOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: string | null }
  | { readonly kind: 'unknown'; readonly message: string | null }

export type NewCard = { readonly id: string; readonly card: SavedCard['card'] }
export type CardCreation =
  | { readonly kind: 'created'; readonly card: NewCard }
  | { readonly kind: 'failed'; readonly message: string | null }

export type WalletSetup = {
  readonly place: HTMLElement
  /** Amount in the smallest unit as Stripe counts it, currency as ISO 4217. */
  readonly amount: number
  readonly currency: string
  readonly isDark: boolean
  /** Reports whether this device has a wallet; without one no button shows. */
  readonly onAvailable: (isAvailable: boolean) => void
  /** Called on a press; resolves to whether the wallet's sheet may open. Stripe waits one second for it. */
  readonly onPress: () => Promise<boolean>
  /** Called when the customer has agreed: pay with `confirm`, then resolve to whether it is paid. */
  readonly onConfirm: (confirm: (clientSecret: string) => Promise<CardOutcome>) => Promise<boolean>
}

/** Apple Pay or Google Pay, whichever the device has. */
export type Wallet = { readonly update: (amount: number) => void; readonly remove: () => void }

/** Stripe, loaded for one publishable key and one language. */
export type CardProvider = {
  addField(setup: CardFieldSetup): CardField
  createCard(field: CardField): Promise<CardCreation>
  /** Pays with the card in the field or with a saved one by its id; the bank's challenge may open over the page. */
  pay(clientSecret: string, card: CardField | string, isToBeSaved: boolean): Promise<CardOutcome>
  /** Saves the card in the field. */
  save(clientSecret: string, field: CardField): Promise<CardOutcome>
  addWallet(setup: WalletSetup): Wallet
}

/** Loads Stripe.js, or uses the page's own. Rejects when a content security policy or the network prevents it. */
export async function loadCardProvider(publishableKey: string, language: string): Promise<CardProvider> {
  const { loadStripe } = await import('@stripe/stripe-js/pure')
  // If the page has loaded Stripe.js already, setting parameters would only log a warning.
  if (!('Stripe' in window)) loadStripe.setLoadParameters({ advancedFraudSignals: false })
  const stripe = await loadStripe(publishableKey, { locale: language as 'auto' })
  if (!stripe) throw new Error('Stripe.js needs a browser')
  return providerOf(stripe)
}

function providerOf(stripe: Stripe): CardProvider {
  return {
    addField: (setup) => addField(stripe, setup),
    async createCard({ element }) {
      const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card: element })
      if (error) return { kind: 'failed', message: error.message ?? null }
      const { brand = '', last4 = '', exp_month: month = 0, exp_year: year = 0 } = paymentMethod.card ?? {}
      const card = { brand, last4, expiryMonth: month, expiryYear: year, isExpired: false }
      return { kind: 'created', card: { id: paymentMethod.id, card } }
    },
    async pay(clientSecret, card, isToBeSaved) {
      const result = await stripe.confirmCardPayment(clientSecret, {
        payment_method: typeof card === 'string' ? card : { card: card.element },
        ...(isToBeSaved ? { setup_future_usage: 'on_session' as const } : {}),
      })
      return paymentOutcome(result)
    },
    async save(clientSecret, { element }) {
      return setupOutcome(await stripe.confirmCardSetup(clientSecret, { payment_method: { card: element } }))
    },
    addWallet: (setup) => addWallet(stripe, setup),
  }
}

function addField(stripe: Stripe, { place, look, onChange, onReady }: CardFieldSetup): CardField {
  const element = stripe.elements().create('card', { hidePostalCode: true, style: fieldStyle(look) })
  element.on('change', ({ complete, error }) => onChange({ isComplete: complete, error: error?.message ?? null }))
  element.on('ready', onReady)
  element.mount(place)
  return {
    element,
    focus: () => element.focus(),
    restyle: (next) => element.update({ style: fieldStyle(next) }),
    remove: () => element.destroy(),
  }
}

function fieldStyle({ color, mutedColor, errorColor, fontFamily, fontSize }: CardFieldLook): StripeElementStyle {
  return {
    base: { color, iconColor: mutedColor, fontFamily, fontSize, '::placeholder': { color: mutedColor } },
    invalid: { color: errorColor, iconColor: errorColor },
  }
}

function addWallet(stripe: Stripe, setup: WalletSetup): Wallet {
  const { place, amount, currency, isDark, onAvailable, onPress, onConfirm } = setup
  const elements = stripe.elements({ mode: 'payment', amount, currency: currency.toLowerCase() })
  const button = elements.create('expressCheckout', {
    buttonHeight: 48,
    buttonTheme: { applePay: isDark ? 'white' : 'black', googlePay: isDark ? 'white' : 'black' },
    paymentMethods: { applePay: 'auto', googlePay: 'auto', link: 'never', amazonPay: 'never', paypal: 'never' },
  })
  button.on('ready', ({ availablePaymentMethods }) => {
    onAvailable(availablePaymentMethods !== undefined)
    if (!availablePaymentMethods?.applePay && hasApplePay()) logMissingApplePay()
  })
  button.on('click', (event) => {
    void onPress().then((mayOpen) => (mayOpen ? event.resolve() : event.reject()))
  })
  button.on('confirm', (event) => {
    const confirm = async (clientSecret: string) => {
      const { error } = await elements.submit()
      if (error) return failure(error)
      return paymentOutcome(
        await stripe.confirmPayment({
          elements,
          clientSecret,
          confirmParams: { return_url: place.ownerDocument.location.href },
          redirect: 'if_required',
        }),
      )
    }
    void onConfirm(confirm).then((isPaid) => (isPaid ? undefined : event.paymentFailed({ reason: 'fail' })))
  })
  button.mount(place)
  return { update: (next) => elements.update({ amount: next }), remove: () => button.destroy() }
}

/** A page cannot ask Stripe whether its domain is registered; this is the sign of it that a page sees. */
function logMissingApplePay() {
  const { hostname } = window.location
  logSilently(
    `Apple Pay works in this browser, but Stripe does not offer it on ${hostname}: is the domain registered? (docs/diagnose.md#wallets)`,
  )
}

/** Outcome of a payment; an error whose intent has succeeded is a success [PAY-16, PAY-18]. */
export function paymentOutcome({ paymentIntent, error }: PaymentIntentResult): CardOutcome {
  const status = paymentIntent?.status ?? error?.payment_intent?.status
  if (status === 'succeeded') return { kind: 'done' }
  return error ? failure(error) : { kind: 'failed', message: null }
}

function setupOutcome({ setupIntent, error }: SetupIntentResult): CardOutcome {
  const status = setupIntent?.status ?? error?.setup_intent?.status
  if (status === 'succeeded') return { kind: 'done' }
  return error ? failure(error) : { kind: 'failed', message: null }
}

/** Only a refusal of the card is certain: after a lost reply or an error of Stripe the money may be gone. */
function failure({
  type,
  message = null,
}: Pick<StripeError, 'type'> & { message?: string | undefined | null }): CardOutcome {
  const isSure = type === 'card_error' || type === 'validation_error' || type === 'invalid_request_error'
  return { kind: isSure ? 'failed' : 'unknown', message: message ?? null }
}
