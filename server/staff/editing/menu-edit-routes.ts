import * as z from 'zod/mini'

import type { DeskCall, DeskRoutes, Refused } from '#server/staff/desk-answer.ts'
import { audited, saveChange } from '#server/staff/save-change.ts'
import type { Id } from '#src/contract/values.ts'

import { editForm, makeForm } from './edit-form.ts'
import { categoriesForOwner, createCategory, formOfCategory, saveCategory } from './edited-categories.ts'
import { extrasForOwner, formOfIngredient, saveIngredient, setAvailable } from './edited-extras.ts'
import { formOfProduct, menuForStaff, saveProduct } from './edited-menu.ts'
import { createProduct, formOfFacts, newProductForm, saveFacts } from './product-facts.ts'

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
    action: 'product.edit',
    subject: ({ idOf }) => idOf('product'),
    form: (call) => formOfProduct(call.db, productOf(call)),
    save: (typed, call) => saveProduct(call.db, productOf(call), typed),
  })

  read('/products/new', ({ db, member }) => newProductForm(db, member.restaurantId), access)

  makeForm(desk, '/products', {
    action: 'product.make',
    make: (typed, { db, member }) => createProduct(db, member.restaurantId, typed),
    form: async (id, { db, member }) => {
      const at = { restaurantId: member.restaurantId, productId: id as Id<'Product'> }
      return [...((await formOfProduct(db, at)) ?? []), ...((await formOfFacts(db, at)) ?? [])]
    },
  })

  editForm(desk, '/products/:product/facts', {
    action: 'product.facts',
    subject: ({ idOf }) => idOf('product'),
    form: (call) => formOfFacts(call.db, productOf(call)),
    save: (typed, call) => saveFacts(call.db, productOf(call), typed),
  })

  read('/categories', ({ db, member }) => categoriesForOwner(db, member.restaurantId), access)

  makeForm(desk, '/categories', {
    action: 'category.make',
    make: (typed, { db, member }) => createCategory(db, member.restaurantId, typed),
    form: (id, { db, member }) => formOfCategory(db, { restaurantId: member.restaurantId, id: id as Id<'Category'> }),
  })

  editForm(desk, '/categories/:category/form', {
    action: 'category.edit',
    subject: ({ idOf }) => idOf('category'),
    form: (call) => formOfCategory(call.db, categoryOf(call)),
    save: (typed, call) => saveCategory(call.db, categoryOf(call), typed),
  })

  read('/ingredients', ({ db, member }) => extrasForOwner(db, member.restaurantId), access)

  editForm(desk, '/ingredients/:ingredient/form', {
    action: 'ingredient.edit',
    subject: ({ idOf }) => idOf('ingredient'),
    form: (call) => formOfIngredient(call.db, ingredientOf(call)),
    save: (typed, call) => saveIngredient(call.db, ingredientOf(call), typed),
  })

  change(
    '/ingredients/:ingredient/available',
    available,
    ({ isAvailable }, call) =>
      saveChange<Refused>(call, async (tx) => {
        const changed = await setAvailable(tx, ingredientOf(call), isAvailable)
        if (!changed.ok) return changed
        const { wasAvailable, version } = changed.value
        const [before, after] = [{ isAvailable: wasAvailable }, { isAvailable }]
        return audited({ action: 'ingredient.available', subject: call.idOf('ingredient'), before, after }, { version })
      }),
    access,
  )
}
