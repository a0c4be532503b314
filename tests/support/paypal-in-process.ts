import { onTestFinished } from 'vitest'

type Order = { readonly intent: string; readonly purchase_units: readonly object[] }
type Actions = { readonly order: { readonly create: (order: Order) => Promise<string> } }
type ButtonsOptions = {
  readonly createOrder: (data: object, actions: Actions) => Promise<string>
  readonly onApprove: (data: { readonly orderID: string }, actions: object) => unknown
  readonly onCancel?: (data: object) => unknown
  readonly onError?: (error: unknown) => unknown
  readonly onInit?: (data: object, actions: object) => unknown
  readonly onClick?: (data: object, actions: { resolve(): void; reject(): void }) => unknown
}

type HappyWindow = { readonly happyDOM: { readonly settings: { handleDisabledFileLoadingAsSuccess: boolean } } }

const api = 'https://service.test/emulators/paypal'

/**
 * The namespace of PayPal's SDK for tests without a browser: one plain button, against the same emulator.
 * `wishes.buyer` is the buyer's action in the window, after `wishes.thinking`; closing the window is a cancel, as with
 * the real one. Removing the button closes the window silently.
 */
export function installPayPal(fetch: typeof globalThis.fetch, namespace: string) {
  const wishes = { buyer: 'approve' as 'approve' | 'cancel', thinking: Promise.resolve() as Promise<void> }
  const intents: string[] = []

  async function create(order: Order): Promise<string> {
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(`${api}/orders`, { method: 'POST', headers, body: JSON.stringify(order) })
    const { id, name } = (await response.json()) as { readonly id?: string; readonly name?: string }
    if (id === undefined) throw new Error(`PayPal: ${name}`)
    return id
  }

  async function press(options: ButtonsOptions, isTaken: () => boolean): Promise<void> {
    let isRefused = false
    await options.onClick?.({}, { resolve: () => undefined, reject: () => void (isRefused = true) })
    if (isRefused) return
    try {
      const orderID = await options.createOrder({}, { order: { create } })
      const made = (await (await fetch(`${api}/orders/${orderID}`)).json()) as { readonly intent: string }
      intents.push(made.intent)
      await wishes.thinking
      if (isTaken()) return
      if (wishes.buyer === 'cancel') {
        await options.onCancel?.({ orderID })
        return
      }
      await fetch(`${api}/orders/${orderID}/approve`, { method: 'POST' })
      await options.onApprove({ orderID }, {})
    } catch (error) {
      if (!options.onError) throw error
      options.onError(error)
    }
  }

  function Buttons(options: ButtonsOptions) {
    let isTaken = false
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'Pay with PayPal'
    button.addEventListener('click', () => void press(options, () => isTaken))
    return {
      isEligible: () => true,
      async render(container: Element) {
        container.append(button)
        options.onInit?.({}, { enable: () => (button.disabled = false), disable: () => (button.disabled = true) })
      },
      async close() {
        isTaken = true
        button.remove()
      },
    }
  }

  // The loader waits for a script that this browser does not run.
  const { happyDOM } = window as unknown as HappyWindow
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = true
  const view = window as unknown as Record<string, unknown>
  view[namespace] = { version: '5.0.0', Buttons, FUNDING: { PAYPAL: 'paypal' } }
  onTestFinished(() => {
    delete view[namespace]
  })
  return {
    wishes,
    /** The intent of each order that was made. */
    intents,
    /** What the page has asked PayPal's script for: its address without parameters, its intent and its client token. */
    sdk() {
      // The loader puts the newest first.
      const tag = document.querySelector<HTMLScriptElement>(`script[data-namespace="${namespace}"]`)
      if (!tag) throw new Error('The SDK of PayPal was not asked for.')
      const { origin, pathname, searchParams } = new URL(tag.src)
      return { address: origin + pathname, intent: searchParams.get('intent'), clientToken: tag.dataset.clientToken }
    },
  }
}
