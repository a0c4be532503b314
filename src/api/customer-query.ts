import type { EndpointQuery } from './endpoint-query.ts'

/** Whose data it is: the signed-in customer's; null for a guest. */
export type Owner = { readonly email: string } | null

/** Adds the customer to the key, so that data of one customer is never shown to the next. */
export function forCustomer<T>(customer: Owner, { queryKey, ...query }: EndpointQuery<T>) {
  return { ...query, queryKey: [...queryKey, customer?.email ?? null] as const }
}
