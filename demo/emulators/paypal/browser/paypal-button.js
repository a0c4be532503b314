// The button in its frame. Opens the PayPal window itself, within the click, because browsers block popups otherwise.
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
  // Enabled once the page listens.
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
  // The window is closed already, but the timer has not noticed yet.
  if (opened?.closed) end('cancel')
  if (!line || opened) return
  opened = window.open('about:blank', 'comanda-paypal', 'popup,width=440,height=620')
  line.postMessage({ kind: 'press' })
  watch = setInterval(() => opened?.closed && end('cancel'), everyMs)
})

// Removing the button closes its window, as with the real PayPal.
window.addEventListener('pagehide', () => opened?.close())

/** Closes the window and reports the outcome to the page; null = the page caused it and is not told. */
function end(kind) {
  clearInterval(watch)
  opened?.close()
  opened = null
  if (kind !== null) line.postMessage({ kind })
}
