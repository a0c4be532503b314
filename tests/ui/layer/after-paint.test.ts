import { expect, test, vi } from 'vitest'

import { soonAfterPaint } from '#src/ui/layer/soon-after-paint.ts'

const timers = { setTimeout: setTimeout.bind(globalThis), clearTimeout: clearTimeout.bind(globalThis) }

test('runs once, after the frame', async () => {
  const run = vi.fn<() => void>()
  soonAfterPaint(window, run)
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(run).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce())
})

test('runs soon where no frame is ever painted', async () => {
  const run = vi.fn<() => void>()
  const hidden = { ...timers, requestAnimationFrame: () => 1, cancelAnimationFrame: () => {} }
  soonAfterPaint(hidden as unknown as Window, run)
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce())
})
