import { h } from './dom.js'
import { amountText, slotOf } from './format.js'
import { factsOf, sellerText, timeText } from './order-facts.js'
import { courierForm, expectedForm, messageForm } from './order-forms.js'
import { refusals } from './refusals.js'

const statuses = {
  new: 'Waiting',
  waiting: 'Waiting',
  confirmed: 'Confirmed',
  refused: 'Refused',
  cancelled: 'Cancelled',
}

export function isWaiting({ status }) {
  return status === 'new' || status === 'waiting'
}

/** What a dish contains as it was ordered; the print of it goes with the food. Null when nothing is known. */
function containsText(allergens) {
  if (!allergens) return null
  const { names, isIncomplete } = allergens
  const known = names.length > 0 ? `Contains ${names.join(', ')}` : null
  return [known, isIncomplete && 'allergens not fully declared'].filter(Boolean).join('; ')
}

/** What was chosen, with what it costs more. */
function detailText({ name, cents }, currency) {
  return cents > 0 ? `${name} (${amountText(cents, currency)})` : name
}

function row({ quantity, name, memberName, details, note, allergens, totalCents }, currency) {
  const contains = containsText(allergens)
  return h(
    'li',
    null,
    h('span', { class: 'quantity' }, `${quantity} ×`),
    h(
      'span',
      { class: 'dish' },
      h('strong', null, name),
      memberName ? h('b', null, `for ${memberName}`) : null,
      details.length > 0 ? h('span', null, details.map((detail) => detailText(detail, currency)).join(' · ')) : null,
      contains ? h('small', null, contains) : null,
      note ? h('em', null, note) : null,
    ),
    h('span', { class: 'amount' }, amountText(totalCents, currency)),
  )
}

/** What the service has ended by itself is told from what somebody has refused. */
function statusText({ status, consumedAt, statusLog }) {
  if (consumedAt) return 'Consumed'
  if (statusLog.some(({ reason }) => reason === 'unanswered')) return 'Not answered in time'
  return statuses[status] ?? status
}

function actionsOf(order) {
  if (isWaiting(order))
    return [
      ['confirm', 'Confirm'],
      ['refuse', 'Refuse'],
    ]
  if (!isUnderWay(order)) return []
  return [
    ['consume', 'Mark as consumed'],
    ['cancel', 'Cancel the order'],
  ]
}

/** Whether the order is confirmed and not consumed yet. */
function isUnderWay({ status, consumedAt }) {
  return status === 'confirmed' && consumedAt === null
}

function formsOf(order, decide) {
  const write = order.isGuest ? [] : [messageForm(decide)]
  if (isWaiting(order)) return [expectedForm(order, decide), ...write]
  if (!isUnderWay(order)) return write
  return [expectedForm(order, decide), ...(order.courier ? [courierForm(order, decide)] : []), ...write]
}

/** Fees, tip and discounts between the rows and the total. A code for free delivery has no amount. */
function costsText({ saving, fixedCost, deliveryCents, tipCents, venue: { currency } }) {
  const amount = (cents) => amountText(cents, currency)
  const saved = saving && [
    saving.code ? `Code ${saving.code}` : 'Rewards',
    saving.cents > 0 && `−${amount(saving.cents)}`,
  ]
  const costs = [
    saved?.filter(Boolean).join(' '),
    fixedCost && `incl. ${fixedCost.name} ${amount(fixedCost.cents)}`,
    deliveryCents !== null && `delivery ${amount(deliveryCents)}`,
    tipCents !== null && `tip ${amount(tipCents)}`,
  ]
  return costs.filter(Boolean).join(' · ')
}

/** Card of one order; `decide(action, body)` is called for each action of the staff, and answers the reason of a refusal. */
export function orderCard(order, decide) {
  const slot = slotOf(order.expected?.from ?? order.slotStart)
  const title = `order-${order.id}`
  const buttons = actionsOf(order).map(([action, label]) =>
    h('button', { type: 'button', class: action, 'aria-describedby': title, onclick: () => act(action) }, label),
  )
  const refused = h('p', { class: 'refusal', role: 'alert' })
  async function act(action) {
    for (const button of buttons) button.disabled = true
    const reason = await decide(action).catch(() => 'failed')
    if (reason === undefined) return
    refused.textContent = refusals[reason] ?? ''
    for (const button of buttons) button.disabled = false
  }
  const card = h(
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
        h('p', null, `${order.typeName} · ${order.venue.name}`),
        timeText(order) && h('p', null, timeText(order)),
      ),
      h('p', { class: 'status' }, statusText(order)),
    ),
    h(
      'ul',
      { class: 'rows' },
      order.lines.map((line) => row(line, order.venue.currency)),
    ),
    h(
      'p',
      { class: 'total' },
      h('span', null, costsText(order)),
      h('strong', null, amountText(order.totalCents, order.venue.currency)),
    ),
    h('dl', null, factsOf(order)),
    order.seller && h('p', { class: 'seller' }, sellerText(order.seller)),
    formsOf(order, decide),
    buttons.length > 0 ? refused : null,
    buttons.length > 0 ? h('div', { class: 'decide' }, buttons) : null,
    h(
      'button',
      { type: 'button', class: 'print quiet', 'aria-describedby': title, onclick: () => print(card) },
      'Print',
    ),
  )
  return card
}

/** Prints one card alone (print.css). */
function print(card) {
  card.dataset.printed = ''
  window.print()
  delete card.dataset.printed
}
