import { openFrame } from './open-frame.js'

// The highest z-index, on the page itself. Anything in the browser's top layer would still cover it, which is why the
// widget leaves the top layer while the bank asks.
const overlay = {
  position: 'fixed',
  inset: '0',
  width: '100%',
  height: '100%',
  border: 'none',
  'z-index': '2147483647',
  background: 'transparent',
}

/** The bank's question (3-D Secure) over the whole page: `complete` or `fail`, once it is answered. */
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
