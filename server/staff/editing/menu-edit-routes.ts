import {
  categoryForm,
  ingredientForm,
  makeCategory,
  readCategories,
  readIngredients,
  readMenu,
  setAvailable as available,
} from '#desk/contract/menu.ts'
import type { DeskCall, DeskRoutes } from '#server/staff/desk-answer.ts'
import { audited, saveChange } from '#server/staff/save-change.ts'
import type { Id } from '#src/contract/values.ts'

import { editForm, makeForm } from './edit-form.ts'
import { categoriesForOwner, createCategory, formOfCategory, saveCategory } from './edited-categories.ts'
import { extrasForOwner, formOfIngredient, saveIngredient, setAvailable } from './edited-extras.ts'
import { menuForKitchen, menuForStaff } from './edited-menu.ts'

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
