import { QueryObserver } from '@tanstack/query-core'
import { expect, test } from 'vitest'

import { createQueryClient } from '#src/query/create-query-client.ts'
import { fetchAtOnce } from '#src/query/fetch-at-once.ts'

const queryKey = ['en', '/list', { category: 1 }]

test('a queued list is fetched at once', async () => {
  const client = createQueryClient()
  const waiting = ({ signal }: { signal: AbortSignal }) =>
    new Promise<string>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  const observer = new QueryObserver(client, { queryKey, queryFn: waiting, staleTime: Infinity })
  const stop = observer.subscribe(() => {})
  expect(await fetchAtOnce(client, { queryKey, queryFn: () => Promise.resolve('pizzas') })).toBe('pizzas')
  expect(observer.getCurrentResult()).toMatchObject({ data: 'pizzas', error: null, fetchStatus: 'idle' })
  stop()
})

test('a fresh answer is not fetched again', async () => {
  const client = createQueryClient()
  client.setQueryData(queryKey, 'pizzas')
  const query = { queryKey, queryFn: () => Promise.reject(new Error('asked again')), staleTime: Infinity }
  expect(await fetchAtOnce(client, query)).toBe('pizzas')
})
