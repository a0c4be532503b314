import { QueryObserver } from '@tanstack/query-core'
import { expect, test } from 'vitest'

import type { FetchedQuery } from '#src/query/create-query-client.ts'
import { createQueryClient } from '#src/query/create-query-client.ts'
import { fetchToTheEnd } from '#src/query/fetch-to-the-end.ts'

/** A query whose answer the test gives, as those of `api/` are: its signal reaches the request. */
function aQuery() {
  let answer: (text: string) => void = () => {}
  const asked = { isAborted: false }
  const query: FetchedQuery<string> = {
    queryKey: ['it', '/account/status'],
    queryFn: ({ signal }) =>
      new Promise((resolve) => {
        answer = resolve
        signal.addEventListener('abort', () => (asked.isAborted = true))
      }),
  }
  return { query, asked, answer: (text: string) => answer(text) }
}

test('a screen that leaves does not end a fetch', async () => {
  const client = createQueryClient()
  const { query, asked, answer } = aQuery()
  const leave = new QueryObserver(client, { ...query, enabled: false }).subscribe(() => {})
  const fetched = fetchToTheEnd(client, query)
  leave()
  expect(asked.isAborted).toBe(false)
  answer('two unread')
  expect(await fetched).toBe('two unread')
  expect(client.getQueryData(query.queryKey)).toBe('two unread')
})

test('a query that is forgotten ends its fetch', async () => {
  const client = createQueryClient()
  const { query, asked } = aQuery()
  const fetched = fetchToTheEnd(client, query)
  client.removeQueries()
  await expect(fetched).rejects.toThrow('CancelledError')
  expect(asked.isAborted).toBe(true)
})

test('nothing watches the query after the answer', async () => {
  const client = createQueryClient()
  const { query, answer } = aQuery()
  const fetched = fetchToTheEnd(client, query)
  answer('none')
  await fetched
  expect(client.getQueryCache().find({ queryKey: query.queryKey })?.getObserversCount()).toBe(0)
})
