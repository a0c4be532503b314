import { onTestFinished } from 'vitest'

type Fetch = typeof fetch
/** `leave`: the customer closes the bank's page without an answer, so the intent stays as it is. */
type Outcome = 'complete' | 'fail' | 'leave'
type StripeReply = Readonly<Record<string, { readonly id: string; readonly status?: string } | undefined>>
type Listener = (payload: object) => void
type Method = string | { readonly card: CardElement } | undefined
type Confirm = { readonly payment_method?: Method; readonly setup_future_usage?: string }
type Style = { readonly base?: { readonly color?: string } }
type CardOptions = { readonly style?: Style; readonly hidePostalCode?: boolean }
type CardElement = ReturnType<typeof createCardElement>

const api = 'https://service.test/emulators/stripe'

let current: ((key: string, options?: { readonly locale?: string }) => object) | undefined

/**
 * `window.Stripe` for tests without a browser, against the same emulator as the demo's. The test types cards, taps the
 * wallet and answers the bank.
 */
export function installStripe(fetch: Fetch) {
  const wishes = { challenge: 'complete' as Outcome, wallet: null as 'applePay' | 'googlePay' | null }
  const started: { readonly key: string; readonly locale: string | undefined }[] = []
  const elements: CardElement[] = []
  const confirmed: { readonly secret: string; readonly usage: string | undefined }[] = []
  const express: ReturnType<typeof createElement>[] = []
  let challenges = 0

  async function ask(path: string, body: object): Promise<StripeReply> {
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(api + path, {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...body, locale: 'en' }),
    })
    const reply = (await response.json()) as StripeReply
    if (!reply.noAnswer) return reply
    return {
      error: { id: '', type: 'api_connection_error', message: 'We are experiencing issues connecting.' } as never,
    }
  }

  async function methodOf(method: Method): Promise<StripeReply> {
    if (typeof method === 'string') return { paymentMethod: { id: method } }
    const card = method?.card.typed
    return card ? ask('/payment_methods', { card }) : { error: { id: '', code: 'incomplete_number' } as never }
  }

  async function confirm(clientSecret: string, { payment_method: method, setup_future_usage: usage }: Confirm) {
    confirmed.push({ secret: clientSecret, usage })
    const made = await methodOf(method)
    if (!made.paymentMethod) return made
    const paymentMethod = made.paymentMethod.id
    const reply = await ask('/intents/confirm', { clientSecret, paymentMethod, keepsCard: usage !== undefined })
    if ((reply.paymentIntent ?? reply.setupIntent)?.status !== 'requires_action') return reply
    challenges += 1
    if (wishes.challenge === 'leave') return reply
    return ask('/intents/challenge', { clientSecret, outcome: wishes.challenge })
  }

  const Stripe = (key: string, options: { readonly locale?: string } = {}) => {
    started.push({ key, locale: options.locale })
    return {
      elements: () => ({
        create(type: string, options: CardOptions = {}) {
          const element = type === 'card' ? createCardElement(options) : createElement()
          if (type === 'card') elements.push(element as CardElement)
          else express.push(element)
          // As the real one: known once it is drawn.
          element.afterMount = () => element.emit('ready', type === 'card' ? {} : availability(wishes.wallet))
          return element
        },
        submit: async () => ({}),
        update: () => undefined,
      }),
      createPaymentMethod: ({ card }: { readonly card: CardElement }) => methodOf({ card }),
      confirmCardPayment: (secret: string, data: Confirm = {}) => confirm(secret, data),
      confirmCardSetup: (secret: string, data: Confirm = {}) => confirm(secret, data),
      retrievePaymentIntent: (clientSecret: string) => ask('/intents/retrieve', { clientSecret }),
      async confirmPayment({ clientSecret }: { readonly clientSecret: string }) {
        const { paymentMethod } = await ask('/payment_methods', { wallet: 'apple_pay' })
        return confirm(clientSecret, { payment_method: paymentMethod?.id })
      },
    }
  }
  const view = window as unknown as { Stripe?: unknown }
  current = Stripe
  // The official loader keeps the first it finds: the one in the page leads to that of the test.
  const start = (...asked: Parameters<typeof Stripe>) => current?.(...asked)
  view.Stripe = Object.assign(start, { version: 'endive' })
  onTestFinished(() => {
    current = undefined
    delete view.Stripe
  })

  return {
    wishes,
    started,
    /** What the page asked to be confirmed: the secret of the intent, and the future use it asked for. */
    confirmed,
    get challenges() {
      return challenges
    },
    /** From now on the provider cannot be loaded, as under a strict CSP. */
    block() {
      current = () => {
        throw new Error('blocked')
      }
    },
    /** The colours of the newest card field, one after another. */
    colours: () => elements.at(-1)?.styles.map((style) => style?.base?.color),
    /** Whether the newest card field leaves out the postal code. */
    hidesPostalCode: () => elements.at(-1)?.hidesPostalCode,
    /** Keeps a card under a setup intent, as another device of the customer would. */
    async keepCard(
      clientSecret: string,
      card: { readonly number: string; readonly expMonth: number; readonly expYear: number },
    ) {
      const { paymentMethod } = await ask('/payment_methods', { card: { ...card, cvc: '123' } })
      await ask('/intents/confirm', { clientSecret, paymentMethod: paymentMethod?.id, keepsCard: true })
    },
    /** Types a card into the newest card field that stands in the page. */
    typeCard(number = '4242 4242 4242 4242', { expiry = '12 / 34', cvc = '123' } = {}) {
      const element = elements.findLast(({ node }) => node?.isConnected)
      if (!element) throw new Error('There is no card field in the page.')
      element.type(number, { expiry, cvc })
    },
    /** Presses the wallet button and accepts or cancels the device's sheet. */
    async tapWallet(answer: 'pay' | 'cancel' = 'pay') {
      const element = express.findLast(({ node }) => node?.isConnected)
      if (!element) throw new Error('There is no wallet button in the page.')
      const expressPaymentType = wishes.wallet === 'googlePay' ? 'google_pay' : 'apple_pay'
      const isOpen = await new Promise<boolean>((resolve) => {
        element.emit('click', { expressPaymentType, resolve: () => resolve(true), reject: () => resolve(false) })
      })
      if (!isOpen) return
      if (answer === 'cancel') element.emit('cancel', {})
      else element.emit('confirm', { expressPaymentType, paymentFailed: () => undefined })
    },
  }
}

