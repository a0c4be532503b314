import { generateKeyPairSync } from 'node:crypto'

import { Hono } from 'hono'
import { importSPKI, jwtVerify } from 'jose'

type Answer = {
  readonly status: 200 | 400 | 401 | 404 | 429 | 503
  readonly code?: string
  readonly retryAfter?: string
}
type Received = { readonly authorization: string | undefined; readonly message: unknown }

const project = 'trattoria-1'
const tokenPath = 'https://oauth2.example/token'

/** Stands in for Google: gives access to whoever signs with the account's key, and takes push messages. */
export function aPushReceiver(nowMs: number) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  const received: Received[] = []
  let next: Answer = { status: 200 }
  let given = 0

  const app = new Hono()
  app.post('/token', async (context) => {
    const assertion = new URLSearchParams(await context.req.text()).get('assertion') ?? ''
    const expected = { audience: tokenPath, issuer: 'push@example', currentDate: new Date(nowMs) }
    const { payload } = await jwtVerify(assertion, await importSPKI(publicKey, 'RS256'), expected)
    if (payload.scope !== 'https://www.googleapis.com/auth/firebase.messaging') return context.json({}, 400)
    given += 1
    return context.json({ access_token: `access-${given}`, expires_in: 3600 })
  })
  app.post(`/v1/projects/${project}/messages:send`, async (context) => {
    const { message } = await context.req.json<{ message: unknown }>()
    received.push({ authorization: context.req.header('Authorization'), message })
    const { status, code, retryAfter } = next
    if (status === 200) return context.json({ name: `projects/${project}/messages/1` })
    const details = code ? [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode: code }] : []
    const headers = retryAfter === undefined ? {} : { 'Retry-After': retryAfter }
    return context.json({ error: { code: status, details } }, status, headers)
  })
  const fetch: typeof globalThis.fetch = async (input, init) => app.fetch(new Request(input, init))
  const account = { project_id: project, client_email: 'push@example', private_key: privateKey, token_uri: tokenPath }
  return {
    account: JSON.stringify(account),
    fetch,
    received,
    answers: (answer: Answer) => {
      next = answer
    },
  }
}
