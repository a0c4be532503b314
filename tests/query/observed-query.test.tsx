import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'

import { createQueryClient } from '#src/query/create-query-client.ts'
import { isOutdated } from '#src/query/earlier-visit.ts'
import { QueryProvider } from '#src/query/query-provider.tsx'
import { recall } from '#src/query/recall.ts'
import { useCachedQueries } from '#src/query/use-cached-queries.ts'
import type { CachedResult } from '#src/query/use-cached-queries.ts'
import { useQuery } from '#src/query/use-query.ts'

type Options = { readonly enabled?: boolean; readonly staleTime?: number }

/** A question whose answers the test gives; every look at it shares one cache. */
function aQuestion() {
  const client = createQueryClient()
  const waiting: ((answer: string | Error) => void)[] = []
  let asked = 0
  const queryFn = () => {
    asked += 1
    return new Promise<string>((resolve, reject) => {
      waiting.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)))
    })
  }
  const wrapper = ({ children }: { children: ReactNode }) => <QueryProvider client={client}>{children}</QueryProvider>
  const queryKey = ['en', '/menu']
  return {
    asked: () => asked,
    /** Answers who has waited longest. */
    answer: (content: string | Error) =>
      act(async () => {
        waiting.shift()?.(content)
        // The answer passes through several promises.
        await new Promise((resolve) => setTimeout(resolve))
      }),
    look(options: Options = {}) {
      let drawn = 0
      const shown = renderHook(
        ({ enabled }: Options) => {
          drawn += 1
          const staleTime = options.staleTime ?? 60_000
          const { data, error, refetch } = useQuery({
            queryKey,
            queryFn,
            staleTime,
            ...(enabled === undefined ? {} : { enabled }),
          })
          return { data, error, refetch }
        },
        { wrapper, initialProps: options },
      )
      return { ...shown, drawn: () => drawn }
    },
    isOutdated: () => isOutdated(client, queryKey),
    recall: (content: string, ageMs: number) => recall(client, queryKey, content, ageMs),
    answers() {
      const seen: (readonly CachedResult<string>[])[] = []
      const keys = [queryKey, ['en', '/other']]
      renderHook(() => seen.push(useCachedQueries<string>(keys)), { wrapper })
      return seen
    },
  }
}

describe('a component that looks at a question', () => {
  test('asks when it appears, and shows the answer', async () => {
    const question = aQuestion()
    const { result } = question.look()
    expect([question.asked(), result.current.data]).toEqual([1, undefined])
    await question.answer('the menu')
    expect(result.current.data).toBe('the menu')
  })

  test('shares the answer, and who is asking, with others', async () => {
    const question = aQuestion()
    const [first, second] = [question.look(), question.look()]
    await question.answer('the menu')
    expect([first.result.current.data, second.result.current.data]).toEqual(['the menu', 'the menu'])
    expect(question.look().result.current.data).toBe('the menu')
    expect(question.asked()).toBe(1)
  })

  test('refetches a stale answer, showing the old one', async () => {
    const question = aQuestion()
    const { unmount } = question.look()
    await question.answer('old')
    unmount()
    const { result } = question.look({ staleTime: 0 })
    expect([question.asked(), result.current.data]).toEqual([2, 'old'])
    await question.answer('new')
    expect(result.current.data).toBe('new')
  })

  test('asks only once it is enabled', async () => {
    const question = aQuestion()
    const { result, rerender } = question.look({ enabled: false })
    expect(question.asked()).toBe(0)
    rerender({ enabled: true })
    await question.answer('the menu')
    expect([question.asked(), result.current.data]).toEqual([1, 'the menu'])
  })

  test('shows an earlier visit’s answer and asks anyway', async () => {
    const question = aQuestion()
    question.recall('of an hour ago', 1)
    const { result } = question.look()
    expect([question.asked(), result.current.data, question.isOutdated()]).toEqual([1, 'of an hour ago', false])
    await question.answer('of today')
    expect([result.current.data, question.isOutdated()]).toEqual(['of today', false])
    expect(question.look().result.current.data).toBe('of today')
    expect(question.asked()).toBe(1)
  })

  test('has outdated data until a question is answered', async () => {
    const question = aQuestion()
    question.recall('of an hour ago', 3_600_000)
    const { result } = question.look()
    await question.answer(new Error('no network'))
    expect([result.current.data, question.isOutdated()]).toEqual(['of an hour ago', true])
    act(() => void result.current.refetch())
    expect(question.isOutdated()).toBe(true)
    await question.answer('of today')
    expect([result.current.data, question.isOutdated()]).toEqual(['of today', false])
    act(() => void result.current.refetch())
    await question.answer(new Error('no network'))
    expect([result.current.data, question.isOutdated()]).toEqual(['of today', false])
  })

  test('says what failed, until it asks again', async () => {
    const question = aQuestion()
    const { result, unmount } = question.look()
    await question.answer(new Error('no'))
    expect(result.current.error?.message).toBe('no')
    unmount()
    const again = question.look()
    expect([question.asked(), again.result.current.error]).toEqual([2, null])
    await question.answer('the menu')
    expect(again.result.current.data).toBe('the menu')
  })

  test('can ask again, and keeps the answer when that fails', async () => {
    const question = aQuestion()
    const { result } = question.look()
    await question.answer('the menu')
    act(() => void result.current.refetch())
    await question.answer(new Error('no'))
    expect([result.current.data, result.current.error?.message]).toEqual(['the menu', 'no'])
  })

  test('is drawn again only for what it has read', async () => {
    const question = aQuestion()
    const { drawn, result } = question.look()
    expect(drawn()).toBe(1)
    await question.answer('the menu')
    expect(drawn()).toBe(2)
    // The same answer, asked for once more.
    act(() => void result.current.refetch())
    await question.answer('the menu')
    expect(drawn()).toBe(2)
  })
})

describe('useCachedQueries', () => {
  test('asks nothing, and changes only with an answer', async () => {
    const question = aQuestion()
    const seen = question.answers()
    expect(question.asked()).toBe(0)
    expect(seen.at(-1)).toEqual([
      { data: undefined, error: null },
      { data: undefined, error: null },
    ])
    question.look()
    const before = seen.length
    await question.answer('the menu')
    expect(seen).toHaveLength(before + 1)
    expect(seen.at(-1)?.[0]).toEqual({ data: 'the menu', error: null })
  })
})
