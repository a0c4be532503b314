// Emulates the buttons of PayPal's SDK, served from the origin of the web service (credenziali.sdk_base_url).
;(() => {
  const script = document.currentScript
  const { origin, searchParams } = new URL(script.src)
  const base = `${origin}/emulators/paypal`
  const clientId = searchParams.get('client-id') ?? undefined
  const intent = (searchParams.get('intent') ?? 'capture').toUpperCase()
  const currency = searchParams.get('currency') ?? 'USD'
  let slots = 0

  async function createOrder(order) {
    const response = await fetch(`${base}/orders`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ client_id: clientId, intent, ...order }),
      credentials: 'omit',
    })
    const { id, name } = await response.json()
    if (!id) throw new Error(`PayPal: ${name}`)
    return id
  }

  function Buttons(options = {}) {
    let frame = null
    let line = null
    let place = null
    let overlay = null
    let orderID = null

    const tell = (message) => line?.postMessage(message)

    async function begin() {
      try {
        await asked()
        orderID = await options.createOrder({ paymentSource: 'paypal' }, { order: { create: createOrder } })
        tell({ kind: 'go', orderID })
      } catch (error) {
        end()
        tell({ kind: 'stop' })
        if (error !== refused) fail(error)
      }
    }

    /** Calls `onClick`, in which the page may reject the click, for instance while a form is incomplete. */
    async function asked() {
      let isRefused = false
      const actions = { resolve: () => undefined, reject: () => (isRefused = true) }
      await options.onClick?.({ fundingSource: 'paypal' }, actions)
      if (isRefused) throw refused
    }

    async function approve() {
      end()
      try {
        const data = { orderID, payerID: 'EMULATORPAYER', facilitatorAccessToken: '', paymentSource: 'paypal' }
        await options.onApprove?.(data, {})
      } catch (error) {
        fail(error)
      }
    }

    function cancel() {
      end()
      options.onCancel?.({ orderID }, {})
    }

    function fail(error) {
      if (!options.onError) throw error
      options.onError(error)
    }

    function hear({ kind }) {
      if (kind === 'press') {
        overlay = coverPage(
          () => tell({ kind: 'close' }),
          () => tell({ kind: 'show' }),
        )
        void begin()
      } else if (kind === 'approve') void approve()
      else if (kind === 'cancel') cancel()
    }

    function end() {
      overlay?.remove()
      overlay = null
    }

    return {
      isEligible: () => true,
      async render(target) {
        const container = typeof target === 'string' ? document.querySelector(target) : target
        if (!container) throw new Error('Document is ready and element does not exist')
        place = lightPlaceIn(container)
        frame = document.createElement('iframe')
        frame.title = 'PayPal'
        frame.src = `${base}/button`
        const height = `${options.style?.height ?? 45}px`
        Object.entries({ border: 'none', width: '100%', height, display: 'block' }).forEach(([name, value]) =>
          frame.style.setProperty(name, value, 'important'),
        )
        const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
        place.append(frame)
        await loaded
        const { port1, port2 } = new MessageChannel()
        line = port1
        line.addEventListener('message', ({ data }) => hear(data))
        line.start()
        frame.contentWindow.postMessage({ kind: 'comanda-paypal', style: options.style ?? {} }, origin, [port2])
        const enable = (isEnabled) => () => tell({ kind: 'enable', isEnabled })
        options.onInit?.({}, { enable: enable(true), disable: enable(false) })
      },
      async close() {
        tell({ kind: 'stop' })
        end()
        line?.close()
        frame?.remove()
        if (place?.slot) place.remove()
      },
    }
  }

  const refused = new Error('The press was refused.')

  /**
   * Like PayPal's zoid library: inside a shadow root the frame is a light DOM child of the host, shown by a slot in the
   * container.
   */
  function lightPlaceIn(container) {
    const root = container.getRootNode()
    if (!(root instanceof ShadowRoot)) return container
    slots += 1
    const slot = document.createElement('slot')
    const place = document.createElement('div')
    slot.name = place.slot = `shadow-slot-paypal-${slots}`
    container.append(slot)
    root.host.append(place)
    return place
  }

  /** Covers the page while the window is open, with buttons to show the window again and to close it. */
  function coverPage(onClose, onShow) {
    const cover = document.createElement('div')
    cover.setAttribute('data-paypal-overlay', '')
    const look = {
      position: 'fixed',
      inset: '0',
      'z-index': '2147483647',
      display: 'grid',
      'place-content': 'center',
      gap: '16px',
      background: 'rgb(0 0 0 / 80%)',
      color: '#fff',
      font: '16px/1.4 system-ui, sans-serif',
      'text-align': 'center',
    }
    for (const [name, value] of Object.entries(look)) cover.style.setProperty(name, value)
    const text = document.createElement('p')
    text.textContent =
      'Don’t see the secure PayPal browser? We’ll help you re-launch the window to complete your payment.'
    cover.append(text, button('Continue', onShow), button('Close', onClose))
    document.body.append(cover)
    return cover
  }

  function button(name, onPress) {
    const element = document.createElement('button')
    element.type = 'button'
    element.textContent = name
    const look = {
      'min-height': '44px',
      font: 'inherit',
      color: '#fff',
      background: 'transparent',
      border: '1px solid #fff',
    }
    for (const [property, value] of Object.entries(look)) element.style.setProperty(property, value)
    element.addEventListener('click', onPress)
    return element
  }

  const namespace = script.dataset.namespace ?? 'paypal'
  window[namespace] = {
    version: '5.0.0-comanda',
    Buttons,
    FUNDING: { PAYPAL: 'paypal' },
    comanda: { intent, currency },
  }
})()
