import { language, say } from './page-texts.js'

// The query of this page (contract 7), or behind # that of a link which staff have sent (decision 131). Sent to the service in
// request bodies only; the referrer policy hides the address from others.
const isLink = window.location.hash.length > 1
const query = new URLSearchParams(isLink ? window.location.hash.slice(1) : window.location.search)
const names = ['entita_tipo', 'entita_id', 'token', 'return_url']
const asked = Object.fromEntries(names.map((name) => [name, query.get(name)]))
const byId = (id) => document.getElementById(id)

/** The ways to pay on this page, by the name that the summary has what they need under: their part of the page. */
const offers = {
  card: { block: 'card', offer: offerCard },
  payPal: { block: 'paypal', offer: offerPayPal },
}

document.documentElement.lang = language
byId('title').textContent = document.title = say('title')
const found = await ask('summary')
if (found.ok) show(found.content)
else byId('message').textContent = found.content.messages.join(' ') || say('unknown')

async function ask(path, more = {}) {
  const response = await fetch(`/pay/api/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...asked, language, ...more }),
  })
  return { ok: response.ok, content: await response.json() }
}

function show(summary) {
  byId('venue').textContent = `${summary.venue} · #${summary.number}`
  byId('amount').textContent = summary.amount
  byId('back').href = summary.returnTo
  byId('back').textContent = say('back')
  if (summary.status === 'paid') return leave(summary)
  if (summary.status === 'failed') return fail(say(summary.isBill ? 'billOver' : 'over'))
  // Both blocks get their space before their scripts are loaded, so that no button moves while it is pressed.
  for (const [mode, { block }] of Object.entries(offers)) byId(block).hidden = !summary[mode]
  byId('refusals').hidden = summary.refusals.length === 0
  byId('refusals').replaceChildren(...summary.refusals.map(item))
  byId('card-title').textContent = say('card')
  byId('pay').textContent = say('pay', summary.amount)
  for (const [mode, { offer }] of Object.entries(offers)) if (summary[mode]) void offer(summary)
}

function item(text) {
  const element = document.createElement('li')
  element.textContent = text
  return element
}

async function offerCard({ card, returnTo }) {
  // Stripe's own script is a classic script, the emulator's a module.
  if (card.isEmulator) await import('/emulators/stripe/js/stripe.js')
  else await loadScript('https://js.stripe.com/endive/stripe.js')
  const stripe = window.Stripe(card.publishableKey, { locale: language })
  const element = stripe.elements().create('card', { hidePostalCode: true })
  const button = byId('pay')
  element.on('change', ({ complete, error }) => {
    button.disabled = !complete
    fail(error?.message ?? '')
  })
  element.mount(byId('card-field'))
  byId('card').addEventListener('submit', async (event) => {
    event.preventDefault()
    if (button.disabled) return
    button.disabled = true
    fail('')
    const secret = await ask('secret')
    if (!secret.ok) return fail(secret.content.messages.join(' '))
    const { paymentIntent, error } = await stripe.confirmCardPayment(secret.content.clientSecret, {
      payment_method: { card: element },
    })
    // The service's state counts: the card may have been charged although the browser got no reply.
    const confirmed = await ask('confirm')
    if (confirmed.ok || paymentIntent?.status === 'succeeded') return leave({ returnTo })
    button.disabled = false
    fail(error?.message ?? say('failed'))
  })
}

async function offerPayPal({ payPal, currency, returnTo }) {
  await loadScript(`${payPal.sdk}?client-id=${payPal.clientId}&intent=authorize&currency=${currency}`)
  const buttons = window.paypal.Buttons({
    createOrder: async () => {
      const made = await ask('paypal-order')
      if (!made.ok) throw new Error(made.content.messages.join(' '))
      return made.content.payPalOrderId
    },
    onApprove: async ({ orderID }) => {
      const executed = await ask('paypal', { nonce: orderID })
      if (executed.ok) leave({ returnTo })
      else fail(executed.content.messages.join(' '))
    },
    onError: () => fail(say('failed')),
  })
  await buttons.render(byId('paypal'))
}

function loadScript(src) {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.addEventListener('load', resolve)
    script.addEventListener('error', reject)
    document.head.append(script)
  })
}

function fail(text) {
  byId('message').textContent = text
}

/** Back to the restaurant's site, at the address given by the service; whoever came by a link ordered elsewhere, and stays. */
function leave({ returnTo }) {
  if (!isLink) return window.location.replace(returnTo)
  for (const { block } of Object.values(offers)) byId(block).hidden = true
  byId('refusals').hidden = true
  fail(say('thanks'))
}
