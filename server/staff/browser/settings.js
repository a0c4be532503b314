import { h } from './dom.js'
import { formRow } from './form-row.js'
import { createServiceForm } from './service-form.js'
import { keepTyped } from './typed.js'

/** Panel for what the restaurant, each venue and each way to order offers, for owners. */
export function createSettings(panel, { api, say, fail }) {
  const typed = keepTyped(panel)

  async function show() {
    if (typed.isThere()) return
    const read = await api.settings().catch(() => null)
    if (read === null) return fail('The settings could not be read. Open them again.')
    if (typed.isThere()) return
    const { restaurant, venues } = read
    const everything = venues.length > 1 ? 'Every venue' : 'The restaurant'
    panel.replaceChildren(
      h('section', { 'aria-labelledby': 'settings-all' }, [
        h('h2', { id: 'settings-all' }, everything),
        sheet({ name: everything, ...restaurant, action: 'Save for the restaurant', save: api.saveRestaurant }),
      ]),
      ...venues.map(venuePart),
    )
  }

  function venuePart(venue) {
    const { id, name, services, warnings } = venue
    return h('section', { 'aria-labelledby': `settings-${id}` }, [
      h('h2', { id: `settings-${id}` }, name),
      ...warnings.map((text) => h('p', { class: 'refusal' }, text)),
      sheet({ ...venue, action: `Save ${name}`, save: (wish) => api.saveVenue(id, wish) }),
      h(
        'ul',
        { class: 'codes' },
        services.map((service) => serviceRow(venue, service)),
      ),
    ])
  }

  function sheet({ name, fields, version, action, save }) {
    const form = createServiceForm({
      fields,
      version,
      action,
      save,
      saved: () => {
        typed.forget()
        form.confirm('Saved.')
        say(`${name} is saved`)
      },
    })
    return h('div', { class: 'sheet' }, form.element)
  }

  /** A way to order. Its form is made anew once it is saved: a reason for calling makes room for another one. */
  function serviceRow({ id: venueId, name: venue }, { type, name, fields, version }) {
    const row = formRow({
      name,
      fields,
      version,
      save: (wish) => api.saveService(venueId, type, wish),
      changed: async () => {
        typed.forget()
        say(`${name} at ${venue} is saved`)
        const read = await api.settings().catch(() => null)
        const fresh = read?.venues.find(({ id }) => id === venueId)?.services.find((each) => each.type === type)
        if (!fresh) return
        const next = serviceRow({ id: venueId, name: venue }, fresh)
        row.replaceWith(next)
        next.querySelector('summary').focus()
      },
    })
    return row
  }

  return { show, forget: typed.forget }
}
