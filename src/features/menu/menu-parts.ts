import type { ApiClient } from '#src/api/create-api-client.ts'
import type { EndpointQuery } from '#src/api/endpoint-query.ts'
import { categoryProductsQuery, productsByIdsQuery } from '#src/api/menu-calls.ts'
import type { ReplyOf } from '#src/contract/endpoint.ts'
import type { MenuPlace } from '#src/contract/product-lists.ts'
import type { Category, getCategories, getProducts } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import type { LocationEntry } from '#src/instance/create-location.ts'
import { categoryPath, idFrom, paths, recommendedPath } from '#src/instance/routes/paths.ts'
import { menuPattern } from '#src/instance/routes/route-patterns.ts'

/** One section of the continuous list: a category, or the recommended dishes before them. */
export type MenuPart = {
  /** Route of the section. */
  readonly path: string
  readonly category: Category | null
  readonly query: EndpointQuery<ReplyOf<typeof getProducts>>
}

type Sources = {
  readonly api: ApiClient
  readonly place: MenuPlace
  readonly menu: ReplyOf<typeof getCategories>
  readonly recommended: readonly Id<'Product'>[]
}

/** Recommended dishes first if any, then the categories [MENU-04..07]. */
export function menuParts({ api, place, menu, recommended }: Sources): MenuPart[] {
  const advice: MenuPart = {
    path: recommendedPath(recommended),
    category: null,
    query: productsByIdsQuery(api, place, [...recommended]),
  }
  const categories = menu.categories.map((category) => ({
    path: categoryPath(category.id),
    category,
    query: categoryProductsQuery(api, place, category.id),
  }))
  return recommended.length > 0 ? [advice, ...categories] : categories
}

/** The last history entry that shows the menu, also below an open sheet. */
export function menuEntry(entries: readonly LocationEntry[]): LocationEntry | undefined {
  return entries.findLast(({ path }) => menuPattern.test(path))
}

/** Product ids of the recommended-dishes route; without them the service's own apply [MENU-05, MENU-06]. */
export function adviceIds(entry: LocationEntry | undefined): Id<'Product'>[] {
  if (entry?.path !== paths.recommended) return []
  const ids = (new URLSearchParams(entry.search).get('ids') ?? '').split(',').map((part) => idFrom<'Product'>(part))
  return [...new Set(ids.filter((id) => id !== null))]
}

/** Index of the section that an entry opens; -1 = none, the list does not scroll. */
export function landingIndex(sections: readonly MenuPart[], entry: LocationEntry): number {
  const isAdvice = entry.path === paths.recommended
  return sections.findIndex(({ path, category }) => (isAdvice ? category === null : path === entry.path))
}
