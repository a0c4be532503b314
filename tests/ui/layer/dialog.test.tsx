import { screen, within } from '@testing-library/react'
import { useRef, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'

import { Button } from '#src/ui/base/button.tsx'
import { Dialog, type DialogProps } from '#src/ui/layer/dialog.tsx'
import { renderKit } from '#tests/ui/render-kit.tsx'

function OpenedBy(props: Partial<DialogProps>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      {isOpen && (
        <Dialog title="Your choice" closeLabel="Close" onClose={() => setIsOpen(false)} {...props}>
          {props.children ?? <button type="button">Inside</button>}
        </Dialog>
      )}
    </>
  )
}

function Nested() {
  const [depth, setDepth] = useState(0)
  return (
    <>
      <Button onClick={() => setDepth(1)}>Open</Button>
      {depth > 0 && (
        <Dialog title="First" closeLabel="Close first" onClose={() => setDepth(0)}>
          <Button onClick={() => setDepth(2)}>Deeper</Button>
          {depth > 1 && (
            <Dialog title="Second" closeLabel="Close second" variant="alert" onClose={() => setDepth(1)}>
              Sure?
            </Dialog>
          )}
        </Dialog>
      )}
    </>
  )
}

const opener = () => screen.getByRole('button', { name: 'Open', hidden: true })

describe('Dialog', () => {
  test('is a modal dialog named by its title', async () => {
    const { user } = renderKit(<OpenedBy />)
    await user.click(opener())
    expect(screen.getByRole('dialog', { name: 'Your choice' }).getAttribute('aria-modal')).toBe('true')
  })

  test('focuses its heading and returns focus to the opener', async () => {
    const { user } = renderKit(<OpenedBy />)
    await user.click(opener())
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your choice' }))
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(opener())
  })

  test('takes focus to the element it is told', async () => {
    function WithInitial() {
      const target = useRef<HTMLButtonElement>(null)
      return (
        <OpenedBy initialFocus={target}>
          <button type="button" ref={target}>
            Start here
          </button>
        </OpenedBy>
      )
    }
    const { user } = renderKit(<WithInitial />)
    await user.click(opener())
    expect(document.activeElement?.textContent).toBe('Start here')
  })

  test('keeps Tab inside, in both directions', async () => {
    const { user } = renderKit(<OpenedBy footer={<Button>Done</Button>} />)
    await user.click(opener())
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
    await user.tab({ shift: true })
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Done' }))
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Inside' }))
  })

  test('goes backwards from the heading to the last control', async () => {
    const { user } = renderKit(<OpenedBy />)
    await user.click(opener())
    await user.tab({ shift: true })
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Inside' }))
  })

  test('counts a radio group at its end as one stop', async () => {
    const { user } = renderKit(
      <OpenedBy>
        <input type="radio" name="size" aria-label="Normal" defaultChecked />
        <input type="radio" name="size" aria-label="Maxi" />
      </OpenedBy>,
    )
    await user.click(opener())
    screen.getByRole('radio', { name: 'Normal' }).focus()
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
    await user.tab({ shift: true })
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Normal' }))
  })

  test('makes the rest inert and frees it again', async () => {
    const foreign = document.createElement('div')
    foreign.setAttribute('inert', '')
    document.body.append(foreign)
    const { user } = renderKit(<OpenedBy />)
    await user.click(opener())
    expect(opener().closest('[inert]')).not.toBeNull()
    expect(screen.getByRole('dialog').closest('[inert]')).toBeNull()
    await user.keyboard('{Escape}')
    expect(opener().closest('[inert]')).toBeNull()
    expect(foreign.hasAttribute('inert')).toBe(true)
    foreign.remove()
  })

  test('makes inert also what comes to stand behind it later', async () => {
    const { user, container } = renderKit(<OpenedBy />)
    await user.click(opener())
    const late = document.createElement('p')
    container.append(late)
    await vi.waitFor(() => expect(late.hasAttribute('inert')).toBe(true))
    late.remove()
  })

  test('closes by Escape, which nobody outside gets to see', async () => {
    const outside = vi.fn<() => void>()
    document.addEventListener('keydown', outside)
    const { user } = renderKit(<OpenedBy />)
    await user.click(opener())
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(outside).not.toHaveBeenCalled()
    document.removeEventListener('keydown', outside)
  })

  test('leaves an Escape alone that something inside has used', async () => {
    const { user } = renderKit(
      <OpenedBy>
        <input aria-label="Search" onKeyDown={(event) => event.preventDefault()} />
      </OpenedBy>,
    )
    await user.click(opener())
    await user.click(screen.getByRole('textbox', { name: 'Search' }))
    await user.keyboard('{Escape}')
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  test('closes by a click on the backdrop only', async () => {
    const { user } = renderKit(<OpenedBy />)
    await user.click(opener())
    await user.click(screen.getByRole('dialog'))
    expect(screen.getByRole('dialog')).toBeTruthy()
    await user.click(screen.getByRole('dialog').previousElementSibling as HTMLElement)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('must be answered: stays open without close button', async () => {
    const { user } = renderKit(<OpenedBy isDismissable={false} />)
    await user.click(opener())
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('dialog').previousElementSibling as HTMLElement)
    expect(within(screen.getByRole('dialog')).queryByRole('button', { name: 'Close' })).toBeNull()
  })

  test('closes the topmost of two first, walking focus back', async () => {
    const { user } = renderKit(<Nested />)
    await user.click(opener())
    await user.click(screen.getByRole('button', { name: 'Deeper' }))
    const alert = screen.getByRole('alertdialog', { name: 'Second' })
    expect(alert.getAttribute('aria-describedby')).toBeTruthy()
    expect(screen.getByRole('dialog', { name: 'First', hidden: true }).closest('[inert]')).not.toBeNull()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Deeper' }))
    expect(screen.getByRole('dialog', { name: 'First' }).closest('[inert]')).toBeNull()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(opener())
  })

  test('keeps the lower one on the upper backdrop’s click', async () => {
    const { user } = renderKit(<Nested />)
    await user.click(opener())
    await user.click(screen.getByRole('button', { name: 'Deeper' }))
    await user.click(screen.getByRole('alertdialog').previousElementSibling as HTMLElement)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.getByRole('dialog', { name: 'First' })).toBeTruthy()
  })
})
