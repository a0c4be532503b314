import { createStaffApi } from './api.js'
import { createChats } from './chats.js'
import { createControls } from './controls.js'
import { reconcile } from './dom.js'
import { timeOf } from './format.js'
import { mailCard } from './mail-card.js'
import { isWaiting, orderCard } from './order-card.js'
import { reservationCard } from './reservation-card.js'
import { createTabs } from './tabs.js'

const everyMs = 3000
const byId = (id) => document.getElementById(id)
const api = createStaffApi()
const restaurant = byId('restaurant')

let reading = new AbortController()
let timer
/** Ids of the orders already announced; null before the first load. */
let known = null

const chats = createChats({
  list: byId('chat-list'),
  none: byId('no-chats'),
  count: byId('unread'),
  send: answer,
  say,
})
const controls = createControls(byId('controls'), { api, say, fail: (text) => showLine('off', text) })

createTabs([byId('tab-orders'), byId('tab-reservations'), byId('tab-chats'), byId('tab-mails'), byId('tab-controls')])
byId('tab-controls').addEventListener('focus', () => void controls.show(restaurant.value))
byId('tab-controls').addEventListener('click', () => void controls.show(restaurant.value))
restaurant.addEventListener('change', () => {
  known = null
  chats.forget()
  void read()
  if (!byId('controls').hidden) void controls.show(restaurant.value)
})
document.addEventListener('visibilitychange', () => (document.hidden ? pause() : void read()))
void read()

function pause() {
  clearTimeout(timer)
  reading.abort()
}

/** Loads orders, mails and messages now and then every few seconds; a running load is superseded by the new one. */
async function read() {
  pause()
  reading = new AbortController()
  const { signal } = reading
  try {
    const [orders, mails, talks, tables] = await Promise.all([
      api.orders(restaurant.value, signal),
      api.mails(restaurant.value, signal),
      api.chats(restaurant.value, signal),
      api.reservations(restaurant.value, signal),
    ])
    showOrders(orders.orders)
    showUnpaid(orders.waitingForPayment)
    chats.show(talks)
    showReservations(tables)
    showMails(mails)
    showLine('on', `Up to date at ${timeOf(new Date())}`)
  } catch {
    if (signal.aborted) return
    showLine('off', 'The service does not answer. Trying again…')
  }
  timer = setTimeout(read, everyMs)
}

function showOrders(orders) {
  const waiting = orders.filter(isWaiting)
  const draw = (order) => orderCard(order, (action, body) => decide(order, action, body))
  reconcile(byId('waiting'), waiting, { keyOf: ({ id }) => id, draw })
  reconcile(
    byId('decided'),
    orders.filter((order) => !isWaiting(order)),
    { keyOf: ({ id }) => id, draw },
  )
  byId('none-waiting').hidden = waiting.length > 0
  byId('decided-part').hidden = orders.length === waiting.length
  byId('count').textContent = String(waiting.length)
  document.title = waiting.length > 0 ? `(${waiting.length}) Staff desk` : 'Staff desk'
  const arrived = known ? waiting.filter(({ id }) => !known.has(id)) : []
  if (arrived.length > 0) say(arrived.map(({ id }) => `New order ${id}`).join(', '))
  known = new Set(orders.map(({ id }) => id))
}

/** Number of orders waiting for online payment, which are listed once they are paid. */
function showUnpaid(count) {
  byId('unpaid').hidden = count === 0
  byId('unpaid').textContent =
    count === 1 ? '1 order waits for its payment.' : `${count} orders wait for their payment.`
}

function showReservations(reservations) {
  const draw = (reservation) => reservationCard(reservation, (action, message) => seat(reservation, action, message))
  reconcile(byId('reservation-list'), reservations, { keyOf: ({ id }) => id, draw })
  byId('no-reservations').hidden = reservations.length > 0
  byId('to-seat').textContent = String(reservations.filter(({ status }) => status === 'waiting').length)
}

async function seat({ id }, action, message) {
  try {
    await api.decideReservation(id, action, message)
    say(`Reservation ${id} ${said[action]}`)
    byId('reservations-title').focus()
    await read()
  } catch (error) {
    showLine('off', `Reservation ${id} was not changed. Try again.`)
    throw error
  }
}

function showMails(mails) {
  reconcile(byId('mails'), mails, { keyOf: ({ id }) => id, draw: mailCard })
  byId('no-mails').hidden = mails.length > 0
}

const said = {
  confirm: 'confirmed',
  refuse: 'refused',
  cancel: 'cancelled',
  consume: 'consumed',
  courier: 'has its courier',
  expected: 'has its expected time',
  message: 'has your message',
}

async function decide({ id }, action, body) {
  try {
    await api.decide(id, action, body)
    say(`Order ${id} ${said[action]}`)
    byId('orders-title').focus()
    await read()
  } catch (error) {
    showLine('off', `Order ${id} was not changed. Try again.`)
    throw error
  }
}

async function answer(id, text) {
  try {
    await api.answer(id, text)
    say('Answered')
    await read()
  } catch (error) {
    showLine('off', 'The message was not sent. Try again.')
    throw error
  }
}

function say(text) {
  byId('news').textContent = text
}

function showLine(state, text) {
  const line = byId('line')
  line.dataset.state = state
  line.textContent = text
}
