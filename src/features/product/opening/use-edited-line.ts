import { useState } from 'react'
import { snapshot } from 'valtio'

import type { Id } from '#src/contract/values.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import { useInstance } from '#src/instance/instance-context.tsx'

/**
 * The cart line named by the query `idx`; null (a new line) without it or when it holds another product [PROD-02,
 * PROD-04].
 */
export function useEditedLine(productId: Id<'Product'>): CartLine | null {
  const { location, stores } = useInstance()
  const index = new URLSearchParams(location.useSearch()).get('idx')
  const [edited] = useState(() => {
    const lines = snapshot(stores.cart.state).cart.lines as readonly CartLine[]
    const line = index === null || !/^\d+$/.test(index) ? undefined : lines[Number(index)]
    return line?.item.productId === productId ? line : null
  })
  return edited
}
