import { h } from './dom.js'
import { euros, slotOf, stampOf } from './format.js'

const statuses = {
  new: 'Waiting',
  waiting: 'Waiting',
  confirmed: 'Confirmed',
  refused: 'Refused',
  cancelled: 'Cancelled',
}
const types = { takeAway: 'Take-away', delivery: 'Delivery', dil: 'On the spot', eatIn: 'Eat in', table: 'Table' }
const means = {
  cash: 'Cash',
  cardAtDoor: 'Card at the counter',
  mealVouchers: 'Meal vouchers',
  payPal: 'PayPal',
  card: 'Card',
}

export function isWaiting({ status }) {
  return status === 'new' || status === 'waiting'
}

function row({ quantity, name, details, note, totalCents }) {
  return h(
    'li',
    null,
    h('span', { class: 'quantity' }, `${quantity} ×`),
    h(
      'span',
      { class: 'dish' },
      h('strong', null, name),
      details.length > 0 ? h('span', null, details.join(' · ')) : null,
      note ? h('em', null, note) : null,
    ),
    h('span', { class: 'amount' }, euros(totalCents)),
  )
}

function fact(name, value) {
  return value ? [h('dt', null, name), h('dd', null, value)] : []
}

function yesOrNo(value) {
  return value === '1' ? 'Yes' : 'No'
}

function phoneLink(phone) {
  return phone ? h('a', { href: `tel:${phone.replaceAll(' ', '')}` }, phone) : null
}

function actionsOf(order) {
  if (isWaiting(order))
    return [
      ['confirm', 'Confirm'],
      ['refuse', 'Refuse'],
    ]
  return order.status === 'confirmed' && order.consumedAt === null ? [['consume', 'Mark as consumed']] : []
}

/** What is between the rows and the total; a code may free the delivery and take nothing off. */
function costsText({ saving, fixedCost }) {
  const saved = saving && [
    saving.code ? `Code ${saving.code}` : 'Rewards',
    saving.cents > 0 && `−${euros(saving.cents)}`,
  ]
  const costs = [saved?.filter(Boolean).join(' '), fixedCost && `incl. ${fixedCost.name} ${euros(fixedCost.cents)}`]
  return costs.filter(Boolean).join(' · ')
}

/** Points are credited when the order is consumed, none without a card. */
function consumedText({ consumedAt, points }) {
  return consumedAt ? [stampOf(consumedAt), points > 0 ? `${points} points` : null].filter(Boolean).join(' · ') : null
}

/** One order; `decide(action)` is called when a waiting one is confirmed or refused, a confirmed one consumed. */
export function orderCard(order, decide) {
  const slot = slotOf(order.slotStart)
  const title = `order-${order.id}`
  const buttons = actionsOf(order).map(([action, label]) =>
    h('button', { type: 'button', class: action, 'aria-describedby': title, onclick: () => act(action) }, label),
  )
  function act(action) {
    for (const button of buttons) button.disabled = true
    decide(action).catch(() => {
      for (const button of buttons) button.disabled = false
    })
  }
  return h(
    'li',
    { class: 'order', 'data-status': order.status },
    h(
      'header',
      null,
      h('p', { class: 'slot' }, h('strong', null, slot.time), h('span', null, slot.day)),
      h(
        'div',
        null,
        h('h3', { id: title }, `Order ${order.id}`),
        h('p', null, `${types[order.orderType] ?? order.orderType} · ${order.venue.name}`),
      ),
      h('p', { class: 'status' }, order.consumedAt ? 'Consumed' : (statuses[order.status] ?? order.status)),
    ),
    h('ul', { class: 'rows' }, order.lines.map(row)),
    h('p', { class: 'total' }, h('span', null, costsText(order)), h('strong', null, euros(order.totalCents))),
    h(
      'dl',
      null,
      fact('Customer', order.customer.name),
      fact('Phone', phoneLink(order.customer.phone)),
      fact('Pays', means[order.payment.cashMeans] ?? means[order.payment.mode] ?? order.payment.mode),
      order.answers.flatMap(({ name, kind, value }) => fact(name, kind === 'yesNo' ? yesOrNo(value) : value)),
      fact('Note', order.notes),
      fact('Sent', stampOf(order.createdAt)),
      fact('Consumed', consumedText(order)),
    ),
    buttons.length > 0 ? h('div', { class: 'decide' }, buttons) : null,
  )
}
