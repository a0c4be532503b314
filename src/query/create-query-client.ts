import { QueryClient } from '@tanstack/query-core'

function isNetworkFailure(error: Error): boolean {
  const failure = 'failure' in error ? (error.failure as { kind: string }) : null
  return failure?.kind === 'offline'
}

/**
 * The cache of one widget. Reads are tried again when the network failed, never what the service refused.
 * The client is never mounted, so it puts no listener on the host page.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        gcTime: 15 * 60_000,
        retry: (failures, error) => isNetworkFailure(error) && failures < 2,
        retryDelay: (failures) => 800 * 2 ** failures,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
