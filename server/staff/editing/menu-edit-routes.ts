import {
  categoryForm,
  ingredientForm,
  makeCategory,
  makeProduct,
  productFacts,
  productForm,
  readCategories,
  readIngredients,
  readMenu,
  readNewProduct,
  setAvailable as available,
} from '#desk/contract/menu.ts'
import type { DeskCall, DeskRoutes } from '#server/staff/desk-answer.ts'
import { audited, saveChange } from '#server/staff/save-change.ts'
import type { Id } from '#src/contract/values.ts'

import { editForm, makeForm } from './edit-form.ts'
import { categoriesForOwner, createCategory, formOfCategory, saveCategory } from './edited-categories.ts'
import { extrasForOwner, formOfIngredient, saveIngredient, setAvailable } from './edited-extras.ts'
import { formOfProduct, menuForKitchen, menuForStaff, saveProduct } from './edited-menu.ts'
import { fieldsFor } from './money-settings.ts'
import { createProduct, formOfFacts, newProductForm, saveFacts } from './product-facts.ts'

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
  read(readMenu, async ({ db, member, ...call }) => {
    const menu = await menuForStaff(db, member, call)
    return member.role === 'kitchen' ? menuForKitchen(menu) : menu
  })

  editForm(desk, productForm, {
    action: 'product.edit',
    subject: ({ idOf }) => idOf('product'),
    form: (call) => formOfProduct(call.db, productOf(call), call.language),
    save: (typed, call) => saveProduct(call.db, productOf(call), typed, call.language),
  })

  read(readNewProduct, async ({ db, member, language }) => {
    const { fields } = await newProductForm(db, member.restaurantId, language)
    return { fields: fieldsFor(member, 'product.make', fields) }
  })

  makeForm(desk, makeProduct, {
    action: 'product.make',
    make: (typed, { db, member, language }) => createProduct(db, member.restaurantId, typed, language),
    form: async (id, { db, member, language }) => {
      const at = { restaurantId: member.restaurantId, productId: id as Id<'Product'> }
      return [...((await formOfProduct(db, at, language)) ?? []), ...((await formOfFacts(db, at, language)) ?? [])]
    },
  })

  editForm(desk, productFacts, {
    action: 'product.facts',
    subject: ({ idOf }) => idOf('product'),
    form: (call) => formOfFacts(call.db, productOf(call), call.language),
    save: (typed, call) => saveFacts(call.db, productOf(call), typed, call.language),
  })

  read(readCategories, ({ db, member, language }) => categoriesForOwner(db, member.restaurantId, language))

  makeForm(desk, makeCategory, {
    action: 'category.make',
    make: (typed, { db, member, language }) => createCategory(db, member.restaurantId, typed, language),
    form: (id, { db, member, language }) =>
      formOfCategory(db, { restaurantId: member.restaurantId, id: id as Id<'Category'> }, language),
  })

  editForm(desk, categoryForm, {
    action: 'category.edit',
    subject: ({ idOf }) => idOf('category'),
    form: (call) => formOfCategory(call.db, categoryOf(call), call.language),
    save: (typed, call) => saveCategory(call.db, categoryOf(call), typed, call.language),
  })

  read(readIngredients, ({ db, member, language }) => extrasForOwner(db, member.restaurantId, language))

  editForm(desk, ingredientForm, {
    action: 'ingredient.edit',
    subject: ({ idOf }) => idOf('ingredient'),
    form: (call) => formOfIngredient(call.db, ingredientOf(call), call.language),
    save: (typed, call) => saveIngredient(call.db, ingredientOf(call), typed, call.language),
  })

  change(available, ({ isAvailable }, call) =>
    saveChange(call, async (tx) => {
      const changed = await setAvailable(tx, ingredientOf(call), isAvailable, call.language)
      if (!changed.ok) return changed
      const { wasAvailable, version } = changed.value
      const [before, after] = [{ isAvailable: wasAvailable }, { isAvailable }]
      return audited({ action: 'ingredient.available', subject: call.idOf('ingredient'), before, after }, { version })
    }),
  )
}
