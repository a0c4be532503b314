import type { QueryFunctionContext } from '@tanstack/query-core'

import type { Endpoint, ReplyOf, RequestOf } from '#src/contract/endpoint.ts'

import type { ApiClient } from './create-api-client.ts'

/** Query options for `useQuery` and the query client. */
export type EndpointQuery<T> = {
  readonly queryKey: readonly [language: string, path: string, request: unknown]
  readonly queryFn: (context: Pick<QueryFunctionContext, 'signal'>) => Promise<T>
  /** The data counts as fresh for so many milliseconds. */
  readonly staleTime: number
  readonly meta: { readonly isPersonal: boolean }
}

/** One call as a query. The language is part of the key, so that a switch fetches again [I18N-06]. */
export function endpointQuery<E extends Endpoint>(
  api: ApiClient,
  endpoint: E,
  request: RequestOf<E>,
  staleTime = 60_000,
): EndpointQuery<ReplyOf<E>> {
  return {
    queryKey: [api.language, endpoint.path, request],
    queryFn: ({ signal }) => api.call(endpoint, request, { signal }),
    staleTime,
    meta: { isPersonal: endpoint.isPersonal },
  }
}
