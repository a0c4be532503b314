import { expect, test } from 'vitest'

import { latePreflights } from '#tools/late.ts'

test('answers preflights later than other requests', async () => {
  const answered: string[] = []
  const answer = latePreflights(() => new Response(), 1)
  const ask = async (method: string) => {
    await answer(new Request('https://service.example/', { method }))
    answered.push(method)
  }
  await Promise.all(['OPTIONS', 'POST', 'GET'].map(ask))
  expect(answered).toEqual(['POST', 'GET', 'OPTIONS'])
})
