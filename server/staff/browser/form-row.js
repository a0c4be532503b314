import { h } from './dom.js'
import { createServiceForm } from './service-form.js'

/**
 * One of many things that are edited: its name, what is to be known of it, and its form, which is closed at first.
 * `changed` is called when the form was saved; `control` is a button beside the name. `made` takes the form.
 */
export function formRow({ name, facts = null, fields, version, control = null, save, changed, made = () => {} }) {
  const form = createServiceForm({
    fields,
    version,
    action: `Save ${name}`,
    save,
    saved: () => {
      form.confirm('Saved.')
      return changed()
    },
  })
  made(form)
  return h('li', { class: 'sheet', 'data-name': name.toLowerCase() }, [
    h('header', null, [
      h('p', null, h('strong', null, name)),
      facts === null ? null : h('p', { class: 'hint' }, facts),
      control,
    ]),
    h('details', { class: 'more' }, h('summary', { 'aria-label': `Edit ${name}` }, 'Edit'), form.element),
  ])
}

/** A form for one more of them, closed at first. `region`: its name among all forms of the page. */
export function newRow({ title, region = title, fields, action, save, saved }) {
  const form = createServiceForm({ fields, action, save, saved })
  return h('section', { class: 'sheet', 'aria-label': region }, [
    h('details', { class: 'more' }, h('summary', null, title), form.element),
  ])
}
