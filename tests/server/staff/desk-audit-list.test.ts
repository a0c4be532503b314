import { beforeAll, expect, test } from 'vitest'

import { aCounter, noon } from '#tests/server/support/diner.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

type Page = { readonly entries: readonly { readonly id: number; readonly action: string }[]; readonly hasMore: boolean }

test('changes are listed by fifties, the newest first', async () => {
  const { restaurantId } = await aCounter(service)
  const { post, read } = deskOf(service, restaurantId)
  for (let change = 0; change < 51; change += 1) await post('pause', { isPaused: change % 2 === 0 })
  const first = await read<Page>('audit/0')
  expect([first.entries.length, first.hasMore]).toEqual([50, true])
  expect(first.entries[0]).toMatchObject({
    at: new Date(noon).toISOString(),
    member: { name: 'Gino', email: 'owner@example.com' },
    action: 'pause.restaurant',
    subject: String(restaurantId),
    before: { isPaused: false },
    after: { isPaused: true },
  })
  const numbers = first.entries.map(({ id }) => id)
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
  const second = await read<Page>(`audit/${numbers.at(-1)}`)
  expect([second.entries.length, second.hasMore]).toEqual([1, false])
})

test('changes of another restaurant are not listed', async () => {
  const { restaurantId } = await aCounter(service)
  const other = await service.newRestaurant()
  await deskOf(service, restaurantId).post('pause', { isPaused: true })
  const { entries } = await deskOf(service, restaurantId).read<Page>('audit/0')
  expect(entries).toHaveLength(1)
  const theirs = await deskOf(service, other).read<Page>(`audit/${(entries[0]?.id ?? 0) + 1}`)
  expect(theirs).toEqual({ entries: [], hasMore: false })
})
