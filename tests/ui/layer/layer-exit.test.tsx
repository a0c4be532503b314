import { cleanup, screen } from '@testing-library/react'
import { useLayoutEffect, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'

import { Button } from '#src/ui/base/button.tsx'
import { afterPaint } from '#src/ui/layer/after-paint.ts'
import { Dialog, useLeave } from '#src/ui/layer/dialog.tsx'
import { withMovements } from '#tests/support/movements.ts'
import { renderKit } from '#tests/ui/render-kit.tsx'

const { log, finish } = withMovements()

function Choice() {
  useLayoutEffect(() => () => void log.push('gone'), [])
  return <input type="radio" id="maxi" name="size" aria-label="Maxi" defaultChecked />
}

function OpenedBy({ onClose }: { readonly onClose?: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => {
    log.push('closed')
    setIsOpen(false)
  }
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      {isOpen && (
        <Dialog title="Your choice" closeLabel="Close" onClose={onClose ?? close}>
          <Choice />
        </Dialog>
      )}
    </>
  )
}

async function opened(onClose?: () => void) {
  const { user } = renderKit(<OpenedBy {...(onClose && { onClose })} />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  const layer = screen.getByRole('dialog').parentElement as HTMLElement
  return { user, layer, button: screen.getByRole('button', { name: 'Close' }) }
}

const expectGone = () => expect(screen.queryByRole('dialog')).toBeNull()

// Clicked without the tools of the test: those draw at the end of each tap.
describe('the way out of a layer', () => {
  test('begins before what the tap closes is removed', async () => {
    const { button } = await opened()
    button.click()
    expect(log).toEqual(['moves', 'moves'])
    await vi.waitFor(expectGone)
    expect(log).toEqual(['moves', 'moves', 'closed', 'gone'])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
  })

  test('hears no second tap and no key', async () => {
    const { button, layer } = await opened()
    button.click()
    button.click()
    layer.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await vi.waitFor(expectGone)
    expect(log).toEqual(['moves', 'moves', 'closed', 'gone'])
  })

  test('ends as an unreachable picture while it fades', async () => {
    const { button, layer } = await opened()
    button.click()
    await vi.waitFor(() => expect(layer.dataset.leaving).toBe(''))
    expect([layer.isConnected, layer.hasAttribute('inert')]).toEqual([true, true])
    expect(layer.getAttribute('aria-hidden')).toBe('true')
    expect(layer.querySelector('[id], [name]')).toBeNull()
    expect(layer.querySelector('input')?.checked).toBe(true)
    finish()
    await vi.waitFor(() => expect(layer.isConnected).toBe(false))
  })

  test('leaves no picture when it was out of sight', async () => {
    const { button, layer } = await opened()
    button.click()
    finish()
    await vi.waitFor(expectGone)
    expect(layer.isConnected).toBe(false)
  })

  test('is undone when the dialog stays open', async () => {
    const asked = vi.fn<() => void>()
    const { button } = await opened(asked)
    button.click()
    await vi.waitFor(() => expect(log).toEqual(['moves', 'moves', 'stays', 'stays']))
    button.click()
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  test('closes nothing that is gone already', async () => {
    const asked = vi.fn<() => void>()
    const { button } = await opened(asked)
    button.click()
    cleanup()
    await new Promise<void>((resolve) => void afterPaint(window, resolve))
    expect(asked).not.toHaveBeenCalled()
  })

  test('settles once what the tap decided, however it closes', async () => {
    const settled = vi.fn<() => void>()
    function Leaving() {
      const leave = useLeave()
      return <Button onClick={() => leave(() => log.push('closed'), settled)}>Leave</Button>
    }
    const open = () =>
      renderKit(
        <Dialog title="Your choice" closeLabel="Close" onClose={() => {}}>
          <Leaving />
        </Dialog>,
      )
    open()
    screen.getByRole('button', { name: 'Leave' }).click()
    expect(settled).not.toHaveBeenCalled()
    cleanup()
    expect([settled.mock.calls.length, log.includes('closed')]).toEqual([1, false])
    open()
    screen.getByRole('button', { name: 'Leave' }).click()
    await vi.waitFor(() => expect(log).toContain('closed'))
    expect(settled).toHaveBeenCalledTimes(2)
  })

  test('ends at once by Escape', async () => {
    const { user } = await opened()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('is over at once for who wants no movement', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    const { user, button } = await opened()
    await user.click(button)
    expectGone()
    expect(log).toEqual(['closed', 'gone'])
  })
})
