import { createForm } from './form.js'

const refused = {
  changed:
    'Somebody else has changed this meanwhile. Nothing was saved, and what you typed is still here. Open it again to see how it is now.',
}
const moneyKinds = ['money', 'money-or-none', 'difference']

/**
 * A form of fields that the service has named (server/staff/editing/desk-field.ts): it says what is wrong with each.
 * `save` sends what was typed and answers null, or the refusal of the service; `saved` is called when it was kept. The form
 * of what is there already has a `version`: `save` gets `{ version, typed }` and answers the next version.
 */
export function createServiceForm({ fields, version = null, action, save, saved }) {
  let shown = version
  const form = createForm({
    fields: fields.map(({ kind, ...field }) => ({ ...field, ...controlOfKind(kind), isOptional: true })),
    action,
    send: async (typed) => {
      const answer = await save(shown === null ? typed : { version: shown, typed })
      if (answer === null || answer.version) {
        shown = answer?.version ?? shown
        await saved(typed)
        return null
      }
      return answer.faults ?? refused[answer.reason] ?? 'That was not saved. Try again.'
    },
  })
  return {
    ...form,
    /** It was changed by other means than this form, which shows it. */
    follow(next) {
      shown = next
    },
  }
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
