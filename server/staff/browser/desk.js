import { createAccount } from './account.js'
import { createCalls } from './calls.js'
import { createChats } from './chats.js'
import { createCodes } from './codes.js'
import { createControls } from './controls.js'
import { createDelivery } from './delivery.js'
import { reconcile } from './dom.js'
import { createNews } from './events.js'
import { timeOf } from './format.js'
import { createHours } from './hours.js'
import { createJobs } from './jobs.js'
import { mailCard } from './mail-card.js'
import { createMenu } from './menu.js'
import { isWaiting, orderCard } from './order-card.js'
import { refusals, seatRefusals } from './refusals.js'
import { reservationCard } from './reservation-card.js'
import { createRing } from './ring.js'
import { createSettings } from './settings.js'
import { createTabs } from './tabs.js'

const byId = (id) => document.getElementById(id)
const said = {
  confirm: 'confirmed',
  refuse: 'refused',
  cancel: 'cancelled',
  consume: 'consumed',
  courier: 'has its courier',
  expected: 'has its expected time',
  message: 'has your message',
}

/** The desk of whoever is signed in: orders, reservations, messages, controls and the account. */
export function createDesk({ api }) {
  let session = null
  let reading = new AbortController()
  /** Ids of the orders already announced; null before the first load. */
  let known = null

  const fail = (text) => showLine('off', text)
  const chats = createChats({
    list: byId('chat-list'),
    none: byId('no-chats'),
    count: byId('unread'),
    send: answer,
    say,
  })
  const calls = createCalls({
    part: byId('calls-part'),
    list: byId('calls'),
    finish: finishCall,
    announce(text) {
      say(text)
      ring()
    },
  })
  const told = { api, say, fail }
  /** Panels that are read when they are opened. */
  const panels = {
    menu: createMenu(byId('menu'), told),
    hours: createHours(byId('hours'), told),
    delivery: createDelivery(byId('delivery'), told),
    codes: createCodes(byId('codes'), told),
    settings: createSettings(byId('settings'), told),
    controls: createControls(byId('controls'), told),
    jobs: createJobs(byId('jobs'), told),
    account: createAccount(byId('account'), told),
  }
  const names = ['orders', 'reservations', 'chats', 'mails', ...Object.keys(panels)]

  const tabs = createTabs(
    names.map((name) => byId(`tab-${name}`)),
    (tab) => void panels[tab.id.replace('tab-', '')]?.show(session.member),
  )
  const ring = createRing(byId('sound'))
  const news = createNews({ read: load })
  document.addEventListener('visibilitychange', () => {
    if (session && !document.hidden) void read()
  })

  return {
    /** Begins to load what the member may see. */
    open(opened) {
      session = opened
      known = null
      chats.forget()
      calls.forget()
      byId('tab-mails').hidden = !showsMails()
      for (const name of ['hours', 'delivery', 'codes', 'settings', 'jobs'])
        byId(`tab-${name}`).hidden = session.member.role !== 'owner'
      tabs.select(byId('tab-orders'))
      showLine('on', 'Connecting…')
      byId('orders-title').focus()
      news.start()
    },
    /** Stops loading and forgets what was shown. */
    close() {
      session = null
      news.stop()
      reading.abort()
      for (const list of [
        'calls',
        'waiting',
        'decided',
        'reservation-list',
        'chat-list',
        'mails',
        ...Object.keys(panels),
      ])
        byId(list).replaceChildren()
      for (const panel of Object.values(panels)) panel.forget?.()
    },
  }

  function showsMails() {
    return session.showsMails && session.member.role === 'owner'
  }

  /** Loads all lists and draws what has changed. */
  function read() {
    return news.refresh()
  }

  /** A running load is superseded by the new one. */
  async function load() {
    reading.abort()
    reading = new AbortController()
    const { signal } = reading
    try {
      const [orders, mails, talks, tables, waitingCalls] = await Promise.all([
        api.orders(signal),
        showsMails() ? api.mails(signal) : [],
        api.chats(signal),
        api.reservations(signal),
        api.calls(signal),
      ])
      if (!session) return
      showOrders(orders.orders)
      showUnpaid(orders.waitingForPayment)
      calls.show(waitingCalls)
      chats.show(talks)
      showReservations(tables)
      showMails(mails)
      showLine('on', `Up to date at ${timeOf(new Date())}`)
    } catch {
      if (signal.aborted || !session) return
      showLine('off', 'The service does not answer. Trying again…')
    }
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
    if (arrived.length > 0) {
      say(arrived.map(({ id }) => `New order ${id}`).join(', '))
      ring()
    }
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
      const reason = await api.decideReservation(id, action, message)
      if (reason in seatRefusals) return reason
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

  async function decide({ id }, action, body) {
    try {
      const reason = await api.decide(id, action, body)
      if (reason in refusals) return reason
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

  async function finishCall(call) {
    try {
      await api.finishCall(call)
      say(`The call of table ${call.table} is done`)
      byId('orders-title').focus()
      await read()
    } catch (error) {
      showLine('off', `The call of table ${call.table} was not marked as done. Try again.`)
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
}
