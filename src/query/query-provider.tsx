import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'

import type { QueryClient } from './create-query-client.ts'

const QueryContext = createContext<QueryClient | null>(null)

/** Provides the query client of the widget to the components below. */
export function QueryProvider({ client, children }: { client: QueryClient; children: ReactNode }) {
  return <QueryContext value={client}>{children}</QueryContext>
}

export function useQueryClient(): QueryClient {
  const client = useContext(QueryContext)
  if (!client) throw new Error('Comanda: no QueryProvider above')
  return client
}
