import * as z from 'zod/mini'

import type { DeskCall, DeskRoutes } from '#server/staff/desk-answer.ts'

import { editForm, typedForm } from './edit-form.ts'
import { categoriesForOwner, createCategory, formOfCategory, saveCategory } from './edited-categories.ts'
import { extrasForOwner, formOfIngredient, saveIngredient, setAvailable } from './edited-extras.ts'
import { formOfProduct, menuForStaff, saveProduct } from './edited-menu.ts'
import { createProduct, formOfFacts, newProductForm, saveFacts } from './new-product.ts'

const available = z.object({ isAvailable: z.boolean() })
const access = { ownersOnly: true }

const productOf = ({ member: { restaurantId }, idOf }: DeskCall) => ({
  restaurantId,
  productId: idOf<'Product'>('product'),
})
const categoryOf = ({ member: { restaurantId }, idOf }: DeskCall) => ({
  restaurantId,
  id: idOf<'Category'>('category'),
})
const ingredientOf = ({ member: { restaurantId }, idOf }: DeskCall) => ({
  restaurantId,
  id: idOf<'Ingredient'>('ingredient'),
})

/** The menu at the desk: what is left of each product for all, its texts and prices for owners. */
export function menuEditRoutes(desk: DeskRoutes) {
  const { read, change } = desk
  read('/menu', ({ db, member }) => menuForStaff(db, member))

  editForm(desk, '/products/:product/form', {
    form: (call) => formOfProduct(call.db, productOf(call)),
    save: (typed, call) => saveProduct(call.db, productOf(call), typed),
  })

  read('/products/new', ({ db, member }) => newProductForm(db, member.restaurantId), access)

  change('/products', typedForm, ({ typed }, { db, member }) => createProduct(db, member.restaurantId, typed), access)

  editForm(desk, '/products/:product/facts', {
    form: (call) => formOfFacts(call.db, productOf(call)),
    save: (typed, call) => saveFacts(call.db, productOf(call), typed),
  })

  read('/categories', ({ db, member }) => categoriesForOwner(db, member.restaurantId), access)

  change(
    '/categories',
    typedForm,
    ({ typed }, { db, member }) => createCategory(db, member.restaurantId, typed),
    access,
  )

  editForm(desk, '/categories/:category/form', {
    form: (call) => formOfCategory(call.db, categoryOf(call)),
    save: (typed, call) => saveCategory(call.db, categoryOf(call), typed),
  })

  read('/ingredients', ({ db, member }) => extrasForOwner(db, member.restaurantId), access)

  editForm(desk, '/ingredients/:ingredient/form', {
    form: (call) => formOfIngredient(call.db, ingredientOf(call)),
    save: (typed, call) => saveIngredient(call.db, ingredientOf(call), typed),
  })

  change(
    '/ingredients/:ingredient/available',
    available,
    ({ isAvailable }, call) => setAvailable(call.db, ingredientOf(call), isAvailable),
    access,
  )
}
