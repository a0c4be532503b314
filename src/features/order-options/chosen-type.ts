import type { OrderType } from '#src/contract/service-type.ts'

/** The earlier or default type if still active, else the only active one, else null [WIZ-04, WIZ-05]. */
export function chosenType(wished: OrderType | null, types: readonly OrderType[]): OrderType | null {
  const [only, ...others] = types
  if (wished !== null && types.includes(wished)) return wished
  return only && others.length === 0 ? only : null
}
