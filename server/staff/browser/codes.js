import { h } from './dom.js'
import { amountText, dayOf } from './format.js'
import { createServiceForm } from './service-form.js'
import { keepTyped } from './typed.js'

/** Panel for discount codes, for owners: a form for a new one, and each that there is with its form. */
export function createCodes(panel, { api, say, fail }) {
  const typed = keepTyped(panel)

  async function show() {
    if (!typed.isThere()) await load()
  }

  /** `focus`: id of what gets the focus once the panel is drawn. */
  async function load(focus) {
    const read = await api.codes().catch(() => null)
    if (read === null) return fail('The codes could not be read. Open them again.')
    if (!focus && typed.isThere()) return
    typed.forget()
    const { takesCodes, currency, fields, codes } = read
    panel.replaceChildren(
      h('h2', { id: 'codes-title', tabindex: -1 }, 'Discount codes'),
      ...(takesCodes ? [] : [h('p', { class: 'empty' }, 'This restaurant takes no codes: they are switched off.')]),
      h('section', { class: 'sheet', 'aria-label': 'New code' }, newForm(fields)),
      codes.length > 0
        ? h(
            'ul',
            { class: 'codes' },
            codes.map((code) => codeRow(code, currency)),
          )
        : h('p', { class: 'empty' }, 'There is no code yet.'),
    )
    if (focus) document.getElementById(focus)?.focus()
  }

  function newForm(fields) {
    const form = createServiceForm({
      fields,
      action: 'Create the code',
      save: (wish) => api.createCode(wish),
      saved: async ({ name }) => {
        say(`${name} holds from now on`)
        await load('codes-title')
      },
    })
    return h('details', { class: 'more' }, h('summary', null, 'New code'), form.element)
  }

  function codeRow(code, currency) {
    const { id, name, isActive, fields, version } = code
    const form = createServiceForm({
      fields,
      version,
      action: 'Save the code',
      save: (wish) => api.saveCode(id, wish),
      saved: async () => {
        say(`${name} is saved`)
        await load(`code-${id}`)
      },
    })
    const action = isActive ? 'End' : 'Start again'
    async function toggle() {
      const refusal = await api.setCodeActive(id, !isActive).catch(() => ({}))
      if (refusal !== null) return fail('The change was not made. Try again.')
      say(`${name} ${isActive ? 'has ended' : 'holds again'}`)
      await load(`code-${id}`)
    }
    return h('li', { class: 'sheet', 'data-ended': !isActive }, [
      h('header', null, [
        h('p', null, h('strong', null, name), ' ', h('span', null, effectOf(code, currency))),
        h('p', { class: 'hint' }, factsOf(code)),
        h(
          'button',
          { type: 'button', class: 'quiet', id: `code-${id}`, 'aria-label': `${action} ${name}`, onclick: toggle },
          action,
        ),
      ]),
      h('details', { class: 'more' }, h('summary', { 'aria-label': `Edit ${name}` }, 'Edit'), form.element),
    ])
  }

  return { show, forget: typed.forget }
}

function effectOf({ kind, value }, currency) {
  if (value === 0) return 'delivery'
  return kind === 'percentage'
    ? `−${String(value).replace('.', ',')} %`
    : `−${amountText(Math.round(value * 100), currency)}`
}

function factsOf({ isActive, isHidden, from, to, uses, maxUses }) {
  return [
    isActive ? null : 'Ended',
    isHidden ? 'not listed' : null,
    from && to ? `${dayOf(from)} – ${dayOf(to)}` : null,
    maxUses === null ? `used ${uses} ${uses === 1 ? 'time' : 'times'}` : `used ${uses} of ${maxUses} times`,
  ]
    .filter((fact) => fact !== null)
    .join(' · ')
}
