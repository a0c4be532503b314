// Signs in with Google and posts the id token to the opener: to its exact origin, with the state it passed.
const kept = 'google-sign-in'
const here = location.origin + location.pathname
const { opener } = window
// The service accepts a token only at the restaurant that its nonce names, and once.
const newNonce = () => `${location.pathname.split('/').at(-1)}.${crypto.randomUUID()}`
const returned = new URLSearchParams(location.hash.slice(1))
const asked = returned.has('state') ? JSON.parse(sessionStorage.getItem(kept) ?? '{}') : fromAddress()

function fromAddress() {
  const query = new URLSearchParams(location.search)
  return { origin: query.get('origin') ?? '', state: query.get('state') ?? '' }
}

function say(text) {
  document.getElementById('status').textContent = text
}

function send(type, content = {}) {
  opener.postMessage({ type: `comanda-google:${type}`, state: asked.state, ...content }, asked.origin)
}

function hand(idToken) {
  document.getElementById('people').replaceChildren()
  say('Signing in…')
  send('token', { idToken })
}

addEventListener('message', ({ source, origin, data }) => {
  if (source !== opener || origin !== asked.origin || data?.state !== asked.state) return
  if (data.type !== 'comanda-google:sign-out') return
  // Removes all data of the person from this origin.
  sessionStorage.removeItem(kept)
  send('signed-out')
})

const answer = await fetch(`${here}/settings?origin=${encodeURIComponent(asked.origin)}`)
const { isAllowed, clientId, people } = await answer.json()
if (!opener || !isAllowed) say('This site may not sign in with Google here.')
else if (returned.has('id_token') && returned.get('state') === asked.nonce) hand(returned.get('id_token'))
else if (returned.has('error')) send('error')
else if (clientId) leaveForGoogle(clientId)
else choose(people)

/** Redirects to Google, which returns to this page with the token in the hash: no server sees it. */
function leaveForGoogle(id) {
  const nonce = newNonce()
  sessionStorage.setItem(kept, JSON.stringify({ ...asked, nonce }))
  const query = new URLSearchParams({
    client_id: id,
    redirect_uri: here,
    response_type: 'id_token',
    scope: 'openid email profile',
    prompt: 'select_account',
    nonce,
    state: nonce,
  })
  location.replace(`https://accounts.google.com/o/oauth2/v2/auth?${query}`)
}

/** Emulator of Google's account chooser: signs in the chosen person. */
function choose(accounts) {
  say('Emulator: choose an account.')
  const rows = accounts.map(({ email, firstName, lastName }) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = `${firstName} ${lastName} (${email})`
    button.addEventListener('click', async () => {
      const headers = { 'Content-Type': 'application/json' }
      const body = JSON.stringify({ email, nonce: newNonce() })
      const reply = await fetch(`${here}/token`, { method: 'POST', headers, body })
      if (!reply.ok) return send('error')
      return hand((await reply.json()).idToken)
    })
    const row = document.createElement('li')
    row.append(button)
    return row
  })
  document.getElementById('people').replaceChildren(...rows)
}
