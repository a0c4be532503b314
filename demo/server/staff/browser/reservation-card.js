import { h } from './dom.js'
import { euros, slotOf } from './format.js'
import { problemText } from './order-facts.js'

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

function depositText(cents, problem) {
  if (cents === null) return null
  return problem ? `${euros(cents)}: ${problemText(problem)}` : euros(cents)
}

/** Card of one reservation; `decide(action, message)` is called for each action of the staff. */
export function reservationCard(reservation, decide) {
  const { id, status, startsAt, people, venue, guest, notes, message, depositCents, depositProblem } = reservation
  const slot = slotOf(startsAt)
  const title = `reservation-${id}`
  const word = h('textarea', { id: `${title}-word`, rows: 2, maxlength: 1000 })
  const buttons = (actions[status] ?? []).map(([action, label]) =>
    h('button', { type: 'button', class: action, 'aria-describedby': title, onclick: () => act(action) }, label),
  )
  function act(action) {
    for (const button of buttons) button.disabled = true
    decide(action, word.value.trim() || null).catch(() => {
      for (const button of buttons) button.disabled = false
    })
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
      h('p', { class: 'status' }, statuses[status] ?? status),
    ),
    h(
      'dl',
      null,
      fact('Name', guest.name),
      fact('Phone', guest.phone),
      fact('E-mail', guest.email),
      fact('Notes', notes),
      fact('Deposit', depositText(depositCents, depositProblem)),
      fact('Told', message),
    ),
    buttons.length > 0
      ? [
          h('p', { class: 'word' }, h('label', { for: word.id }, 'A word to the guest'), word),
          h('div', { class: 'decide' }, buttons),
        ]
      : null,
  )
}
