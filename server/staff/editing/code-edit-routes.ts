import * as z from 'zod/mini'

import type { DeskCall, DeskRoutes } from '#server/staff/desk-answer.ts'
import { accept } from '#src/domain/verdict.ts'

import { editForm, typedForm } from './edit-form.ts'
import { codesForOwner, createCode, formOfCode, saveCode, setCodeActive } from './edited-codes.ts'

const active = z.object({ isActive: z.boolean() })
const access = { ownersOnly: true }

/** Discount codes at the desk. */
export function codeEditRoutes(desk: DeskRoutes) {
  const { read, change } = desk
  read('/codes', ({ db, member }) => codesForOwner(db, member.restaurantId), access)

  change('/codes', typedForm, ({ typed }, { db, member }) => createCode(db, member.restaurantId, typed), access)

  const codeOf = ({ member: { restaurantId }, idOf }: DeskCall) => ({ restaurantId, id: idOf<'DiscountCode'>('code') })
  editForm(desk, '/codes/:code/form', {
    form: (call) => formOfCode(call.db, codeOf(call)),
    save: (typed, call) => saveCode(call.db, codeOf(call), typed),
  })

  change(
    '/codes/:code/active',
    active,
    async ({ isActive }, { db, member: { restaurantId }, idOf }) => {
      await setCodeActive(db, { restaurantId, id: idOf('code') }, isActive)
      return accept({})
    },
    access,
  )
}
