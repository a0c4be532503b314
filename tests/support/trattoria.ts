import { readFileSync } from 'node:fs'

import { keyOfItem } from '#server/restaurant-file/form.ts'
import type { WrittenFile } from '#server/restaurant-file/restaurant-file.ts'
import type { Id } from '#src/contract/values.ts'

const file = JSON.parse(readFileSync('demo/restaurants/trattoria.json', 'utf8')) as WrittenFile

/** The number of an ingredient of the demonstration's first restaurant, by its key in the file. */
export function ingredientId(key: string): Id<'Ingredient'> {
  const found = file.menu.ingredients?.find((one) => keyOfItem(one, 'it') === key)
  if (found?.id === undefined) throw new Error(`There is no ingredient ${key}.`)
  return found.id as Id<'Ingredient'>
}
