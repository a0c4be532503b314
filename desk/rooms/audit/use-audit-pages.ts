import { useState } from 'react'

import type { ListedAuditEntry } from '#desk/contract/audit.ts'
import { readAudit } from '#desk/contract/audit.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'

type Page = { readonly entries: readonly ListedAuditEntry[]; readonly hasMore: boolean }

/**
 * The newest changes, and as many pages of earlier ones as were asked for. `earlierError`: why the last page that was
 * asked for is not there.
 */
export function useAuditPages() {
  const { client } = useDesk()
  const newest = useDeskQuery(readAudit, { before: 0 })
  const [earlier, setEarlier] = useState<readonly Page[]>([])
  const [isLoading, setIsLoading] = useState(false)
  const [earlierError, setEarlierError] = useState<Error | null>(null)
  const pages = newest.data ? [newest.data, ...earlier] : []
  const entries = pages.flatMap((page) => page.entries)

  /** Answers the number of the first change of the next page, null when it could not be read. */
  async function readEarlier(): Promise<number | null> {
    setIsLoading(true)
    setEarlierError(null)
    try {
      const page = await client.read(readAudit, { before: entries.at(-1)?.id ?? 0 })
      setEarlier((all) => [...all, page])
      return page.entries[0]?.id ?? null
    } catch (error) {
      setEarlierError(error as Error)
      return null
    } finally {
      setIsLoading(false)
    }
  }

  return { newest, entries, hasMore: pages.at(-1)?.hasMore ?? false, isLoading, earlierError, readEarlier }
}
