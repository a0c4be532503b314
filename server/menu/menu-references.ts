import type { MenuFile } from './menu-file.ts'

type Named = { readonly id: number }

/**
 * What a file names and does not hold, and ids it holds twice; one sentence each. Venues are not looked up: a menu may
 * come from another restaurant, and what is out at a venue that is not there is out nowhere.
 */
export function brokenReferences(file: MenuFile): readonly string[] {
  const { categories, menus, traits, ingredients, extraSets, products } = file
  const lists = { categories, menus, traits, ingredients, extraSets, products }
  const known = Object.fromEntries(
    Object.entries(lists).map(([name, rows]) => [name, new Set((rows as readonly Named[]).map(({ id }) => id))]),
  )
  const faults: string[] = []
  function expectAll(path: string, wanted: readonly (number | null)[], kind: keyof typeof lists) {
    const there = known[kind]
    for (const id of new Set(wanted))
      if (id !== null && !there?.has(id)) faults.push(`${path}: ${id} is not among the ${kind}.`)
  }

  for (const [name, rows] of Object.entries(lists)) {
    const seen = new Set<number>()
    rows.forEach(({ id }: Named, index: number) => {
      if (seen.has(id)) faults.push(`${name}[${index}].id: ${id} is there twice.`)
      seen.add(id)
    })
  }
  menus.forEach(({ recommendedIds }, index) => {
    expectAll(`menus[${index}].recommendedIds`, recommendedIds, 'products')
  })
  extraSets.forEach(({ extras }, index) => {
    const wanted = extras.map(({ ingredientId }) => ingredientId)
    expectAll(`extraSets[${index}].extras`, wanted, 'ingredients')
  })
  products.forEach((product, index) => {
    const of = (field: string) => `products[${index}].${field}`
    expectAll(of('categoryIds'), product.categoryIds, 'categories')
    expectAll(of('menuIds'), product.menuIds, 'menus')
    expectAll(of('traitIds'), product.traitIds, 'traits')
    expectAll(of('ingredientIds'), product.ingredientIds, 'ingredients')
    expectAll(of('additionsId'), [product.additionsId], 'extraSets')
    expectAll(of('picksId'), [product.picksId], 'extraSets')
    expectAll(of('suggestedIds'), product.suggestedIds, 'products')
    const inCombo = product.comboProducts.map(({ productId }) => productId)
    expectAll(of('comboProducts'), inCombo, 'products')
    const ofCombo = [
      ...product.comboCategories.map(({ id }) => id),
      ...product.comboProducts.map((one) => one.categoryId),
    ]
    expectAll(of('comboCategories'), ofCombo, 'categories')
  })
  return faults
}
