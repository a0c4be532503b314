import type { MenuThing, MenuThings } from '#desk/contract/set-up/part-calls.ts'
import { localizerFor, mainLanguage } from '#server/platform/texts/language.ts'
import { keyOfItem } from '#server/restaurant-file/form.ts'
import type { WrittenFile } from '#server/restaurant-file/restaurant-file.ts'
import type { FileText } from '#server/restaurant-file/values.ts'
import { allergenLabel } from '#server/staff/editing/texts/labels.ts'
import { allergenOrder } from '#src/domain/product/allergens.ts'
import type { Language } from '#src/options/languages.ts'

type Named = { readonly key?: string | undefined; readonly name: FileText }

/** What a part of the menu can refer to, in the language of a desk. */
export function menuThings(file: WrittenFile, language: Language): MenuThings {
  const main = mainLanguage(file)
  const localize = localizerFor(language, file)
  const nameOf = (name: FileText) => (typeof name === 'string' ? name : localize(name))
  const thing = <T extends Named>(each: T) => ({ key: keyOfItem(each, main), name: nameOf(each.name) })
  const once = (all: readonly Named[]) => [...new Map(all.map((each) => [keyOfItem(each, main), thing(each)])).values()]
  const { categories = [], types = [], traits = [], ingredients = [], extras = [], products } = file.menu
  const categoriesOf = (type: Named) => {
    const ofType = products.filter((dish) => dish.type === keyOfItem(type, main)).map(({ category }) => category)
    const held = categories.filter((category) => ofType.includes(keyOfItem(category, main)))
    return held.map(({ name }) => nameOf(name)).join(', ')
  }
  return {
    categories: categories.map(thing),
    sizes: once(products.flatMap(({ sizes = [] }) => sizes)),
    variants: once(products.flatMap(({ variants = [] }) => variants)),
    traits: traits.map(thing),
    ingredients: ingredients
      .map((each) => ({ ...thing(each), allergens: each.allergens ?? [] }))
      .toSorted((a, b) => a.name.localeCompare(b.name, language)),
    allergens: allergenOrder.map((code) => ({ key: code, name: allergenLabel(code, language) })),
    extraSets: toldApart(
      extras.map((each) => ({ ...thing(each), name: each.groups.map(({ name }) => nameOf(name)).join(', ') })),
    ),
    // Files name them by words of their own: people know the categories whose dishes they are.
    types: types.map((type) => ({ ...thing(type), name: categoriesOf(type) || type.name })),
    dishes: products.map((each) => ({ ...thing(each), category: each.category ?? '' })),
  }
}

/** Things of one name with their keys behind it. */
function toldApart(things: readonly MenuThing[]): MenuThing[] {
  return things.map((each) => {
    const isAlone = things.every((other) => other === each || other.name !== each.name)
    return isAlone ? each : { ...each, name: `${each.name} (${each.key})` }
  })
}

/** The menus of a restaurant. None of them has a name that is kept beside its key (`card` is “Card”). */
export function menusOf({ menu: { menus = [] } }: WrittenFile, main: Language): MenuThing[] {
  return menus.map((each) => {
    const key = keyOfItem(each, main)
    const words = key.replaceAll('-', ' ')
    return { key, name: words.slice(0, 1).toUpperCase() + words.slice(1) }
  })
}
