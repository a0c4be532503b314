import { h } from './dom.js'
import { dayOf } from './format.js'
import { createServiceForm } from './service-form.js'
import { createSlots } from './slots.js'
import { keepTyped } from './typed.js'

/** Panel for opening hours and closures of the venues, for owners. */
export function createHours(panel, { api, say, fail }) {
  const typed = keepTyped(panel)

  async function show() {
    if (typed.isThere()) return
    const [read, slots] = await Promise.all([api.hours(), api.slots()]).catch(() => [null, null])
    if (read === null) return fail('The hours could not be read. Open them again.')
    if (typed.isThere()) return
    const slotsOf = ({ id }) => slots.venues.find((venue) => venue.id === id)
    panel.replaceChildren(...read.venues.map((venue) => venuePart(venue, read.closureFields, slotsOf(venue))))
  }

  function venuePart({ id, name, fields, version, closures }, closureFields, slots) {
    const list = h('ul', { class: 'closures' })
    drawClosures(list, id, closures)
    const hours = createServiceForm({
      fields,
      version,
      action: 'Save the hours',
      save: (wish) => api.saveHours(id, wish),
      saved: () => {
        typed.forget()
        hours.confirm('Saved.')
        say(`The hours of ${name} are saved`)
      },
    })
    const closing = createServiceForm({
      fields: closureFields,
      action: 'Close on these days',
      save: (wish) => api.addClosure(id, wish),
      saved: async () => {
        typed.forget()
        closing.reset()
        closing.confirm('Saved.')
        say(`${name} is closed on these days`)
        await readClosures(list, id)
      },
    })
    return h('section', { 'aria-labelledby': `hours-${id}` }, [
      h('h2', { id: `hours-${id}` }, name),
      sheet(`open-${id}`, 'Opening hours', [
        h('p', { class: 'hint' }, 'Diners read them. Orders are taken in the slots of the venue, which stand below.'),
        hours.element,
      ]),
      sheet(`closed-${id}`, 'Closed days', [
        h('p', { class: 'hint' }, 'No order and no reservation is taken for them. What was ordered already stays.'),
        list,
        h('details', { class: 'more' }, h('summary', null, 'Close on more days'), closing.element),
      ]),
      createSlots({ api, say, typed }, slots),
    ])
  }

  function drawClosures(list, venueId, closures) {
    const rows = closures.map((closure) => closureRow(closure, () => readClosures(list, venueId)))
    list.replaceChildren(...(rows.length > 0 ? rows : [h('li', null, 'No closed day is planned.')]))
  }

  async function readClosures(list, venueId) {
    const read = await api.hours().catch(() => null)
    const venue = read?.venues.find(({ id }) => id === venueId)
    if (venue) drawClosures(list, venueId, venue.closures)
  }

  function closureRow({ id, from, to, message }, removed) {
    const when = from === to ? dayOf(from) : `${dayOf(from)} – ${dayOf(to)}`
    const open = h(
      'button',
      { type: 'button', class: 'quiet', 'aria-label': `Open again: ${when}`, onclick: remove },
      'Open again',
    )
    async function remove() {
      const refusal = await api.removeClosure(id).catch(() => ({}))
      if (refusal !== null) return fail('The change was not made. Try again.')
      say(`Open again: ${when}`)
      const title = open.closest('.sheet').querySelector('h3')
      await removed()
      title.focus()
    }
    return h('li', null, [h('p', null, h('strong', null, when), h('span', null, message)), open])
  }

  return { show, forget: typed.forget }
}

function sheet(id, title, content) {
  return h('div', { class: 'sheet' }, [h('h3', { id: `${id}-title`, tabindex: -1 }, title), content])
}
