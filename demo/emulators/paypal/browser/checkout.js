const id = new URLSearchParams(window.location.search).get('token') ?? ''
const order = `/emulators/paypal/orders/${encodeURIComponent(id)}`
const amount = document.getElementById('amount')
const approve = document.getElementById('approve')
const cancel = document.getElementById('cancel')

// The opener is the frame of the button, on this same origin.
const say = (outcome) => window.opener?.postMessage(outcome, window.location.origin)

cancel.addEventListener('click', () => say('cancel'))
cancel.disabled = false

const known = await fetch(order)
if (known.ok) {
  amount.textContent = (await known.json()).text
  approve.disabled = false
} else amount.textContent = 'This order does not exist.'

approve.addEventListener('click', async () => {
  approve.disabled = true
  const { ok } = await fetch(`${order}/approve`, { method: 'POST' })
  if (ok) say('approve')
  else amount.textContent = 'This order cannot be paid.'
})
