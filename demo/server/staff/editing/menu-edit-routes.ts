import * as z from 'zod/mini'

import type { DeskRoutes } from '#demo/server/staff/desk-answer.ts'

import { editedProduct, menuForStaff, saveProduct } from './edited-menu.ts'

const text = z.string().check(z.maxLength(5000))
/** What was typed into a form. */
export const typedFields = z.record(z.string(), text)
const form = z.object({ version: text, typed: typedFields })
const access = { ownersOnly: true }

/** The menu at the desk: what is left of each product for all, its texts and prices for owners. */
export function menuEditRoutes({ read, change }: DeskRoutes) {
  read('/menu', ({ db, member }) => menuForStaff(db, member))

  read(
    '/products/:product/form',
    ({ db, member: { restaurantId }, idOf }) => editedProduct(db, { restaurantId, productId: idOf('product') }),
    access,
  )

  change(
    '/products/:product/form',
    form,
    (body, { db, member: { restaurantId }, idOf }) =>
      saveProduct(db, { restaurantId, productId: idOf('product') }, body),
    access,
  )
}
