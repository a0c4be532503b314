import { h } from './dom.js'
import { momentNear, slotOf } from './format.js'
import { refusals } from './refusals.js'

const companies = ['Ponyu', 'Eat in Time']
const steps = [
  ['READY', 'Ready'],
  ['ASSIGNED_TO_COURIER', 'Assigned to a courier'],
  ['ON_DELIVERY', 'On its way'],
  ['DELIVERED', 'Delivered'],
  ['UNDELIVERABLE', 'Could not be delivered'],
  ['CANCELLED', 'Cancelled'],
]

function field(label, control) {
  return h('label', null, h('span', null, label), control)
}

function choice(name, options, chosen) {
  return h(
    'select',
    { name },
    options.map(([value, text]) => h('option', { value, selected: value === (chosen ?? '') }, text)),
  )
}

/**
 * A form in a collapsed `details`, so that the card stays short; `send` gets the typed values, and answers the reason of a
 * refusal.
 */
function form(summary, fields, send, action = 'Save') {
  const refused = h('p', { class: 'refusal', role: 'alert' })
  return h(
    'details',
    { class: 'more' },
    h('summary', null, summary),
    h(
      'form',
      {
        onsubmit: (event) => {
          event.preventDefault()
          void send(Object.fromEntries(new FormData(event.currentTarget))).then(
            (reason) => {
              refused.textContent = refusals[reason] ?? ''
            },
            () => undefined,
          )
        },
      },
      fields,
      refused,
      h('button', { type: 'submit' }, action),
    ),
  )
}

/** Courier and state of a delivery; without a company the venue delivers itself. */
export function courierForm({ courier }, decide) {
  const { company, status, name, phone } = courier
  return form(
    'Courier',
    [
      field('Company', choice('company', [['', 'Our own riders'], ...companies.map((each) => [each, each])], company)),
      field('Step', choice('status', [['', 'None yet'], ...steps], status)),
      field('Name', h('input', { name: 'name', maxlength: 100, value: name ?? '' })),
      field('Phone', h('input', { name: 'phone', type: 'tel', maxlength: 100, value: phone ?? '' })),
    ],
    (typed) => {
      const isOwn = typed.company === ''
      const entries = Object.entries(typed).map(([key, value]) => [key, isOwn ? null : value.trim() || null])
      return decide('courier', Object.fromEntries(entries))
    },
  )
}

/** Expected time of an order, near its slot; an empty start = within its slot. */
export function expectedForm({ slotStart, expected }, decide) {
  const at = (time) => (time ? momentNear(slotStart, time) : null)
  const shown = (moment) => (moment ? slotOf(moment).time : '')
  return form(
    'Expected time',
    [
      field('From', h('input', { name: 'from', type: 'time', value: shown(expected?.from) })),
      field('To', h('input', { name: 'to', type: 'time', value: shown(expected?.to) })),
    ],
    ({ from, to }) => decide('expected', { expected: from ? { from: at(from), to: at(to) } : null }),
  )
}

/** Sends a message to the customer of an order; not available for guests. */
export function messageForm(decide) {
  return form(
    'Write to the customer',
    [field('Message', h('textarea', { name: 'text', rows: 2, maxlength: 2000, required: true }))],
    ({ text }) => decide('message', { text }),
    'Send',
  )
}
