import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'

import { Button } from '#src/ui/base/button.tsx'
import { IconButton } from '#src/ui/base/icon-button.tsx'
import { PlusIcon } from '#src/ui/base/icons.tsx'
import { renderKit } from '#tests/ui/render-kit.tsx'

describe('Button', () => {
  test('calls back by click, Enter and Space', async () => {
    const onClick = vi.fn<() => void>()
    const { user } = renderKit(<Button onClick={onClick}>Order now</Button>)
    await user.click(screen.getByRole('button', { name: 'Order now' }))
    await user.keyboard('{Enter}')
    await user.keyboard(' ')
    expect(onClick).toHaveBeenCalledTimes(3)
  })

  test('never submits a form unless it says so', () => {
    renderKit(<Button>Order now</Button>)
    expect(screen.getByRole('button').getAttribute('type')).toBe('button')
  })

  test('is spoken with its count and its amount', () => {
    renderKit(
      <Button start={2} end="17,00 €">
        View order
      </Button>,
    )
    expect(screen.getByRole('button').textContent).toBe('2View order17,00 €')
  })

  test('does nothing while busy, keeps focus, says so', async () => {
    const onClick = vi.fn<() => void>()
    const { user, again } = renderKit(<Button onClick={onClick}>Pay</Button>)
    await user.tab()
    again(
      <Button onClick={onClick} isBusy busyLabel="Sending order…">
        Pay
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Sending order…' })
    await user.click(button)
    await user.keyboard('{Enter}')
    expect(onClick).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(button.hasAttribute('disabled')).toBe(false)
  })

  test('keeps its name while busy without another text', () => {
    renderKit(<Button isBusy>Pay</Button>)
    expect(screen.getByRole('button', { name: 'Pay' })).toBeTruthy()
  })

  test('does not send its form a second time while busy', async () => {
    const onSubmit = vi.fn<(event: { preventDefault(): void }) => void>((event) => event.preventDefault())
    const form = (isBusy: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" isBusy={isBusy}>
          Send
        </Button>
      </form>
    )
    const { user, again } = renderKit(form(false))
    await user.click(screen.getByRole('button'))
    again(form(true))
    await user.click(screen.getByRole('button'))
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  test('is a safe link with an address', () => {
    renderKit(
      <Button href="/terms" target="_blank">
        Terms
      </Button>,
    )
    const link = screen.getByRole('link', { name: 'Terms' })
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual(['/terms', 'noopener'])
  })

  test('is disabled only when told', async () => {
    const onClick = vi.fn<() => void>()
    const { user } = renderKit(
      <Button isDisabled onClick={onClick}>
        Order now
      </Button>,
    )
    await user.click(screen.getByRole('button'))
    expect(onClick).not.toHaveBeenCalled()
  })
})

describe('IconButton', () => {
  test('has a name, and a badge read once', () => {
    renderKit(<IconButton label="Order, 3 items" icon={<PlusIcon />} badge={3} />)
    const button = screen.getByRole('button', { name: 'Order, 3 items' })
    expect(button.querySelector('[aria-hidden="true"].badge')?.textContent).toBe('3')
  })

  test('does nothing while busy', async () => {
    const onClick = vi.fn<() => void>()
    const { user } = renderKit(<IconButton label="Add" icon={<PlusIcon />} isBusy onClick={onClick} />)
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(onClick).not.toHaveBeenCalled()
  })
})
