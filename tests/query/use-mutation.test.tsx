import { act, renderHook } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { describe, expect, test } from 'vitest'

import { useMutation } from '#src/query/use-mutation.ts'

describe('useMutation', () => {
  test('tells that it is under way, then the answer', async () => {
    const answers: ((value: string) => void)[] = []
    const { result } = renderHook(() =>
      useMutation((_word: string) => new Promise<string>((resolve) => answers.push(resolve))),
    )
    let asked: Promise<string> | undefined
    act(() => void (asked = result.current.run('a')))
    expect(result.current.isPending).toBe(true)
    await act(async () => {
      answers[0]?.('done')
      expect(await asked).toBe('done')
    })
    expect(result.current).toMatchObject({ isPending: false, isError: false, data: 'done' })
    act(() => result.current.reset())
    expect(result.current.data).toBeUndefined()
  })

  test('a quick tap runs what the last render gave', async () => {
    const answers: Promise<string>[] = []
    const { rerender } = renderHook(
      ({ word }) => {
        const { run } = useMutation(() => Promise.resolve(word))
        useLayoutEffect(() => void answers.push(run()), [run, word])
      },
      { initialProps: { word: 'first' } },
    )
    rerender({ word: 'second' })
    await act(async () => {
      expect(await Promise.all(answers)).toEqual(['first', 'second'])
    })
  })

  test('rejects with the failure and tells it', async () => {
    const failure = new Error('refused')
    const { result } = renderHook(() => useMutation(() => Promise.reject(failure)))
    await act(async () => {
      await expect(result.current.run()).rejects.toBe(failure)
    })
    expect(result.current).toMatchObject({ isPending: false, isError: true, error: failure })
  })

  test('counts the later of two that are under way', async () => {
    const answers: ((value: number) => void)[] = []
    const { result } = renderHook(() => useMutation(() => new Promise<number>((resolve) => answers.push(resolve))))
    await act(async () => {
      const both = [result.current.run(), result.current.run()]
      answers[1]?.(2)
      answers[0]?.(1)
      await Promise.all(both)
    })
    expect(result.current.data).toBe(2)
  })
})
