import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'

import { createQueryClient } from '#src/query/create-query-client.ts'
import { QueryProvider } from '#src/query/query-provider.tsx'
import { useQuery } from '#src/query/use-query.ts'

const never = () => new Promise<string>(() => {})

/** What a screen shows that appears now and asks this, when the answer is still to come. */
async function firstLook(queryKey: readonly unknown[]) {
  const client = createQueryClient()
  const known = { queryKey: ['en', '/menu', { venue: 11 }], queryFn: () => Promise.resolve('the menu') }
  await client.fetchQuery(known)
  const wrapper = ({ children }: { children: ReactNode }) => <QueryProvider client={client}>{children}</QueryProvider>
  const { result } = renderHook(() => useQuery({ queryKey, queryFn: never }), { wrapper })
  return result.current.data
}

describe('useQuery', () => {
  test('answers a screen that appears during a language change [I18N-06]', async () => {
    expect(await firstLook(['it', '/menu', { venue: 11 }])).toBe('the menu')
  })

  test('shows no answer to another question', async () => {
    expect(await firstLook(['it', '/menu', { venue: 12 }])).toBeUndefined()
    expect(await firstLook(['it', '/cart', { venue: 11 }])).toBeUndefined()
  })

  test('shows an old failure no more once it may ask', async () => {
    const client = createQueryClient()
    const failing = { queryKey: ['en', '/dish', { id: 1 }], queryFn: () => Promise.reject(new Error('refused')) }
    await expect(client.fetchQuery(failing)).rejects.toThrow('refused')
    const wrapper = ({ children }: { children: ReactNode }) => <QueryProvider client={client}>{children}</QueryProvider>
    const errors: (Error | null)[] = []
    const { rerender } = renderHook(
      ({ enabled }) => void errors.push(useQuery({ ...failing, queryFn: never, enabled }).error),
      { wrapper, initialProps: { enabled: false } },
    )
    rerender({ enabled: true })
    expect(new Set(errors)).toEqual(new Set([null]))
  })
})
