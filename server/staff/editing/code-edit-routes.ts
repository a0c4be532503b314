import * as z from 'zod/mini'

import { setCodeActive } from '#server/savings/edit-codes.ts'
import type { DeskCall, DeskRoutes } from '#server/staff/desk-answer.ts'
import { audited, saveChange } from '#server/staff/save-change.ts'
import type { Id } from '#src/contract/values.ts'

import { editForm, makeForm } from './edit-form.ts'
import { codesForOwner, createCode, formOfCode, saveCode } from './edited-codes.ts'

const active = z.object({ isActive: z.boolean() })
const access = { ownersOnly: true }

/** Discount codes at the desk. */
export function codeEditRoutes(desk: DeskRoutes) {
  const { read, change } = desk
  read('/codes', ({ db, member }) => codesForOwner(db, member.restaurantId), access)

  makeForm(desk, '/codes', {
    action: 'code.make',
    make: (typed, { db, member }) => createCode(db, member.restaurantId, typed),
    form: (id, { db, member }) => formOfCode(db, { restaurantId: member.restaurantId, id: id as Id<'DiscountCode'> }),
  })

  const codeOf = ({ member: { restaurantId }, idOf }: DeskCall) => ({ restaurantId, id: idOf<'DiscountCode'>('code') })
  editForm(desk, '/codes/:code/form', {
    action: 'code.edit',
    subject: ({ idOf }) => idOf('code'),
    form: (call) => formOfCode(call.db, codeOf(call)),
    save: (typed, call) => saveCode(call.db, codeOf(call), typed),
  })

  change(
    '/codes/:code/active',
    active,
    ({ isActive }, call) =>
      saveChange(call, async (tx) => {
        const wasActive = await setCodeActive(tx, codeOf(call), isActive)
        const [before, after] = [{ isActive: wasActive }, { isActive }]
        return audited({ action: 'code.active', subject: call.idOf('code'), before, after })
      }),
    access,
  )
}
