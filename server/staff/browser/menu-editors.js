import { h } from './dom.js'
import { formRow, newRow } from './form-row.js'
import { createServiceForm } from './service-form.js'

/** What owners open beside the list of the menu: a new product, the categories, and the ingredients with extras. */
export function createMenuEditors(panel, { api, say }) {
  /** Draws a page with its way back; `read` answers null when it could not be read. */
  async function open({ title, left, read, draw }) {
    const heading = h('h2', { id: 'editor-title', tabindex: -1 }, title)
    const back = h('button', { type: 'button', class: 'quiet back', onclick: () => void left() }, 'Back to the menu')
    const page = h('div', { 'aria-busy': true }, h('p', { class: 'empty' }, 'On its way…'))
    panel.replaceChildren(back, heading, page)
    heading.focus()
    async function load() {
      const content = await read().catch(() => null)
      page.removeAttribute('aria-busy')
      page.replaceChildren(
        ...(content === null
          ? [h('p', { class: 'refusal' }, 'It could not be read. Open it again.')]
          : draw(content, again)),
      )
    }
    /** After a change: the heading gets the focus, because what had it is drawn anew. */
    async function again() {
      await load()
      heading.focus()
    }
    await load()
  }

  function newProduct({ left }) {
    let made = null
    return open({
      title: 'New product',
      left: () => left('new-product'),
      read: api.newProduct,
      draw: ({ fields }) => {
        const form = createServiceForm({
          fields,
          action: 'Put it in the menu',
          save: async (typed) => {
            const answer = await api.createProduct(typed)
            if (!answer.id) return answer
            made = answer.id
            return null
          },
          saved: () => {
            say('The product is in the menu. Edit it to add sold-out venues and a photo.')
            return left(`edit-${made}`)
          },
        })
        return [h('section', { class: 'sheet', 'aria-labelledby': 'editor-title' }, form.element)]
      },
    })
  }

  function categories({ left }) {
    return open({
      title: 'Categories',
      left: () => left('categories'),
      read: api.categories,
      draw: ({ newFields, categories: all }, again) => [
        newRow({
          title: 'New category',
          fields: newFields,
          action: 'Create the category',
          save: api.createCategory,
          saved: () => {
            say('The category is there. Diners see it once it has a product.')
            return again()
          },
        }),
        h(
          'ul',
          { class: 'codes' },
          all.map(({ id, name, fields, version }) =>
            formRow({
              name,
              fields,
              version,
              save: (form) => api.saveCategory(id, form),
              changed: () => {
                say(`${name} is saved`)
                return again()
              },
            }),
          ),
        ),
      ],
    })
  }

  function extras({ left }) {
    return open({
      title: 'Ingredients and extras',
      left: () => left('extras'),
      read: api.ingredients,
      draw: ({ ingredients }) => {
        const list = h('ul', { class: 'codes' }, ingredients.map(ingredientRow))
        const none = h('p', { class: 'empty', hidden: true }, 'No ingredient has this name.')
        const find = h('input', { type: 'search', oninput: filter })
        function filter() {
          const wanted = find.value.trim().toLowerCase()
          for (const row of list.children) row.hidden = !row.dataset.name.includes(wanted)
          none.hidden = [...list.children].some((row) => !row.hidden)
        }
        return [
          h('div', { class: 'tools' }, h('label', null, h('span', null, 'Find an ingredient'), find)),
          list,
          ingredients.length > 0 ? none : h('p', { class: 'empty' }, 'The menu has no ingredients.'),
        ]
      },
    })
  }

  function ingredientRow({ id, name, isAvailable, isOutSomewhere, fields, version }) {
    const state = (isThere) => (isThere ? (isOutSomewhere ? 'Out at a venue' : 'There is some') : 'Out everywhere')
    const control = h('button', { type: 'button', class: 'quiet', onclick: () => void toggle() })
    let form = null
    const row = formRow({
      name,
      facts: state(isAvailable),
      fields,
      version,
      made: (one) => (form = one),
      control,
      save: (wish) => api.saveIngredient(id, wish),
      changed: () => {
        show(row.querySelector('[name="isAvailable"]').checked)
        say(`${name} is saved`)
      },
    })
    let isThere = isAvailable
    show(isThere)
    function show(value) {
      isThere = value
      control.textContent = value ? 'Out' : 'There again'
      control.setAttribute('aria-label', value ? `${name} is out` : `${name} is there again`)
      row.querySelector('header .hint').textContent = state(value)
      row.querySelector('[name="isAvailable"]').checked = value
    }
    async function toggle() {
      const answer = await api.setAvailable(id, !isThere).catch(() => ({}))
      if (!answer.version) return say(`${name} was not changed. Try again.`)
      form.follow(answer.version)
      show(!isThere)
      say(`${name} is ${isThere ? 'there again' : 'out'}`)
    }
    return row
  }

  return { newProduct, categories, extras }
}
