import { h } from './dom.js'
import { createForm } from './form.js'
import { createPhotoPart } from './photo-part.js'
import { createServiceForm } from './service-form.js'

/** Edits one product in a panel: what is left of it and, for owners, its texts and prices. */
export function createProductEditor(panel, { api, say }) {
  /** `left` is called when the editor is closed. */
  async function open({ member, product, venues, left }) {
    const { id, name } = product
    const title = h('h2', { id: 'product-title', tabindex: -1 }, name)
    const parts = [part('availability', 'What is left', [stockForm(product, venues)])]
    panel.replaceChildren(
      h('button', { type: 'button', class: 'quiet back', onclick: () => void left() }, 'Back to the menu'),
      title,
      ...parts,
    )
    title.focus()
    if (member.role !== 'owner') return
    const form = await api.productForm(id).catch(() => null)
    if (form === null)
      return parts[0].before(h('p', { class: 'refusal' }, 'The product could not be read. Open it again.'))
    parts[0].before(part('texts', 'Prices and texts', [textForm(product, form, left)]))
    const facts = await api.productFacts(id).catch(() => null)
    if (facts) parts[0].after(part('facts', 'Place and ingredients', [factsForm(product, facts)]))
    panel.append(part('photo', 'Photo', createPhotoPart({ api, say }, { member, product, code: product.photoCode })))
  }

  function textForm({ id, name }, { version, fields }, left) {
    return createServiceForm({
      fields,
      version,
      action: 'Save prices and texts',
      save: (wish) => api.saveProduct(id, wish),
      saved: () => {
        say(`${name} is saved`)
        return left()
      },
    }).element
  }

  function factsForm({ id, name }, { fields, version }) {
    const form = createServiceForm({
      fields,
      version,
      action: 'Save place and ingredients',
      save: (wish) => api.saveFacts(id, wish),
      saved: () => {
        form.confirm('Saved.')
        say(`${name} is saved`)
      },
    })
    return form.element
  }

  /** Sends the venues that were changed only: meanwhile orders take from the others. */
  function stockForm({ id, name, stock }, venues) {
    const before = Object.fromEntries(
      venues.map((venue) => [venue.id, String(stock.find(({ venueId }) => venueId === venue.id)?.quantity ?? '')]),
    )
    const form = createForm({
      fields: venues.map((venue) => ({
        name: String(venue.id),
        label: venue.name,
        value: before[venue.id],
        inputmode: 'numeric',
        maxlength: 6,
        class: 'amount',
        group: 'Portions; empty is no limit, 0 is sold out.',
        isOptional: true,
        check: quantityFault,
      })),
      action: 'Save what is left',
      send: async (typed) => {
        for (const [venueId, text] of Object.entries(typed)) {
          if (text === before[venueId]) continue
          if ((await api.setStock(venueId, id, text === '' ? null : Number(text))) !== null)
            return 'That was not saved. Try again.'
          before[venueId] = text
        }
        form.confirm('Saved.')
        say(`${name} is saved`)
        return null
      },
    })
    return form.element
  }

  return { open }
}

function part(id, title, content) {
  return h('section', { class: 'sheet', 'aria-labelledby': `${id}-title` }, [
    h('h3', { id: `${id}-title` }, title),
    content,
  ])
}

function quantityFault(text) {
  return text === '' || (/^\d{1,6}$/.test(text) && Number(text) <= 100_000)
    ? null
    : 'Type a whole number up to 100000, or nothing.'
}
