// Loaded before a command in a process of its own: answers for Stripe in its HTTP form, and for nobody else.
const intent = {
  id: 'pi_1',
  object: 'payment_intent',
  client_secret: 'pi_1_secret_1',
  status: 'requires_payment_method',
}
const list = { object: 'list', data: [], has_more: false }
const replies = {
  'POST /v1/payment_intents': intent,
  'GET /v1/payment_intents/pi_1': intent,
  'POST /v1/payment_intents/pi_1/cancel': { ...intent, status: 'canceled' },
  'GET /v1/customers': list,
  'GET /v1/setup_intents': list,
  'GET /v1/refunds': list,
  'POST /v1/webhook_endpoints': { id: 'we_1', object: 'webhook_endpoint', secret: 'whsec_made' },
  'DELETE /v1/webhook_endpoints/we_1': { id: 'we_1', object: 'webhook_endpoint', deleted: true },
  'POST /v1/payment_method_domains': { id: 'pmd_1', object: 'payment_method_domain' },
}

globalThis.fetch = async (input, init) => {
  const { method, url } = new Request(input, init)
  const { host, pathname } = new URL(url)
  const reply = host === 'api.stripe.com' ? replies[`${method} ${pathname}`] : undefined
  if (!reply) throw new TypeError(`Nobody answers ${method} ${url}.`)
  return Response.json(reply)
}
