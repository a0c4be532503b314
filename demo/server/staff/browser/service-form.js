import { createForm } from './form.js'

const refused = {
  changed:
    'Somebody else has changed this meanwhile. Open it again to see how it is now; what you typed is still here.',
}
const moneyKinds = ['money', 'money-or-none', 'difference']

/**
 * A form of fields that the service has named (demo/server/staff/editing/desk-field.ts): it says what is wrong with each.
 * `save` sends what was typed and answers null, or the refusal of the service; `saved` is called when it was kept.
 */
export function createServiceForm({ fields, action, save, saved }) {
  return createForm({
    fields: fields.map(({ kind, ...field }) => ({ ...field, ...controlOfKind(kind), isOptional: true })),
    action,
    send: async (typed) => {
      const refusal = await save(typed)
      if (refusal === null) {
        await saved(typed)
        return null
      }
      return refusal.faults ?? refused[refusal.reason] ?? 'That was not saved. Try again.'
    },
  })
}

function controlOfKind(kind) {
  if (kind === 'text-or-none') return { isLong: true }
  if (kind === 'day' || kind === 'day-or-none') return { type: 'date', class: 'day' }
  if (kind === 'hours') return { maxlength: 100, placeholder: 'Closed' }
  if (kind === 'time') return { maxlength: 5, placeholder: '12:30', class: 'amount' }
  if (kind === 'flag') return { isFlag: true }
  if (moneyKinds.includes(kind))
    return { inputmode: kind === 'difference' ? 'text' : 'decimal', maxlength: 20, class: 'amount' }
  if (kind === 'count-or-none') return { inputmode: 'numeric', maxlength: 10, class: 'amount' }
  return {}
}
