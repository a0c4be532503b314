import { useMemo } from 'react'

import type { ReplyOf } from '#src/contract/endpoint.ts'
import type { getProducts, Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import type { MenuPart } from '#src/features/menu/menu-parts.ts'
import { useCachedQueries } from '#src/query/use-cached-queries.ts'

export type MenuProducts = {
  /** Each product once, in the order of the menu. */
  readonly products: readonly Product[]
  /** The first category that lists each product. */
  readonly categoryOf: ReadonlyMap<Product, Id<'Category'>>
  /** Some lists are still loading. */
  readonly isLoading: boolean
  readonly hasFailed: boolean
}

/** The dishes of all loaded sections: searching makes no calls. */
export function useMenuProducts(parts: readonly MenuPart[]): MenuProducts {
  const categories = useMemo(() => parts.filter(({ category }) => category !== null), [parts])
  const keys = useMemo(() => categories.map(({ query }) => query.queryKey), [categories])
  const answers = useCachedQueries<ReplyOf<typeof getProducts>>(keys)
  return useMemo(() => {
    const byId = new Map<Id<'Product'>, Product>()
    const categoryOf = new Map<Product, Id<'Category'>>()
    answers.forEach(({ data }, at) => {
      for (const product of data?.products ?? []) {
        if (byId.has(product.id)) continue
        byId.set(product.id, product)
        categoryOf.set(product, categories[at]?.category?.id ?? product.category.id)
      }
    })
    return {
      products: [...byId.values()],
      categoryOf,
      isLoading: answers.some(({ data, error }) => data === undefined && error === null),
      hasFailed: answers.some(({ data, error }) => data === undefined && error !== null),
    }
  }, [answers, categories])
}
