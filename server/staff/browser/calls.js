import { h, reconcile } from './dom.js'
import { timeOf } from './format.js'

/**
 * The calls to tables that wait. `finish(call)` marks one as done; `announce(text)` is called when new ones have come. The part is
 * hidden while nobody calls.
 */
export function createCalls({ part, list, finish, announce }) {
  /** Calls already announced; null before the first load. */
  let known = null
  const keyOf = ({ tableId, calledAt }) => `${tableId} ${calledAt}`

  function show(calls) {
    reconcile(list, calls, { keyOf, draw: card })
    part.hidden = calls.length === 0
    const arrived = known ? calls.filter((call) => !known.has(keyOf(call))) : []
    if (arrived.length > 0) announce(arrived.map(({ table, reason }) => `Table ${table}: ${reason}`).join(', '))
    known = new Set(calls.map(keyOf))
  }

  function card(call) {
    const title = `call-${call.tableId}`
    const done = h('button', { type: 'button', class: 'confirm', 'aria-describedby': title, onclick: act }, 'Done')
    function act() {
      done.disabled = true
      finish(call).catch(() => {
        done.disabled = false
      })
    }
    return h(
      'li',
      { class: 'order' },
      h(
        'header',
        null,
        h('p', { class: 'slot' }, h('strong', null, timeOf(new Date(call.calledAt)))),
        h('div', null, h('h3', { id: title }, `Table ${call.table}: ${call.reason}`), h('p', null, call.venue)),
      ),
      h('div', { class: 'decide' }, done),
    )
  }

  return {
    show,
    /** Called for another restaurant: its calls are not announced as new. */
    forget() {
      known = null
    },
  }
}
