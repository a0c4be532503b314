import type {
  PaymentIntentResult,
  SetupIntentResult,
  Stripe,
  StripeCardElement,
  StripeElementStyle,
  StripeError,
} from '@stripe/stripe-js'

import type { SavedCard } from '#src/contract/payment.ts'

/** How the field of the card looks: the provider draws it in a frame of its own, so it is told in plain values. */
export type CardFieldLook = {
  readonly color: string
  readonly mutedColor: string
  readonly errorColor: string
  readonly fontFamily: string
  readonly fontSize: string
}

export type CardFieldState = { readonly isComplete: boolean; readonly error: string | null }

/** The field a card is entered in. What is typed into it is the provider's alone. */
export type CardField = {
  readonly element: StripeCardElement
  focus(): void
  /** The surroundings look different now. */
  restyle(look: CardFieldLook): void
  remove(): void
}

export type CardFieldSetup = {
  /** A node of the light DOM: the provider refuses a shadow root. */
  readonly place: HTMLElement
  readonly look: CardFieldLook
  readonly onChange: (state: CardFieldState) => void
  readonly onReady: () => void
}

/** `failed`: nothing was taken, in the provider's own words. `unknown`: nobody can say yet, the service is to be asked. */
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
  /** Cents, and ISO 4217. */
  readonly amount: number
  readonly currency: string
  readonly isDark: boolean
  /** Whether this device has any wallet; without one nothing is drawn. */
  readonly onAvailable: (isAvailable: boolean) => void
  /** The button was pressed: whether its sheet may open. The provider waits a second for it. */
  readonly onPress: () => Promise<boolean>
  /** The customer agreed: to be paid by what is handed over; answers whether it was. */
  readonly onConfirm: (confirm: (clientSecret: string) => Promise<CardOutcome>) => Promise<boolean>
}

/** Apple Pay or Google Pay, whichever the device has. */
export type Wallet = { readonly update: (amount: number) => void; readonly remove: () => void }

/** The card provider, for one publishable key and one language. */
export type CardProvider = {
  addField(setup: CardFieldSetup): CardField
  createCard(field: CardField): Promise<CardCreation>
  /** Pays with a card that is in the field or known by its id; the bank's own page may open over ours meanwhile. */
  pay(clientSecret: string, card: CardField | string, isToBeSaved: boolean): Promise<CardOutcome>
  /** Keeps the card in the field for later. */
  save(clientSecret: string, field: CardField): Promise<CardOutcome>
  addWallet(setup: WalletSetup): Wallet
}

/** Fetches the provider's script, or takes the one the page has. Rejects when a policy or the network forbids it. */
export async function loadCardProvider(publishableKey: string, language: string): Promise<CardProvider> {
  const { loadStripe } = await import('@stripe/stripe-js/pure')
  // Where the script is there already its parameters stand, and saying so would only warn on the page's console.
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
  button.on('ready', ({ availablePaymentMethods }) => onAvailable(availablePaymentMethods !== undefined))
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

/** What the answer to a payment means; a success that the error tells of is a success [PAY-16, PAY-18]. */
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

/** Only a refusal of the card itself is sure: after a lost answer or an error of the provider the money may be gone. */
function failure({
  type,
  message = null,
}: Pick<StripeError, 'type'> & { message?: string | undefined | null }): CardOutcome {
  const isSure = type === 'card_error' || type === 'validation_error' || type === 'invalid_request_error'
  return { kind: isSure ? 'failed' : 'unknown', message: message ?? null }
}
