import type { Order } from '#src/contract/placed-order.ts'

/** `2 × Margherita, 1 × Tiramisù` */
export function removedDishes({ rows }: Order['removals'][number]): string {
  return rows.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')
}