function availability(wallet: 'applePay' | 'googlePay' | null) {
  if (wallet === null) return {}
  return { availablePaymentMethods: { applePay: wallet === 'applePay', googlePay: wallet === 'googlePay' } }
}

function createElement() {
  const listeners = new Map<string, Listener[]>()
  const element = {
    node: null as Element | null,
    afterMount: () => undefined as void,
    emit(event: string, payload: object) {
      for (const listener of listeners.get(event) ?? []) listener(payload)
    },
    on(event: string, listener: Listener) {
      listeners.set(event, [...(listeners.get(event) ?? []), listener])
      return element
    },
    off: (event: string) => listeners.delete(event),
    mount(node: Element) {
      if (node.getRootNode() instanceof ShadowRoot)
        throw new Error('Elements cannot be mounted in a ShadowRoot. Please mount in the Light DOM.')
      const frame = document.createElement('div')
      node.append(frame)
      element.node = frame
      queueMicrotask(() => element.afterMount())
    },
    unmount() {
      element.node?.remove()
      element.node = null
    },
    destroy() {
      element.unmount()
      listeners.clear()
    },
    focus: () => undefined,
    blur: () => undefined,
    clear: () => undefined,
  }
  return element
}

function createCardElement({ style, hidePostalCode = false }: CardOptions) {
  const element = createElement()
  const card = Object.assign(element, {
    typed: null as object | null,
    hidesPostalCode: hidePostalCode,
    /** Styles requested by the page: the first ones, and all changes. */
    styles: [style],
    update: (changed: { readonly style?: Style }) => void card.styles.push(changed.style),
    type(number: string, { expiry, cvc }: { readonly expiry: string; readonly cvc: string }) {
      const [month, year] = expiry.split('/').map(Number)
      const digits = number.replaceAll(' ', '')
      const complete = digits.length >= 15 && cvc.length >= 3
      card.typed = complete ? { number: digits, expMonth: month, expYear: 2000 + Number(year), cvc } : null
      const error = complete ? {} : { error: { type: 'validation_error', message: 'Your card number is incomplete.' } }
      element.emit('change', { complete, empty: digits === '', brand: 'visa', ...error })
    },
  })
  return card
}
