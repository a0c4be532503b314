import { describe, expect, onTestFinished, test, vi } from 'vitest'

import { createQueryClient } from '#src/query/create-query-client.ts'
import { recall } from '#src/query/recall.ts'

const offline = Object.assign(new Error('offline'), { failure: { kind: 'offline' } })
const refused = Object.assign(new Error('refused'), { failure: { kind: 'refused', messages: [] } })

describe('the cache of a widget', () => {
  test('answers from what it knows while fresh', async () => {
    const client = createQueryClient()
    let asked = 0
    const query = { queryKey: ['it', '/menu', {}], queryFn: () => Promise.resolve((asked += 1)), staleTime: 60_000 }
    expect([await client.fetchQuery(query), await client.fetchQuery(query)]).toEqual([1, 1])
    expect(await client.fetchQuery({ ...query, staleTime: 0 })).toBe(2)
    expect(client.getQueryData(query.queryKey)).toBe(2)
  })

  test('asks once for a question that is under way', async () => {
    const client = createQueryClient()
    const queryFn = vi.fn<() => Promise<string>>(() => Promise.resolve('answer'))
    const query = { queryKey: ['it', '/menu', { b: 1, a: 2 }], queryFn }
    const same = { queryKey: ['it', '/menu', { a: 2, b: 1 }], queryFn }
    expect(await Promise.all([client.fetchQuery(query), client.fetchQuery(same)])).toEqual(['answer', 'answer'])
    expect(queryFn).toHaveBeenCalledTimes(1)
  })

  test('retries network failures twice, refusals never', async () => {
    vi.useFakeTimers()
    const client = createQueryClient()
    const ask = async (path: string, error: Error) => {
      const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(error))
      const outcome = client.fetchQuery({ queryKey: ['it', path], queryFn }).catch((failure: unknown) => failure)
      await vi.runAllTimersAsync()
      return { failure: await outcome, calls: queryFn.mock.calls.length }
    }
    expect(await ask('/menu', offline)).toEqual({ failure: offline, calls: 3 })
    expect(await ask('/login', refused)).toEqual({ failure: refused, calls: 1 })
    client.clear()
    vi.useRealTimers()
  })

  test('retries network failures in a hidden page', async () => {
    vi.useFakeTimers()
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    onTestFinished(() => {
      Reflect.deleteProperty(document, 'visibilityState')
      vi.useRealTimers()
    })
    const client = createQueryClient()
    let asked = 0
    const queryFn = () => ((asked += 1) === 1 ? Promise.reject(offline) : Promise.resolve('the menu'))
    const outcome = client.fetchQuery({ queryKey: ['it', '/menu'], queryFn })
    await vi.runAllTimersAsync()
    expect(await outcome).toBe('the menu')
    client.clear()
  })

  test('knows the age of an earlier visit’s answer', async () => {
    const client = createQueryClient()
    const query = { queryKey: ['it', '/menu', {}], queryFn: () => Promise.resolve('today'), staleTime: 60_000 }
    const beforeMs = Date.now()
    recall(client, query.queryKey, 'earlier', 5000)
    const { data, dataUpdatedAt = 0 } = client.getQueryState<string>(query.queryKey) ?? {}
    expect([data, dataUpdatedAt >= beforeMs - 5000, dataUpdatedAt <= Date.now() - 5000]).toEqual([
      'earlier',
      true,
      true,
    ])
    expect(await client.fetchQuery(query)).toBe('today')
  })

  test('finds and forgets the answers of one kind', async () => {
    const client = createQueryClient()
    const ask = (path: string, id: number) =>
      client.fetchQuery({ queryKey: ['it', path, { id }], queryFn: () => Promise.resolve(id) })
    await Promise.all([ask('/menu', 1), ask('/menu', 2), ask('/account/data', 3)])
    const known = () => client.getQueriesData<number>({ queryKey: ['it'] }).map(([, data]) => data)
    expect(client.getQueriesData<number>({ queryKey: ['it', '/menu'] }).map(([, data]) => data)).toEqual([1, 2])
    client.removeQueries({ predicate: ({ queryKey }) => String(queryKey[1]).startsWith('/account/') })
    expect(known()).toEqual([1, 2])
  })

  test('leaves no timer once it is cleared', async () => {
    vi.useFakeTimers()
    const client = createQueryClient()
    const ask = (path: string, queryFn: () => Promise<string>) =>
      client.fetchQuery({ queryKey: ['it', path], queryFn }).catch(() => 'cancelled')
    await ask('/menu', () => Promise.resolve('answer'))
    const underWay = ask('/prodotto', () => new Promise(() => {}))
    client.clear()
    expect(await underWay).toBe('cancelled')
    await ask('/locali', () => Promise.resolve('late'))
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })

  test('leaves no timer for a query forgotten under way', async () => {
    vi.useFakeTimers()
    const client = createQueryClient()
    const underWay = client.fetchQuery({ queryKey: ['it', '/menu'], queryFn: () => new Promise(() => {}) })
    client.removeQueries()
    await expect(underWay).rejects.toThrow('CancelledError')
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })
})
