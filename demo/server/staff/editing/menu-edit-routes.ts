import * as z from 'zod/mini'

import type { DeskRoutes } from '#demo/server/staff/desk-answer.ts'
import { accept } from '#src/domain/verdict.ts'

import { categoriesForOwner, createCategory, saveCategory } from './edited-categories.ts'
import { extrasForOwner, saveIngredient, setAvailable } from './edited-extras.ts'
import { editedProduct, menuForStaff, saveProduct } from './edited-menu.ts'
import { createProduct, newProductForm, productFacts, saveFacts } from './new-product.ts'

const text = z.string().check(z.maxLength(5000))
const typedFields = z.record(z.string(), text)
const form = z.object({ version: text, typed: typedFields })
/** What was typed into a form. */
export const typedForm = z.object({ typed: typedFields })
const available = z.object({ isAvailable: z.boolean() })
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

  read('/products/new', ({ db, member }) => newProductForm(db, member.restaurantId), access)

  change('/products', typedForm, ({ typed }, { db, member }) => createProduct(db, member.restaurantId, typed), access)

  read(
    '/products/:product/facts',
    ({ db, member: { restaurantId }, idOf }) => productFacts(db, { restaurantId, productId: idOf('product') }),
    access,
  )

  change(
    '/products/:product/facts',
    typedForm,
    ({ typed }, { db, member: { restaurantId }, idOf }) =>
      saveFacts(db, { restaurantId, productId: idOf('product') }, typed),
    access,
  )

  read('/categories', ({ db, member }) => categoriesForOwner(db, member.restaurantId), access)

  change(
    '/categories',
    typedForm,
    ({ typed }, { db, member }) => createCategory(db, member.restaurantId, typed),
    access,
  )

  change(
    '/categories/:category/form',
    typedForm,
    ({ typed }, { db, member: { restaurantId }, idOf }) =>
      saveCategory(db, { restaurantId, id: idOf('category') }, typed),
    access,
  )

  read('/ingredients', ({ db, member }) => extrasForOwner(db, member.restaurantId), access)

  change(
    '/ingredients/:ingredient/form',
    typedForm,
    ({ typed }, { db, member: { restaurantId }, idOf }) =>
      saveIngredient(db, { restaurantId, id: idOf('ingredient') }, typed),
    access,
  )

  change(
    '/ingredients/:ingredient/available',
    available,
    async ({ isAvailable }, { db, member: { restaurantId }, idOf }) => {
      await setAvailable(db, { restaurantId, id: idOf('ingredient') }, isAvailable)
      return accept({})
    },
    access,
  )
}
