import * as z from 'zod/mini'

import { inTransaction } from '#server/platform/db/database.ts'
import type { DeskAnswer, DeskCall, DeskRoutes } from '#server/staff/desk-answer.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { DeskField } from './desk-field.ts'
import type { Typed } from './desk-form.ts'
import { formVersion, shownForm } from './desk-form.ts'
import { lockEditing } from './lock-editing.ts'

const text = z.string().check(z.maxLength(5000))
const typedFields = z.record(z.string(), text)
/** What was typed into a form of something new. */
export const typedForm = z.object({ typed: typedFields })
const sentForm = z.object({ version: text, typed: typedFields })

type EditedThing = {
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
export function editForm({ read, change }: DeskRoutes, path: string, { form, save }: EditedThing): void {
  const access = { ownersOnly: true }
  read(path, async (call) => shownForm((await form(call)) ?? []), access)
  change(
    path,
    sentForm,
    ({ version, typed }, call) =>
      inTransaction<object, { readonly reason: string }>(call.db, async (tx) => {
        await lockEditing(tx, call.member.restaurantId)
        const inTx = { ...call, db: tx }
        const before = await form(inTx)
        if (before === null) return refuse({ reason: 'unknown' })
        if (formVersion(before) !== version) return refuse({ reason: 'changed' })
        const saved = await save(typed, inTx)
        if (!saved.ok) return saved
        return accept({ version: formVersion((await form(inTx)) ?? []) })
      }),
    access,
  )
}
