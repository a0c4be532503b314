/**
 * The staff calls of the web service that serves this page (server/staff/desk-routes.ts). `onSignedOut` is called
 * when a session has ended.
 */
export function createStaffApi({ onSignedOut }) {
  async function get(path, signal) {
    return answerOf(await fetch(`/staff/api${path}`, { signal }))
  }
  function send(path, body) {
    return fetch(`/staff/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  }
  async function answerOf(reply) {
    if (reply.status === 401) onSignedOut()
    if (!reply.ok) throw new Error(`The service answered ${reply.status}`)
    return reply.json()
  }
  /** A refusal because someone else was faster is ignored: the next load shows the new state. Answers its reason. */
  async function post(path, body) {
    const reply = await send(path, body)
    if (reply.status !== 409) return void (await answerOf(reply))
    const { reason } = await reply.json().catch(() => ({}))
    return reason
  }
  /** Null, or why the service refused: `wrong-password`, `email-taken`, … */
  async function ask(path, body) {
    const reply = await send(path, body)
    if (reply.ok) return null
    const { reason = 'failed' } = await reply.json().catch(() => ({}))
    if (reason === 'signed-out') onSignedOut()
    return reason
  }
  /** Null, or the refusal: `{ reason, faults }`, where faults belong to fields of a form. */
  async function submit(path, body, read = () => null) {
    const reply = await send(path, body)
    if (reply.ok) return read(await reply.json())
    const refusal = await reply.json().catch(() => ({}))
    if (refusal.reason === 'signed-out') onSignedOut()
    return refusal
  }
  /** What was typed into a form of what is there: `{ version }` for the next save of it, or the refusal. */
  async function edit(path, form) {
    return submit(path, form, ({ version }) => ({ version }))
  }
  return {
    /** `{ member, demoMembers, showsMails }`; `member` is null when nobody is signed in. */
    session: () => get('/session'),
    signIn: (restaurantId, email, password) => ask('/session', { restaurantId, email, password }),
    signOut: () => send('/session/end', {}),
    changePassword: (current, password) => ask('/password', { current, password }),
    members: async () => (await get('/members')).members,
    addMember: (member) => ask('/members', member),
    removeMember: (id) => ask(`/members/${id}/remove`, {}),
    setPassword: (id, password) => ask(`/members/${id}/password`, { password }),
    /** `{ orders, waitingForPayment }`: the second is a number. */
    orders: (signal) => get('/orders', signal),
    reservations: async (signal) => (await get('/reservations', signal)).reservations,
    /** `action` is 'confirm', 'refuse' or 'cancel'; the guest reads the message. */
    decideReservation: (id, action, message) => post(`/reservations/${id}/${action}`, { message }),
    /** Calls to tables that wait. */
    calls: async (signal) => (await get('/calls', signal)).calls,
    finishCall: ({ tableId, calledAt }) => post(`/tables/${tableId}/call/done`, { calledAt }),
    mails: async (signal) => (await get('/outbox', signal)).mails,
    chats: async (signal) => (await get('/chats', signal)).chats,
    answer: (id, text) => post(`/chats/${id}/messages`, { text }),
    controls: () => get('/controls'),
    /** `path` as in server/staff/staff-control-routes.ts. */
    change: (path, body) => post(`/${path}`, body),
    menu: () => get('/menu'),
    /** `{ version, fields }`: the fields as in server/staff/editing/desk-field.ts. */
    productForm: (id) => get(`/products/${id}/form`),
    saveProduct: (id, form) => edit(`/products/${id}/form`, form),
    /** What a product is made of and where it stands: `{ fields }`. */
    productFacts: (id) => get(`/products/${id}/facts`),
    saveFacts: (id, form) => edit(`/products/${id}/facts`, form),
    newProduct: () => get('/products/new'),
    /** `{ id }` or the refusal. */
    createProduct: async (typed) => (await send('/products', { typed })).json(),
    categories: () => get('/categories'),
    createCategory: (typed) => submit('/categories', { typed }),
    saveCategory: (id, form) => edit(`/categories/${id}/form`, form),
    ingredients: () => get('/ingredients'),
    saveIngredient: (id, form) => edit(`/ingredients/${id}/form`, form),
    /** `{ version }` of its form from then on, or the refusal. */
    setAvailable: (id, isAvailable) => edit(`/ingredients/${id}/available`, { isAvailable }),
    slots: () => get('/slots'),
    createSlots: (venueId, typed) => submit(`/venues/${venueId}/slots`, { typed }),
    saveSlots: (id, form) => edit(`/timetables/${id}/form`, form),
    /** What delivery costs: `{ venues, areas, points }`. */
    delivery: () => get('/delivery'),
    saveFreeFrom: (venueId, form) => edit(`/venues/${venueId}/delivery`, form),
    saveArea: (id, form) => edit(`/areas/${id}/form`, form),
    savePoint: (id, form) => edit(`/points/${id}/form`, form),
    /** Codes of the photos to choose from. */
    photos: async () => (await get('/photos')).codes,
    /** `{ code }` or the refusal. */
    uploadPhoto: async (pictures) => (await send('/photos', { pictures })).json(),
    /** `code`: null = none. */
    savePhoto: (id, code) => submit(`/products/${id}/photo`, { code }),
    /** Opening hours and closures of the venues. */
    hours: () => get('/hours'),
    saveHours: (venueId, form) => edit(`/venues/${venueId}/hours`, form),
    addClosure: (venueId, typed) => submit(`/venues/${venueId}/closures`, { typed }),
    removeClosure: (id) => submit(`/closures/${id}/remove`, {}),
    /** What restaurant, venues and ways to order offer: `{ restaurant, venues }`. */
    settings: () => get('/settings'),
    saveRestaurant: (form) => edit('/settings/form', form),
    saveVenue: (id, form) => edit(`/venues/${id}/settings`, form),
    saveService: (venueId, type, form) => edit(`/venues/${venueId}/services/${type}/settings`, form),
    codes: () => get('/codes'),
    createCode: (typed) => submit('/codes', { typed }),
    saveCode: (id, form) => edit(`/codes/${id}/form`, form),
    setCodeActive: (id, isActive) => submit(`/codes/${id}/active`, { isActive }),
    /** Work that was given up. */
    jobs: async () => (await get('/jobs')).jobs,
    repeatJob: (id) => submit(`/jobs/${id}/again`, {}),
    /** `quantity`: null = no limit, 0 = sold out. */
    setStock: (venueId, id, quantity) => submit(`/venues/${venueId}/products/${id}/stock`, { quantity }),
    /**
     * `action` is 'confirm', 'refuse', 'cancel', 'consume', 'courier', 'expected' or 'message'; the last three have a
     * `body`.
     */
    decide: (id, action, body = {}) => post(`/orders/${id}/${action}`, body),
  }
}
