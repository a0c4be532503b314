import { useState } from 'react'

import type { ReplyOf } from '#src/contract/endpoint.ts'
import type { Product } from '#src/contract/product.ts'
import { getProducts } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import { hasDetail } from '#src/domain/product/allergens.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'

type Known = {
  /** With its details. */
  readonly whole: Product | undefined
  /** The same, or what a brief list tells (decision 107). */
  readonly shown: Product | undefined
}

/** The product from the lists that are loaded, so that the sheet opens without waiting. */
export function useKnownProduct(id: Id<'Product'>): Known {
  const { queryClient } = useInstance()
  const { language } = useApi()
  const [known] = useState(() => {
    const listed = queryClient
      .getQueriesData<ReplyOf<typeof getProducts>>({ queryKey: [language, getProducts.path] })
      .flatMap(([, reply]) => reply?.products ?? [])
      .filter((product) => product.id === id)
    const whole = listed.find(hasDetail)
    return { whole, shown: whole ?? listed[0] }
  })
  return known
}
