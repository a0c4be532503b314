import type { ReplyOf, RequestOf } from '#src/contract/endpoint.ts'
import { getProducts } from '#src/contract/product.ts'
import type { Instance } from '#src/instance/create-instance.ts'

type Query = ReturnType<ReturnType<Instance['queryClient']['getQueryCache']>['getAll']>[number]
type QueryKey = Query['queryKey']

/** Whether a query holds a product list without the details of its products. */
export function isBriefList({ queryKey, state }: Query): boolean {
  return queryKey[1] === getProducts.path && (state.data as ReplyOf<typeof getProducts> | undefined)?.isBrief === true
}

/**
 * Asks for the lists that came without details, each by its own call (decision 107). A failure changes nothing: the
 * sheet of a dish asks for its details itself.
 */
export function completeLists(instance: Instance): void {
  const { api, queryClient } = instance
  const brief = queryClient.getQueryCache().findAll({ queryKey: [api.language], predicate: isBriefList })
  for (const { queryKey } of brief) void completeList(instance, queryKey).catch(() => {})
}

/** Asks under a key of its own, which no section of the menu watches; once, however many ask at the same time. */
async function completeList({ api, queryClient }: Instance, queryKey: QueryKey): Promise<void> {
  const request = queryKey[2] as RequestOf<typeof getProducts>
  const underWay = ['whole', ...queryKey]
  if (queryClient.isFetching({ queryKey: underWay }) > 0) return
  const queryFn = ({ signal }: { readonly signal: AbortSignal }) => api.call(getProducts, request, { signal })
  const whole = await queryClient.fetchQuery({ queryKey: underWay, queryFn })
  queryClient.setQueryData(queryKey, whole)
  queryClient.removeQueries({ queryKey: underWay })
}
