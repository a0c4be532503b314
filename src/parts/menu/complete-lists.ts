import { freshMs } from '#src/api/menu-calls.ts'
import type { ReplyOf, RequestOf } from '#src/contract/endpoint.ts'
import { getProducts } from '#src/contract/product.ts'
import type { Instance } from '#src/instance/create-instance.ts'

type Query = ReturnType<ReturnType<Instance['queryClient']['getQueryCache']>['getAll']>[number]

/** Whether a query holds a product list without the details of its products. */
export function isBriefList({ queryKey, state }: Query): boolean {
  return queryKey[1] === getProducts.path && (state.data as ReplyOf<typeof getProducts> | undefined)?.isBrief === true
}

/**
 * Asks for the lists that came without details, each by its own call (decision 107). A failure changes nothing: the
 * sheet of a dish asks for its details itself.
 */
export function completeLists({ api, queryClient }: Instance): void {
  const brief = queryClient.getQueryCache().findAll({ queryKey: [api.language], predicate: isBriefList })
  for (const { queryKey } of brief) {
    const request = queryKey[2] as RequestOf<typeof getProducts>
    queryClient
      .fetchQuery({
        // A key of its own: the menu shows neither that it is under way nor that it failed.
        queryKey: ['whole', ...queryKey],
        queryFn: ({ signal }) => api.call(getProducts, request, { signal }),
        staleTime: freshMs,
      })
      .then(
        (whole) => queryClient.setQueryData(queryKey, whole),
        () => {},
      )
  }
}
