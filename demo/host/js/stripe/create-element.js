/** The common part of all elements: events and mounting in the light DOM. */
export function createElement(type, build) {
  const listeners = new Map()
  let part = null
  let mount = null

  const element = {
    on(event, listener) {
      listeners.set(event, [...(listeners.get(event) ?? []), listener])
      return element
    },
    once(event, listener) {
      const heard = (payload) => {
        element.off(event, heard)
        listener(payload)
      }
      return element.on(event, heard)
    },
    off(event, listener) {
      listeners.set(event, listener ? (listeners.get(event) ?? []).filter((one) => one !== listener) : [])
      return element
    },
    mount(target) {
      const node = typeof target === 'string' ? document.querySelector(target) : target
      if (!(node instanceof Element)) throw new Error(`Invalid DOM element. Call mount() with a valid DOM element.`)
      // The literal error of the real Stripe.js: the widget must never cause it.
      if (node.getRootNode() instanceof ShadowRoot)
        throw new Error('Elements cannot be mounted in a ShadowRoot. Please mount in the Light DOM.')
      element.unmount()
      node.classList.add('StripeElement')
      part = build({ emit, node })
      mount = node
      node.append(part.frame)
    },
    unmount() {
      part?.close()
      part = null
      mount?.classList.remove(
        'StripeElement',
        'StripeElement--focus',
        'StripeElement--complete',
        'StripeElement--invalid',
      )
      mount = null
    },
    destroy() {
      element.unmount()
      listeners.clear()
    },
    update: (options) => part?.update?.(options),
    focus: () => part?.focus?.(),
    blur: () => part?.blur?.(),
    clear: () => part?.clear?.(),
    /** Not part of Stripe.js: gives `createStripe` access to the frame. */
    get comandaPart() {
      return part
    },
  }

  function emit(event, payload = {}) {
    for (const listener of listeners.get(event) ?? []) listener({ elementType: type, ...payload })
  }
  return element
}
