import { createElement } from './create-element.js'
import { openFrame } from './open-frame.js'

/**
 * Element with number, expiry and security code in one row. The digits stay in the frame: the page only learns whether
 * they are complete.
 */
export function createCardElement(options, locale, key) {
  return createElement('card', ({ emit, node }) => {
    const waiting = new Map()
    let question = 0
    const line = openFrame('card-field', { title: 'Secure card payment input frame', onMessage: hear, onReady: start })
    const { frame } = line
    guard(frame)

    function start() {
      line.send({ kind: 'start', locale, options, key })
    }

    function hear(message) {
      if (message.kind === 'ready') emit('ready')
      else if (message.kind === 'height') frame.style.height = `${message.height}px`
      else if (message.kind === 'change') {
        node.classList.toggle('StripeElement--complete', message.change.complete)
        node.classList.toggle('StripeElement--empty', message.change.empty)
        node.classList.toggle('StripeElement--invalid', message.change.error !== undefined)
        emit('change', message.change)
      } else if (message.kind === 'focus' || message.kind === 'blur') {
        node.classList.toggle('StripeElement--focus', message.kind === 'focus')
        emit(message.kind)
      } else if (message.kind === 'method') waiting.get(message.question)?.(message.result)
    }

    return {
      ...line,
      update: (changed) => line.send({ kind: 'update', options: changed }),
      focus: () => line.send({ kind: 'focus' }),
      blur: () => line.send({ kind: 'blur' }),
      clear: () => line.send({ kind: 'clear' }),
      /** Lets the frame create a payment method from the typed card. */
      createMethod: () =>
        new Promise((resolve) => {
          question += 1
          waiting.set(question, resolve)
          line.send({ kind: 'create-method', question })
        }),
    }
  })
}

function guard(frame) {
  const style = { border: 'none', width: '100%', height: '1.2em', display: 'block', 'color-scheme': 'normal' }
  for (const [name, value] of Object.entries(style)) frame.style.setProperty(name, value)
}
