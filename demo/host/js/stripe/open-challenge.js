import { openFrame } from './open-frame.js'

// As high as anything can be, on the page itself: a widget in the top layer would cover it (facts/embed.md, fact 2).
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
