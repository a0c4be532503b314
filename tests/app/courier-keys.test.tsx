import { expect, test, vi } from 'vitest'

import { changedReply, openOrder } from '#tests/support/open-order.tsx'

const secret = 'courier-secret-7f3a'

test('couriers’ keys are never shown, stored, logged or kept [WIZ-30]', async () => {
  const lines: unknown[][] = []
  for (const level of ['log', 'info', 'debug'] as const)
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => void lines.push(parts))
  let sent = 0
  const { screen, instance, stored } = await openOrder('/', {
    answer: (call, _body, ask) =>
      call === '/restaurant/get_restaurant_info'
        ? changedReply<{ locali: Record<string, unknown>[] }>(ask, ({ locali }) => {
            for (const venue of locali) Object.assign(venue, { ponyu_api_key: secret, eatintime_api_key: secret })
            sent += locali.length
          })
        : null,
  })
  await screen.findByRole('button', { name: 'Order now' })
  expect(sent).toBeGreaterThan(0)
  const cached = instance.queryClient.getQueryCache().getAll()
  expect(cached.length).toBeGreaterThan(0)
  const everything = [
    instance.surface.root.innerHTML,
    JSON.stringify([...stored, ...Object.entries(localStorage), ...Object.entries(sessionStorage)]),
    JSON.stringify(cached.map(({ queryKey, state }) => [queryKey, state.data])),
    lines.flat().map(String).join(),
  ]
  expect(everything.filter((text) => text.includes(secret))).toEqual([])
})
