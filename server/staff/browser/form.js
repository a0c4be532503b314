import { h } from './dom.js'

let made = 0

/**
 * A form with one labelled control per field and its fault beside it. A field has `name`, `label` and attributes of an
 * input; `options` make it a choice, `isLong` a box of several lines, `isFlag` a tick (`yes`). `isOptional` may be empty,
 * `group` is the heading of those beside each other that have the same, `check` answers a fault or null. `send` gets
 * the typed texts and answers what to say when they were refused, an object of faults by the names of fields, or null.
 */
export function createForm({ fields, action, send }) {
  made += 1
  const rows = fields.map((field) => fieldRow(field, `form-${made}-${field.name.replaceAll('.', '-')}`))
  const button = h('button', { type: 'submit', class: 'main' }, action)
  const refusal = h('p', { class: 'refusal', role: 'alert' })
  const done = h('p', { class: 'done', role: 'status' })
  const element = h('form', { class: 'fields', novalidate: true, onsubmit: (event) => void submit(event) }, [
    grouped(rows),
    refusal,
    button,
    done,
  ])

  async function submit(event) {
    event?.preventDefault()
    refusal.textContent = ''
    done.textContent = ''
    const wrong = rows.filter((row) => row.check())
    if (wrong.length > 0) return wrong[0].control.focus()
    button.disabled = true
    try {
      const answer = await send(values())
      if (answer !== null && typeof answer === 'object') showFaults(answer)
      else refusal.textContent = answer ?? ''
    } catch {
      refusal.textContent = 'The service does not answer. Try again.'
    } finally {
      button.disabled = false
    }
  }
  /** Faults of fields that are not there stand above the button. */
  function showFaults(faults) {
    const wrong = rows.filter((row) => row.blame(faults[row.name] ?? null))
    const others = Object.keys(faults).filter((name) => !rows.some((row) => row.name === name))
    refusal.textContent = others.map((name) => `${name}: ${faults[name]}`).join(' ')
    wrong[0]?.control.focus()
  }
  function values() {
    return Object.fromEntries(rows.map((row) => [row.name, row.value()]))
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
    /** Says below the button what was done. */
    confirm(text) {
      done.textContent = text
    },
    /** Goes to the first empty field. */
    focus() {
      const empty = rows.find(({ control }) => control.value === '') ?? rows[0]
      empty.control.focus()
    },
  }
}

/** Rows in order; those of one group in a set of their own. */
function grouped(rows) {
  const groups = new Map()
  for (const row of rows) groups.set(row.group, [...(groups.get(row.group) ?? []), row.element])
  return [...groups].flatMap(([group, elements]) =>
    group === undefined ? elements : [h('fieldset', null, h('legend', null, group), elements)],
  )
}

function fieldRow({ name, label, group, hint, check = () => null, isOptional = false, ...attributes }, id) {
  const described = { id, name, 'aria-describedby': `${hint ? `${id}-hint ` : ''}${id}-fault` }
  const { control, isFlag, needsText } = controlOf(attributes, described)
  const fault = h('p', { id: `${id}-fault`, class: 'fault' })
  function judge(text) {
    fault.textContent = text ?? ''
    if (text === null) control.removeAttribute('aria-invalid')
    else control.setAttribute('aria-invalid', 'true')
    return text !== null
  }
  const typed = () => control.value.trim()
  control.addEventListener('input', () => judge(null))
  const title = h('label', { for: id }, label)
  const said = hint ? h('p', { id: `${id}-hint`, class: 'hint' }, hint) : null
  return {
    name,
    group,
    control,
    element: h('div', { class: isFlag ? 'field tick' : 'field' }, [
      ...(isFlag ? [control, title] : [title, control]),
      said,
      fault,
    ]),
    value: () => (isFlag ? (control.checked ? 'yes' : '') : typed()),
    /** True when the field is wrong, which it then says. */
    check: () => judge(needsText && !isOptional && typed() === '' ? `${label} is missing.` : check(typed())),
    /** Says what the service found wrong; true when it did. */
    blame: judge,
    clear(value) {
      judge(null)
      if (value !== null) control.value = value
    },
  }
}

function controlOf({ options, isLong, isFlag, value = null, ...attributes }, described) {
  if (options) {
    const choices = options.map(([key, text]) => h('option', { value: key, selected: key === value }, text))
    return { control: h('select', described, choices) }
  }
  if (isFlag) return { control: h('input', { type: 'checkbox', checked: value === 'yes', ...described }), isFlag }
  const needsText = true
  if (isLong) return { control: h('textarea', { rows: 2, maxlength: 2000, ...described }, value ?? ''), needsText }
  return { control: h('input', { type: 'text', maxlength: 200, value, ...attributes, ...described }), needsText }
}

/** The fault of a new password, or null. */
export function passwordFault(text) {
  return text.length < 8 ? 'A password has eight characters or more.' : null
}
