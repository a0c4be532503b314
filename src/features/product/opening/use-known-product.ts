import { useState } from 'react'

import type { ReplyOf } from '#src/contract/endpoint.ts'
import type { Product } from '#src/contract/product.ts'
import { getProducts } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'

/** The product from an already loaded list, so that the sheet opens without waiting. */
export function useKnownProduct(id: Id<'Product'>): Product | undefined {
  const { queryClient } = useInstance()
  const { language } = useApi()
  const [known] = useState(() =>
    queryClient
      .getQueriesData<ReplyOf<typeof getProducts>>({ queryKey: [language, getProducts.path] })
      .flatMap(([, reply]) => reply?.products ?? [])
      .find((product) => product.id === id && product.additions !== undefined && product.comboProducts !== undefined),
  )
  return known
}
