import { h } from './dom.js'
import { formRow } from './form-row.js'
import { createServiceForm } from './service-form.js'
import { keepTyped } from './typed.js'

/** Panel for what delivery costs, for owners: each venue, each area, each service point. */
export function createDelivery(panel, { api, say, fail }) {
  const typed = keepTyped(panel)

  async function show() {
    if (typed.isThere()) return
    const read = await api.delivery().catch(() => null)
    if (read === null) return fail('Delivery could not be read. Open it again.')
    if (typed.isThere()) return
    const { venues, areas, points } = read
    panel.replaceChildren(
      h('h2', { id: 'delivery-title', tabindex: -1 }, 'Delivery'),
      ...(venues.length === 0 ? [h('p', { class: 'empty' }, 'No venue of this restaurant delivers.')] : []),
      ...venues.map(venuePart),
      ...listPart('areas', 'Delivery areas', areas, api.saveArea),
      ...listPart('points', 'Service points', points, api.savePoint),
    )
  }

  function venuePart({ id, name, fields, version }) {
    const form = createServiceForm({
      fields,
      version,
      action: `Save ${name}`,
      save: (wish) => api.saveFreeFrom(id, wish),
      saved: () => {
        typed.forget()
        form.confirm('Saved.')
        say(`${name} is saved`)
      },
    })
    return h('section', { class: 'sheet', 'aria-labelledby': `free-${id}` }, [
      h('h3', { id: `free-${id}` }, name),
      form.element,
    ])
  }

  function listPart(id, title, items, save) {
    if (items.length === 0) return []
    const rows = items.map((item) =>
      formRow({
        name: item.name,
        fields: item.fields,
        version: item.version,
        save: (wish) => save(item.id, wish),
        changed: () => {
          typed.forget()
          say(`${item.name} is saved`)
        },
      }),
    )
    return [
      h('section', { 'aria-labelledby': `${id}-title` }, [
        h('h2', { id: `${id}-title` }, title),
        h('ul', { class: 'codes' }, rows),
      ]),
    ]
  }

  return { show, forget: typed.forget }
}
