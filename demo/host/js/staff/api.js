/** The staff calls of the demo's web service (demo/server/routes/staff.ts). */
export function createStaffApi(service) {
  async function get(path, signal) {
    const reply = await fetch(`${service}/staff/api${path}`, { signal })
    if (!reply.ok) throw new Error(`The service answered ${reply.status}`)
    return reply.json()
  }
  return {
    orders: async (restaurant, signal) => (await get(`/orders?restaurant=${restaurant}`, signal)).orders,
    mails: async (restaurant, signal) => (await get(`/outbox?restaurant=${restaurant}`, signal)).mails,
    /** `action` is 'confirm', 'refuse' or 'consume'. Someone else may have been first: then the next reading shows it. */
    async decide(id, action) {
      const reply = await fetch(`${service}/staff/api/orders/${id}/${action}`, { method: 'POST' })
      if (!reply.ok && reply.status !== 409) throw new Error(`The service answered ${reply.status}`)
    },
  }
}
