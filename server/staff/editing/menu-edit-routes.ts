import { readIngredients, readMenu, setAvailable as available } from '#desk/contract/menu.ts'
import type { DeskRoutes } from '#server/staff/desk-answer.ts'
import { audited, saveChange } from '#server/staff/save-change.ts'

import { ingredientsForStaff, setAvailable } from './available-ingredients.ts'
import { menuForKitchen, menuForStaff } from './edited-menu.ts'

/** The menu at the desk: what is left of each product for all, and which ingredients are out. */
export function menuEditRoutes({ read, change }: DeskRoutes) {
  read(readMenu, async ({ db, member, ...call }) => {
    const menu = await menuForStaff(db, member, call)
    return member.role === 'kitchen' ? menuForKitchen(menu) : menu
  })

  read(readIngredients, ({ db, member, language }) => ingredientsForStaff(db, member.restaurantId, language))

  change(available, ({ isAvailable }, call) =>
    saveChange(call, async (tx) => {
      const id = call.idOf<'Ingredient'>('ingredient')
      const was = await setAvailable(tx, { restaurantId: call.member.restaurantId, id }, isAvailable)
      if (!was.ok) return was
      const [before, after] = [{ isAvailable: was.value }, { isAvailable }]
      return audited({ action: 'ingredient.available', subject: id, before, after })
    }),
  )
}
