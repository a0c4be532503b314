import { mainLanguage } from '#server/platform/texts/language.ts'
import { keyOfItem, slug } from '#server/restaurant-file/form.ts'
import type { WrittenFile } from '#server/restaurant-file/restaurant-file.ts'

import type { WrittenMenu } from './source-menu.ts'

/** A menu without the numbers of another restaurant, whose things are known by their keys. */
export function withoutNumbers(menu: WrittenMenu): WrittenMenu {
  return JSON.parse(
    JSON.stringify(menu, (field, value: unknown) => (field === 'id' ? undefined : value)),
  ) as WrittenMenu
}

/**
 * A restaurant with another menu. Its slots name its menus, and its promotions its types: these stay where the other menu
 * says nothing of them.
 */
export function withMenu(file: WrittenFile, source: WrittenMenu): WrittenFile {
  const main = mainLanguage(file)
  const menu = ofVenues(source, new Set(file.venues.map((venue) => keyOfItem(venue, main))))
  const there = new Set(menu.products.map((product) => keyOfItem(product, main)))
  const menus = file.menu.menus?.map(({ recommended, ...each }) => {
    const left = recommended?.filter((key) => there.has(slug(key))) ?? []
    return left.length > 0 ? { ...each, recommended: left } : each
  })
  const named = menu.products.flatMap(({ type }) => type ?? [])
  const known = file.menu.types ?? []
  const types = named.filter((type) => !known.some(({ name, key }) => slug(key ?? name) === slug(type)))
  return {
    ...file,
    menu: {
      ...(menus && { menus }),
      types: [...known, ...[...new Set(types)].map((name) => ({ name }))],
      ...menu,
    },
  }
}

/** A menu that speaks of these venues alone: what is out or left elsewhere is out and left nowhere here. */
function ofVenues(menu: WrittenMenu, venues: ReadonlySet<string>): WrittenMenu {
  const isHere = (venue: string) => venues.has(slug(venue))
  return {
    ...menu,
    ...(menu.ingredients && {
      ingredients: menu.ingredients.map(({ outAt, ...each }) =>
        outAt ? { ...each, outAt: outAt.filter(isHere) } : each,
      ),
    }),
    products: menu.products.map(({ stock, ...each }) =>
      stock ? { ...each, stock: Object.fromEntries(Object.entries(stock).filter(([venue]) => isHere(venue))) } : each,
    ),
  }
}
