import { useState } from 'react'

import type { ReplyOf } from '#src/contract/endpoint.ts'
import type { Product } from '#src/contract/product.ts'
import { getProducts } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import { hasDetail } from '#src/domain/product/allergens.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'

/** The product from the lists that are loaded, from one with its details if there is any: the sheet opens without waiting. */
export function useKnownProduct(id: Id<'Product'>): Product | undefined {
  const { queryClient } = useInstance()
  const { language } = useApi()
  const [known] = useState(() => {
    const listed = queryClient
      .getQueriesData<ReplyOf<typeof getProducts>>({ queryKey: [language, getProducts.path] })
      .flatMap(([, reply]) => reply?.products.filter((product) => product.id === id) ?? [])
    return listed.find(hasDetail) ?? listed[0]
  })
  return known
}
