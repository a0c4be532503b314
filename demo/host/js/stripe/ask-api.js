import { api } from './origins.js'

/** How long a line that is dead is waited for; the real one waits for a minute. */
const patienceMs = 3000

/**
 * One question to the emulated Stripe: `{ paymentIntent }`, `{ setupIntent }`, `{ paymentMethod }` or `{ error }`, never a
 * rejection. When nobody answers it is an `api_connection_error`, as of the real Stripe.js.
 */
export async function askApi(path, body, locale) {
  try {
    const response = await fetch(api + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...body, locale }),
      credentials: 'omit',
    })
    const reply = await response.json()
    return reply.noAnswer ? await noAnswer() : reply
  } catch {
    return connectionError
  }
}

const connectionError = {
  error: {
    type: 'api_connection_error',
    message:
      'We are experiencing issues connecting to our payments provider. Please check your connection and try again.',
  },
}

function noAnswer() {
  return new Promise((resolve) => setTimeout(() => resolve(connectionError), patienceMs))
}
