import { h } from './dom.js'
import { amountText } from './format.js'
import { createMenuEditors } from './menu-editors.js'
import { photoBox } from './photo.js'
import { createProductEditor } from './product-editor.js'

/** Panel for the menu: what is sold out at a venue, and an editor for each product. */
export function createMenu(panel, { api, say, fail }) {
  let member = null
  let menu = null
  /** The venue whose stock is shown; null before the first load. */
  let venueId = null
  let search = ''
  /** While a product is edited the list is not drawn: what was typed stays, whichever panel is looked at meanwhile. */
  let isEditing = false
  const editor = createProductEditor(panel, { api, say })
  const editors = createMenuEditors(panel, { api, say })

  async function show(signedIn) {
    member = signedIn
    if (isEditing) return
    if (menu === null) panel.replaceChildren(h('p', { class: 'empty' }, 'The menu is on its way…'))
    await load()
  }

  async function load() {
    const read = await api.menu().catch(() => null)
    if (read === null) return fail('The menu could not be read. Open it again.')
    const isShown = document.getElementById('menu-title') !== null && JSON.stringify(read) === JSON.stringify(menu)
    menu = read
    // An editor may have been opened from the list that was still there; a list that says the same stays as it is, because
    // a click on a row that is drawn anew meanwhile would be lost.
    if (isEditing || isShown) return
    if (!menu.venues.some(({ id }) => id === venueId)) venueId = menu.venues[0]?.id ?? null
    draw()
  }

  function draw() {
    const parts = menu.categories.filter(({ products }) => products.length > 0).map(categoryPart)
    const none = h('p', { class: 'empty', hidden: true }, 'No product has this name.')
    const find = h('input', { type: 'search', value: search, oninput: filter })
    function filter() {
      search = find.value
      const wanted = search.trim().toLowerCase()
      for (const part of parts) {
        const rows = [...part.querySelectorAll('li')]
        for (const row of rows) row.hidden = !row.dataset.name.includes(wanted)
        part.hidden = rows.every((row) => row.hidden)
      }
      none.hidden = parts.some((part) => !part.hidden)
    }
    filter()
    const isEmpty = parts.length === 0
    panel.replaceChildren(
      h('h2', { id: 'menu-title', tabindex: -1 }, 'Menu'),
      ownerTools(),
      h('div', { class: 'tools' }, venueChoice(), h('label', null, h('span', null, 'Find a product'), find)),
      ...parts,
      isEmpty
        ? h('p', { class: 'empty' }, 'The menu is empty. Make its categories and products, or import it from a file.')
        : none,
    )
  }

  function ownerTools() {
    const tool = (id, name, open) =>
      h('button', { type: 'button', class: 'quiet', id, onclick: () => openEditor(open) }, name)
    const tools = [
      tool('new-product', 'New product', editors.newProduct),
      tool('categories', 'Categories', editors.categories),
      tool('extras', 'Ingredients and extras', editors.extras),
    ]
    return h('p', { class: 'actions', hidden: member.role !== 'owner' }, tools)
  }

  /** `left` takes the id of what gets the focus in the list. */
  function openEditor(open) {
    isEditing = true
    void open({ left: back })
  }

  function venueChoice() {
    if (menu.venues.length < 2) return null
    const options = menu.venues.map(({ id, name }) => h('option', { value: id, selected: id === venueId }, name))
    const choice = h('select', { onchange: () => choose(Number(choice.value)) }, options)
    return h('label', null, h('span', null, 'Sold out at'), choice)
  }

  function choose(id) {
    venueId = id
    draw()
    panel.querySelector('select').focus()
  }

  function categoryPart({ id, name, products }) {
    return h('section', { 'aria-labelledby': `category-${id}` }, [
      h('h3', { id: `category-${id}` }, name),
      h('ul', { class: 'products' }, products.map(productRow)),
    ])
  }

  function productRow(product) {
    const { id, name, cents, isFrom, isWithdrawn, photoCode, stock } = product
    const left = stock.find((one) => one.venueId === venueId)?.quantity
    const isOut = left === 0
    const currency = menu.venues.find((venue) => venue.id === venueId)?.currency ?? ''
    const remains = isOut ? 'Sold out' : left === undefined ? null : `${left} left`
    const state = isWithdrawn ? 'Not sold any more' : remains
    return h('li', { 'data-name': name.toLowerCase(), 'data-out': isOut || isWithdrawn }, [
      photoBox(member, photoCode),
      h('p', { id: `product-${id}` }, [
        h('strong', null, name),
        h('span', null, `${isFrom ? 'from ' : ''}${amountText(cents, currency)}`),
        state && h('span', { class: 'state' }, state),
      ]),
      h(
        'button',
        { type: 'button', id: `edit-${id}`, 'aria-label': `Edit ${name}`, onclick: () => edit(product) },
        'Edit',
      ),
      h(
        'button',
        {
          type: 'button',
          id: `stock-${id}`,
          hidden: isWithdrawn,
          'aria-describedby': `product-${id}`,
          onclick: () => void toggle(product, isOut),
        },
        isOut ? 'Back in stock' : 'Sold out',
      ),
    ])
  }

  async function toggle({ id, name }, isOut) {
    const refusal = await api.setStock(venueId, id, isOut ? null : 0).catch(() => ({}))
    if (refusal !== null) return fail('The change was not made. Try again.')
    say(`${name} is ${isOut ? 'back in stock' : 'sold out'}`)
    await load()
    document.getElementById(`stock-${id}`)?.focus()
  }

  function edit(product) {
    isEditing = true
    void editor.open({ member, product, venues: menu.venues, left: () => back(`edit-${product.id}`) })
  }

  async function back(focus) {
    isEditing = false
    await load()
    document.getElementById(focus)?.focus()
  }

  return {
    show,
    /** Called when somebody signs out: nothing of theirs is shown again. */
    forget() {
      isEditing = false
      menu = null
      venueId = null
      search = ''
    },
  }
}
