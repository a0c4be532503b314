import * as z from 'zod/mini'

import type { DeskRoutes } from '#demo/server/staff/desk-answer.ts'
import { accept } from '#src/domain/verdict.ts'

import { codesForOwner, createCode, saveCode, setCodeActive } from './edited-codes.ts'
import { typedForm } from './menu-edit-routes.ts'

const active = z.object({ isActive: z.boolean() })
const access = { ownersOnly: true }

/** Discount codes at the desk. */
export function codeEditRoutes({ read, change }: DeskRoutes) {
  read('/codes', ({ db, member }) => codesForOwner(db, member.restaurantId), access)

  change('/codes', typedForm, ({ typed }, { db, member }) => createCode(db, member.restaurantId, typed), access)

  change(
    '/codes/:code/form',
    typedForm,
    ({ typed }, { db, member: { restaurantId }, idOf }) => saveCode(db, { restaurantId, id: idOf('code') }, typed),
    access,
  )

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
