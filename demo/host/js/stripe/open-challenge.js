import { openFrame } from './open-frame.js'

// The highest z-index of the page. Content in the browser's top layer would still cover it, therefore the widget leaves
// the top layer during the bank's confirmation.
const overlay = {
  position: 'fixed',
  inset: '0',
  width: '100%',
  height: '100%',
  border: 'none',
  'z-index': '2147483647',
  background: 'transparent',
}

/** Opens the bank's confirmation (3-D Secure) over the whole page; resolves to `complete` or `fail`. */
export function openChallenge(locale, { amount, currency } = {}) {
  return new Promise((resolve) => {
    const { frame, send, close } = openFrame('challenge', {
      title: '3-D Secure',
      onReady: () => send({ kind: 'start', locale, amount, currency }),
      onMessage: ({ outcome }) => {
        close()
        resolve(outcome)
      },
    })
    for (const [name, value] of Object.entries(overlay)) frame.style.setProperty(name, value)
    document.body.append(frame)
  })
}
