import { api } from './origins.js'

/** Ms until an emulated lost connection is reported; the real Stripe.js waits a minute. */
const patienceMs = 3000

/**
 * Calls the emulated Stripe API. Resolves to `{ paymentIntent }`, `{ setupIntent }`, `{ paymentMethod }` or `{ error
 * }`, never rejects. Without a reply the error is `api_connection_error`, as with the real Stripe.js.
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
