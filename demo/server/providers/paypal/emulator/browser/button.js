// The button in its frame. It opens the window itself, in the press, as browsers want it.
const button = document.querySelector('button')
const everyMs = 200
let line = null
let opened = null
let watch

window.addEventListener('message', ({ data, ports, source, origin }) => {
  if (source === window.parent && data?.kind === 'comanda-paypal' && ports[0]) return connect(ports[0])
  const isOurWindow = source === opened && origin === window.location.origin
  if (isOurWindow && (data === 'approve' || data === 'cancel')) end(data)
})

function connect(port) {
  line = port
  line.addEventListener('message', ({ data }) => hear(data))
  line.start()
  // Nobody presses before the page listens.
  button.disabled = false
}

function hear({ kind, orderID, isEnabled }) {
  if (kind === 'enable') button.disabled = !isEnabled
  else if (kind === 'go' && opened) opened.location.href = `/emulators/paypal/checkout?token=${orderID}`
  else if (kind === 'show') opened?.focus()
  else if (kind === 'close') end('cancel')
  else if (kind === 'stop') end(null)
}

button.addEventListener('click', () => {
  // Closed, and not yet seen to be.
  if (opened?.closed) end('cancel')
  if (!line || opened) return
  opened = window.open('about:blank', 'comanda-paypal', 'popup,width=440,height=620')
  line.postMessage({ kind: 'press' })
  watch = setInterval(() => opened?.closed && end('cancel'), everyMs)
})

// A button that is taken away takes its window with it.
window.addEventListener('pagehide', () => opened?.close())

/** Closes the window; the page hears how it ended, unless it said so itself. */
function end(kind) {
  clearInterval(watch)
  opened?.close()
  opened = null
  if (kind !== null) line.postMessage({ kind })
}
