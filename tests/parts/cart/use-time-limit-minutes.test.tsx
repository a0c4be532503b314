import { act, render, within } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, onTestFinished, test } from 'vitest'

import type { Instance } from '#src/instance/create-instance.ts'
import { InstanceProvider } from '#src/instance/instance-context.tsx'
import { useTimeLimitMinutes } from '#src/parts/cart/use-time-limit-minutes.ts'
import { createOrderDraftStore } from '#src/state/order-draft-store.ts'
import { createManualClock } from '#tests/support/manual-clock.ts'
import { createMemoryStorage } from '#tests/support/memory-storage.ts'

const minute = 60_000

test('is right again when time passed while it was drawn [CART-06]', () => {
  const time = createManualClock(0)
  const draft = createOrderDraftStore({ storage: createMemoryStorage().storage })
  draft.setTimeLimit(4.5 * minute)
  // All that the hook knows of an instance.
  const instance = { clock: time.clock, stores: { draft } } as unknown as Instance
  function Minutes() {
    const minutes = useTimeLimitMinutes()
    // Between what is drawn and what watches it, as in a page that was frozen.
    useLayoutEffect(() => time.advance(3 * minute), [])
    return <p>{minutes}</p>
  }
  const { container, unmount } = render(
    <InstanceProvider instance={instance}>
      <Minutes />
    </InstanceProvider>,
  )
  onTestFinished(unmount)
  act(() => time.advance(0))
  expect(within(container).getByText('2')).toBeTruthy()
  act(() => time.advance(30_000))
  expect(within(container).getByText('1')).toBeTruthy()
})
