import { render, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { lazyPart } from '#src/app/lazy.tsx'
import { InstanceProvider } from '#src/instance/instance-context.tsx'

import { openWidget } from './open-widget.tsx'

it('a part that cannot be fetched is asked for again, less and less often, until it is there', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const { instance, advance } = await openWidget()
  let asked = 0
  const Part = lazyPart('Part', async () => {
    asked += 1
    if (asked < 4) throw new TypeError('Failed to fetch dynamically imported module')
    return { Part: () => <p>here at last</p> }
  })
  const { container } = render(
    <InstanceProvider instance={instance}>
      <Part />
    </InstanceProvider>,
  )
  for (const [count, pauseMs] of [
    [1, 1_000],
    [2, 2_000],
    [3, 4_000],
  ] as const) {
    await waitFor(() => expect(console.info).toHaveBeenCalledTimes(count))
    expect(asked).toBe(count)
    advance(pauseMs - 1)
    expect(asked).toBe(count)
    advance(1)
  }
  await waitFor(() => expect(container.textContent).toBe('here at last'))
  expect(asked).toBe(4)
})
