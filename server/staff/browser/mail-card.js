import { h } from './dom.js'
import { stampOf } from './format.js'

export function mailCard({ subject, recipient, body, createdAt }) {
  return h(
    'li',
    { class: 'mail' },
    h('h3', null, subject),
    h('p', null, `To ${recipient} · ${stampOf(createdAt)}`),
    h('p', { class: 'text' }, body),
  )
}
