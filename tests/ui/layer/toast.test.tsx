import { act, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'

import { Button } from '#src/ui/base/button.tsx'
import { ToastRegion, type ToastMessage } from '#src/ui/layer/toast.tsx'
import { Hold, renderKit } from '#tests/ui/render-kit.tsx'

function aTimer() {
  let pending: { run: () => void; ms: number } | null = null
  return {
    start: (run: () => void, ms: number) => {
      pending = { run, ms }
      return () => {
        pending = null
      }
    },
    ms: () => pending?.ms ?? null,
    elapse: () => act(() => pending?.run()),
  }
}

const onUndo = vi.fn<() => void>()
const two: readonly ToastMessage[] = [
  { id: '1', text: 'Removed', action: { label: 'Undo', onAction: onUndo } },
  { id: '2', text: 'Saved' },
]

function setUp() {
  const timer = aTimer()
  const view = renderKit(
    <Hold initial={two}>
      {(toasts, set) => (
        <>
          <Button>Elsewhere</Button>
          <ToastRegion
            toasts={toasts}
            onDismiss={(id) => set(toasts.filter((toast) => toast.id !== id))}
            startTimer={timer.start}
          />
        </>
      )}
    </Hold>,
  )
  return { timer, ...view }
}

describe('ToastRegion', () => {
  test('shows one at a time for six seconds each', () => {
    const { timer } = setUp()
    expect(screen.getByRole('status').textContent).toBe('RemovedUndo')
    expect(timer.ms()).toBe(6000)
    timer.elapse()
    expect(screen.getByRole('status').textContent).toBe('Saved')
    timer.elapse()
    expect(screen.getByRole('status').textContent).toBe('')
    expect(timer.ms()).toBeNull()
  })

  test('waits while the pointer is on it', async () => {
    const { user, timer } = setUp()
    await user.hover(screen.getByText('Removed'))
    expect(timer.ms()).toBeNull()
    await user.unhover(screen.getByText('Removed'))
    expect(timer.ms()).toBe(6000)
  })

  test('waits while its action has focus', async () => {
    const { user, timer } = setUp()
    await user.tab()
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }))
    expect(timer.ms()).toBeNull()
    await user.tab({ shift: true })
    expect(timer.ms()).toBe(6000)
  })

  test('acts once and makes room for the next', async () => {
    const { user } = setUp()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(onUndo).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('status').textContent).toBe('Saved')
  })

  test('measures its own time when nobody gives it a timer', () => {
    vi.useFakeTimers()
    const onDismiss = vi.fn<(id: string) => void>()
    const { unmount } = renderKit(<ToastRegion toasts={two} onDismiss={onDismiss} />)
    act(() => {
      vi.advanceTimersByTime(6000)
    })
    expect(onDismiss).toHaveBeenCalledWith('1')
    unmount()
    vi.useRealTimers()
  })
})
