import { h } from './dom.js'
import { formRow, newRow } from './form-row.js'

/** The slots of a venue, for owners: each shift with its form, and a form for another one. */
export function createSlots({ api, say, typed }, venue) {
  const title = h('h3', { id: `slots-${venue.id}`, tabindex: -1 }, 'Slots')
  const part = h('div')
  draw(venue)

  function draw({ id, name, shifts, newFields }) {
    const rows = shifts.map((shift) =>
      formRow({
        name: shift.name,
        facts: shift.isOffered ? null : 'Not offered on any day',
        fields: shift.fields,
        version: shift.version,
        save: (wish) => api.saveSlots(shift.id, wish),
        changed: async () => {
          typed.forget()
          say(`${shift.name} is saved`)
          await again()
        },
      }),
    )
    const another = newRow({
      title: 'Slots in another shift',
      region: `Slots in another shift, ${name}`,
      fields: newFields,
      action: 'Offer these slots',
      save: (wish) => api.createSlots(id, wish),
      saved: async () => {
        typed.forget()
        say(`${name} offers these slots`)
        await again()
      },
    })
    const none = h('p', { class: 'empty' }, 'No slot is offered yet.')
    part.replaceChildren(
      title,
      h('p', { class: 'hint' }, 'When orders and reservations are taken. What was taken already stays.'),
      rows.length > 0 ? h('ul', { class: 'codes' }, rows) : none,
      another,
    )
  }

  /** What others have changed meanwhile is shown too. */
  async function again() {
    const read = await api.slots().catch(() => null)
    const fresh = read?.venues.find(({ id }) => id === venue.id)
    if (!fresh) return
    draw(fresh)
    title.focus()
  }

  return part
}
