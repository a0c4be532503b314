import { codeForm, makeCode, readCodes, setCodeActive as codeActive } from '#desk/contract/codes.ts'
import { setCodeActive } from '#server/savings/edit-codes.ts'
import type { DeskCall, DeskRoutes } from '#server/staff/desk-answer.ts'
import { audited, saveChange } from '#server/staff/save-change.ts'
import type { Id } from '#src/contract/values.ts'

import { editForm, makeForm } from './edit-form.ts'
import { codesForOwner, createCode, formOfCode, saveCode } from './edited-codes.ts'

/** Discount codes at the desk. */
export function codeEditRoutes(desk: DeskRoutes) {
  const { read, change } = desk
  read(readCodes, ({ db, member, language }) => codesForOwner(db, member.restaurantId, language))

  makeForm(desk, makeCode, {
    action: 'code.make',
    make: (typed, { db, member, language }) => createCode(db, member.restaurantId, typed, language),
    form: (id, { db, member, language }) =>
      formOfCode(db, { restaurantId: member.restaurantId, id: id as Id<'DiscountCode'> }, language),
  })

  const codeOf = ({ member: { restaurantId }, idOf }: DeskCall) => ({ restaurantId, id: idOf<'DiscountCode'>('code') })
  editForm(desk, codeForm, {
    action: 'code.edit',
    subject: ({ idOf }) => idOf('code'),
    form: (call) => formOfCode(call.db, codeOf(call), call.language),
    save: (typed, call) => saveCode(call.db, codeOf(call), typed, call.language),
  })

  change(codeActive, ({ isActive }, call) =>
    saveChange(call, async (tx) => {
      const wasActive = await setCodeActive(tx, codeOf(call), isActive)
      const [before, after] = [{ isActive: wasActive }, { isActive }]
      return audited({ action: 'code.active', subject: call.idOf('code'), before, after })
    }),
  )
}
