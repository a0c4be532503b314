import type { AuditAction } from '#desk/contract/audit.ts'
import type { FormCalls, makeCall } from '#desk/contract/forms.ts'
import type { Refusal } from '#desk/contract/refusal.ts'
import type { DeskAnswer, DeskCall, DeskRoutes } from '#server/staff/desk-answer.ts'
import { audited, saveChange } from '#server/staff/save-change.ts'
import { lockEditing } from '#server/venues/lock-editing.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { refuse } from '#src/domain/verdict.ts'

import type { DeskField } from './desk-field.ts'
import type { Typed } from './desk-form.ts'
import { formVersion, shownForm } from './desk-form.ts'
import { changedFacts, filledFacts } from './form-facts.ts'

type EditedThing = {
  /** What the audit calls the change, and the thing that the path names. */
  readonly action: AuditAction
  readonly subject: (call: DeskCall) => number | string
  /** Its form as it is now; null = it is not there. */
  readonly form: (call: DeskCall) => Promise<readonly DeskField[] | null>
  /** Writes what was typed; the database of the call is the transaction that has locked the restaurant for editing. */
  readonly save: (typed: Typed, call: DeskCall) => Promise<DeskAnswer>
}

/**
 * The one way in which owners edit what is there: `GET` answers the form with its version, `POST` takes what was typed
 * with the version that was shown. It is refused with `changed` when somebody else has saved meanwhile, so that nobody
 * writes over what they have not seen; else the answer has the new version, for the next save of the same form.
 */
export function editForm(
  { read, change }: DeskRoutes,
  calls: FormCalls,
  { action, subject, form, save }: EditedThing,
): void {
  read(calls.read, async (call) => shownForm((await form(call)) ?? []))
  change(calls.save, ({ version, typed }, call) =>
    saveChange(call, async (tx) => {
      await lockEditing(tx, call.member.restaurantId)
      const inTx = { ...call, db: tx }
      const before = await form(inTx)
      if (before === null) return refuse({ reason: 'unknown' })
      if (formVersion(before) !== version) return refuse({ reason: 'changed' })
      const saved = await save(typed, inTx)
      if (!saved.ok) return saved
      const after = (await form(inTx)) ?? []
      const entry = { action, subject: subject(call), ...changedFacts(before, after) }
      return audited(entry, { version: formVersion(after) })
    }),
  )
}

type MadeThing = {
  readonly action: AuditAction
  /** Makes it of what was typed, in the transaction that the database of the call is. */
  readonly make: (typed: Typed, call: DeskCall) => Promise<Verdict<{ readonly id: number }, Refusal>>
  /** Its form as it is then, for the audit. */
  readonly form: (id: number, call: DeskCall) => Promise<readonly DeskField[] | null>
}

/** The one way in which owners make something new: `POST` takes what was typed and answers the number of what was made. */
export function makeForm(
  { change }: DeskRoutes,
  made: ReturnType<typeof makeCall>,
  { action, make, form }: MadeThing,
): void {
  change(made, ({ typed }, call) =>
    saveChange(call, async (tx) => {
      const inTx = { ...call, db: tx }
      const thing = await make(typed, inTx)
      if (!thing.ok) return thing
      const { id } = thing.value
      const entry = { action, subject: id, before: null, after: filledFacts((await form(id, inTx)) ?? []) }
      return audited(entry, { id })
    }),
  )
}
