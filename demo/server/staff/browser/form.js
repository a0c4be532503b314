import { h } from './dom.js'

let made = 0

/**
 * A form with one labelled control per field and its fault beside it. A field has `name`, `label` and attributes of an
 * input, or `options` for a choice; `check` answers a fault or null. `send` gets the typed texts and answers what to
 * say when they were refused, or null.
 */
export function createForm({ fields, action, send }) {
  made += 1
  const rows = fields.map((field) => fieldRow(field, `form-${made}-${field.name}`))
  const button = h('button', { type: 'submit', class: 'main' }, action)
  const refusal = h('p', { class: 'refusal', role: 'alert' })
  const element = h('form', { class: 'fields', novalidate: true, onsubmit: (event) => void submit(event) }, [
    rows.map((row) => row.element),
    refusal,
    button,
  ])

  async function submit(event) {
    event?.preventDefault()
    refusal.textContent = ''
    const wrong = rows.filter((row) => row.check())
    if (wrong.length > 0) return wrong[0].control.focus()
    button.disabled = true
    try {
      refusal.textContent = (await send(values())) ?? ''
    } catch {
      refusal.textContent = 'The service does not answer. Try again.'
    } finally {
      button.disabled = false
    }
  }
  function values() {
    return Object.fromEntries(rows.map(({ name, control }) => [name, control.value.trim()]))
  }

  return {
    element,
    submit,
    /** Empties the form but for these values. */
    reset(shown = {}) {
      element.reset()
      refusal.textContent = ''
      for (const row of rows) row.clear(shown[row.name] ?? null)
    },
    say(text) {
      refusal.textContent = text
    },
    /** Goes to the first empty field. */
    focus() {
      const empty = rows.find(({ control }) => control.value === '') ?? rows[0]
      empty.control.focus()
    },
  }
}

function fieldRow({ name, label, options, check = () => null, ...attributes }, id) {
  const described = { id, name, 'aria-describedby': `${id}-fault` }
  const control = options
    ? h(
        'select',
        described,
        options.map(([value, text]) => h('option', { value }, text)),
      )
    : h('input', { type: 'text', maxlength: 200, ...attributes, ...described })
  const fault = h('p', { id: `${id}-fault`, class: 'fault' })
  function judge(text) {
    fault.textContent = text ?? ''
    if (text === null) control.removeAttribute('aria-invalid')
    else control.setAttribute('aria-invalid', 'true')
    return text !== null
  }
  control.addEventListener('input', () => judge(null))
  return {
    name,
    control,
    element: h('div', { class: 'field' }, [h('label', { for: id }, label), control, fault]),
    /** True when the field is wrong, which it then says. */
    check: () => judge(control.value.trim() === '' && !options ? `${label} is missing.` : check(control.value.trim())),
    clear(value) {
      judge(null)
      if (value !== null) control.value = value
    },
  }
}

/** The fault of a new password, or null. */
export function passwordFault(text) {
  return text.length < 8 ? 'A password has eight characters or more.' : null
}
