/** The staff calls of the web service that serves this page (demo/server/staff/staff-routes.ts). */
export function createStaffApi() {
  async function get(path, signal) {
    const reply = await fetch(`/staff/api${path}`, { signal })
    if (!reply.ok) throw new Error(`The service answered ${reply.status}`)
    return reply.json()
  }
  async function post(path, body) {
    const reply = await fetch(`/staff/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!reply.ok && reply.status !== 409) throw new Error(`The service answered ${reply.status}`)
  }
  return {
    /** `{ orders, waitingForPayment }`: the second is a number. */
    orders: (restaurant, signal) => get(`/orders?restaurant=${restaurant}`, signal),
    reservations: async (restaurant, signal) =>
      (await get(`/reservations?restaurant=${restaurant}`, signal)).reservations,
    /** `action` is 'confirm', 'refuse' or 'cancel'; the guest reads the message. */
    decideReservation: (id, action, message) => post(`/reservations/${id}/${action}`, { message }),
    mails: async (restaurant, signal) => (await get(`/outbox?restaurant=${restaurant}`, signal)).mails,
    chats: async (restaurant, signal) => (await get(`/chats?restaurant=${restaurant}`, signal)).chats,
    answer: (id, text) => post(`/chats/${id}/messages`, { text }),
    controls: (restaurant) => get(`/restaurants/${restaurant}/controls`),
    /** `path` as in demo/server/staff/staff-control-routes.ts. */
    change: (restaurant, path, body) => post(`/restaurants/${restaurant}/${path}`, body),
    /**
     * `action` is 'confirm', 'refuse', 'cancel', 'consume', 'courier', 'expected' or 'message'; the last three have a
     * `body`. A refusal is ignored when someone else was faster: the next load shows the new state.
     */
    decide: (id, action, body = {}) => post(`/orders/${id}/${action}`, body),
  }
}
