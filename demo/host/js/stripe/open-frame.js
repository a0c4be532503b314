import { framesOrigin } from './origins.js'

/**
 * Creates a frame of the provider with a private message channel: the first message transfers a port, to the frame's
 * own origin only.
 */
export function openFrame(page, { title, onMessage, onReady }) {
  const frame = document.createElement('iframe')
  const { port1: line, port2: end } = new MessageChannel()
  frame.title = title
  frame.src = `${framesOrigin}/${page}.html`
  frame.setAttribute('allowtransparency', 'true')
  frame.setAttribute('scrolling', 'no')
  frame.addEventListener(
    'load',
    () => {
      frame.contentWindow?.postMessage('comanda-stripe', framesOrigin, [end])
      onReady?.()
    },
    { once: true },
  )
  line.addEventListener('message', ({ data }) => onMessage(data))
  line.start()
  return {
    frame,
    send: (message) => line.postMessage(message),
    close() {
      line.close()
      frame.remove()
    },
  }
}
