import { h } from './dom.js'
import { amountText, slotOf } from './format.js'
import { problemText } from './order-facts.js'
import { seatRefusals } from './refusals.js'

const statuses = { waiting: 'Waiting', confirmed: 'Confirmed', refused: 'Refused', cancelled: 'Cancelled' }
const actions = {
  waiting: [
    ['confirm', 'Confirm'],
    ['refuse', 'Refuse'],
  ],
  confirmed: [['cancel', 'Cancel the reservation']],
}

function fact(name, value) {
  return value ? [h('dt', null, name), h('dd', null, value)] : []
}

function depositText({ depositCents: cents, depositProblem: problem, venue: { currency } }) {
  if (cents === null) return null
  return problem ? `${amountText(cents, currency)}: ${problemText(problem)}` : amountText(cents, currency)
}

/**
 * Card of one reservation; `decide(action, message)` is called for each action of the staff, and answers the reason of a
 * refusal.
 */
export function reservationCard(reservation, decide) {
  const { id, status, endReason, startsAt, people, venue, guest, notes, message } = reservation
  const slot = slotOf(startsAt)
  const title = `reservation-${id}`
  const word = h('textarea', { id: `${title}-word`, rows: 2, maxlength: 1000 })
  const buttons = (actions[status] ?? []).map(([action, label]) =>
    h('button', { type: 'button', class: action, 'aria-describedby': title, onclick: () => act(action) }, label),
  )
  const refused = h('p', { class: 'refusal', role: 'alert' })
  async function act(action) {
    for (const button of buttons) button.disabled = true
    const reason = await decide(action, word.value.trim() || null).catch(() => 'failed')
    if (reason === undefined) return
    refused.textContent = seatRefusals[reason] ?? ''
    for (const button of buttons) button.disabled = false
  }
  return h(
    'li',
    { class: 'order', 'data-status': status },
    h(
      'header',
      null,
      h('p', { class: 'slot' }, h('strong', null, slot.time), h('span', null, slot.day)),
      h(
        'div',
        null,
        h('h3', { id: title }, `Reservation ${id}`),
        h('p', null, `${people} ${people === 1 ? 'person' : 'people'} · ${venue.name}`),
      ),
      h('p', { class: 'status' }, endReason === 'unanswered' ? 'Not answered in time' : (statuses[status] ?? status)),
    ),
    h(
      'dl',
      null,
      fact('Name', guest.name),
      fact('Phone', guest.phone),
      fact('E-mail', guest.email),
      fact('Notes', notes),
      fact('Deposit', depositText(reservation)),
      fact('Told', message),
    ),
    buttons.length > 0
      ? [
          h('p', { class: 'word' }, h('label', { for: word.id }, 'A word to the guest'), word),
          refused,
          h('div', { class: 'decide' }, buttons),
        ]
      : null,
  )
}
