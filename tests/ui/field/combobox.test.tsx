import { fireEvent, screen } from '@testing-library/react'
import axe from 'axe-core'
import { describe, expect, test, vi } from 'vitest'

import { Combobox } from '#src/ui/field/combobox.tsx'
import { Dialog } from '#src/ui/layer/dialog.tsx'
import { Hold, renderKit } from '#tests/ui/render-kit.tsx'

const streets = ['Via Po', 'Via Roma', 'Via Garibaldi'].map((label) => ({ key: label, label }))

function show() {
  const onChoose = vi.fn<(key: string) => void>()
  const onSubmit = vi.fn<() => void>()
  const view = renderKit(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Hold initial="">
        {(value, set) => (
          <Combobox
            label="Address"
            listLabel="Suggested addresses"
            value={value}
            onChange={set}
            options={value === '' ? [] : streets}
            onChoose={(key) => {
              set(key)
              onChoose(key)
            }}
            status={value === '' ? '' : 'Addresses found: 3'}
          />
        )}
      </Hold>
      <button type="submit">Go</button>
    </form>,
  )
  return { ...view, onChoose, onSubmit, input: screen.getByRole<HTMLInputElement>('combobox', { name: 'Address' }) }
}

/** The option a screen reader is told to be on. */
function marked(input: HTMLElement): string | null {
  const id = input.getAttribute('aria-activedescendant')
  return document.querySelector(`[id="${id}"][aria-selected="true"]`)?.textContent ?? null
}

describe('Combobox', () => {
  test('opens while typing and says how many there are', async () => {
    const { user, input } = show()
    expect(input.getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.type(input, 'via')
    expect(input.getAttribute('aria-expanded')).toBe('true')
    const list = screen.getByRole('listbox', { name: 'Suggested addresses' })
    expect(input.getAttribute('aria-controls')).toBe(list.id)
    expect(screen.getAllByRole('option')).toHaveLength(3)
    expect(screen.getByRole('status').textContent).toBe('Addresses found: 3')
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
    expect(violations).toEqual([])
  })

  test('moves by arrows around the ends, focus in text', async () => {
    const { user, input } = show()
    await user.type(input, 'via')
    expect(marked(input)).toBeNull()
    await user.keyboard('{ArrowDown}')
    expect(marked(input)).toBe('Via Po')
    await user.keyboard('{ArrowUp}')
    expect(marked(input)).toBe('Via Garibaldi')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(marked(input)).toBe('Via Roma')
    expect(document.activeElement).toBe(input)
    fireEvent.keyDown(input, { key: 'Home' })
    expect(marked(input)).toBeNull()
  })

  test('takes the marked option on Enter instead of submitting', async () => {
    const { user, input, onChoose, onSubmit } = show()
    await user.type(input, 'via{ArrowDown}{Enter}')
    expect(onChoose.mock.calls).toEqual([['Via Po']])
    expect(onSubmit).not.toHaveBeenCalled()
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  test('folds up on Escape, and opens again on an arrow', async () => {
    const { user, input } = show()
    await user.type(input, 'via{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(input.value).toBe('via')
    await user.keyboard('{ArrowUp}')
    expect(marked(input)).toBe('Via Garibaldi')
  })

  test('closes only its list on Escape inside a dialog', async () => {
    const onClose = vi.fn<() => void>()
    const { user } = renderKit(
      <Dialog title="New address" closeLabel="Close" onClose={onClose}>
        <Combobox
          label="Address"
          listLabel="Suggested addresses"
          value="via"
          onChange={() => {}}
          options={streets}
          onChoose={() => {}}
        />
      </Dialog>,
    )
    await user.click(screen.getByRole('combobox'))
    await user.keyboard('{ArrowDown}{Escape}')
    expect(onClose).not.toHaveBeenCalled()
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('takes an option by touch without losing the focus', async () => {
    const { user, input, onChoose } = show()
    await user.type(input, 'via')
    await user.click(screen.getByRole('option', { name: 'Via Roma' }))
    expect(onChoose.mock.calls).toEqual([['Via Roma']])
    expect(document.activeElement).toBe(input)
  })

  test('folds up when the focus goes elsewhere', async () => {
    const { user, input } = show()
    await user.type(input, 'via')
    await user.tab()
    expect(document.activeElement?.textContent).toBe('Go')
    expect(screen.queryByRole('listbox')).toBeNull()
  })
})
