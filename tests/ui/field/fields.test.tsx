import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'

import { CheckboxField } from '#src/ui/field/checkbox-field.tsx'
import { PasswordField } from '#src/ui/field/password-field.tsx'
import { TextArea } from '#src/ui/field/text-area.tsx'
import { TextField } from '#src/ui/field/text-field.tsx'
import { Hold, renderKit } from '#tests/ui/render-kit.tsx'

const nothing = () => undefined

function describedBy(element: HTMLElement): string {
  const ids = (element.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)
  return ids.map((id) => document.querySelector(`[id="${id}"]`)?.textContent ?? '').join(' | ')
}

describe('TextField', () => {
  test('is found by its label and reports typing', async () => {
    const onChange = vi.fn<(value: string) => void>()
    const { user } = renderKit(
      <Hold initial="">
        {(value, set) => (
          <TextField
            label="Phone"
            type="tel"
            autoComplete="tel"
            value={value}
            onChange={(next) => {
              onChange(next)
              set(next)
            }}
          />
        )}
      </Hold>,
    )
    const input = screen.getByRole('textbox', { name: 'Phone' })
    await user.type(input, '333')
    expect(onChange.mock.calls.map(([value]) => value)).toEqual(['3', '33', '333'])
    expect(input).toHaveProperty('value', '333')
    expect(input.getAttribute('autocomplete')).toBe('tel')
  })

  test.each([
    [{}, ['off', 'done', 200]],
    [{ autoComplete: 'username', enterKeyHint: 'go', maxLength: 60 } as const, ['username', 'go', 60]],
  ])('tells keyboards and browsers %j', (told, expected) => {
    renderKit(<TextField label="Code" value="" onChange={nothing} {...told} />)
    const input = screen.getByRole<HTMLInputElement>('textbox')
    expect([input.getAttribute('autocomplete'), input.getAttribute('enterkeyhint'), input.maxLength]).toEqual(expected)
  })

  test('shows only what its owner accepts', async () => {
    const digits = (text: string) => text.replaceAll(/\D/g, '')
    const { user } = renderKit(
      <Hold initial="">
        {(value, set) => <TextField label="Code" value={value} onChange={(next) => set(digits(next))} />}
      </Hold>,
    )
    await user.type(screen.getByRole('textbox'), '1a2b')
    expect(screen.getByRole('textbox')).toHaveProperty('value', '12')
  })

  test('describes hint and message, invalid with a message', () => {
    renderKit(
      <TextField label="Phone" hint="For questions" error="Too short" value="3" onChange={nothing} isRequired />,
    )
    const input = screen.getByRole('textbox', { name: 'Phone' })
    expect(describedBy(input)).toBe('Too short | For questions')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(input).toHaveProperty('required', true)
  })

  test('has no empty frames for what is not there', () => {
    const { container } = renderKit(
      <TextField label="Phone" hint={null} error={null} note="" start={false} value="" onChange={nothing} />,
    )
    expect(screen.getByRole('textbox').hasAttribute('aria-describedby')).toBe(false)
    expect(container.querySelector('.help, .note, .start, .field-error')).toBeNull()
  })

  test('checks no spelling unless asked', () => {
    renderKit(<TextField label="Name" value="" onChange={nothing} />)
    expect(screen.getByRole('textbox').getAttribute('spellcheck')).toBe('false')
  })
})

describe('PasswordField', () => {
  test('shows and hides what is typed, in place', async () => {
    const { user } = renderKit(
      <PasswordField label="Password" showLabel="Show" hideLabel="Hide" value="secret" onChange={nothing} />,
    )
    const input = screen.getByLabelText('Password')
    expect(input.getAttribute('type')).toBe('password')
    await user.click(screen.getByRole('button', { name: 'Show' }))
    expect(input.getAttribute('type')).toBe('text')
    await user.click(screen.getByRole('button', { name: 'Hide' }))
    expect(input.getAttribute('type')).toBe('password')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show' }))
  })
})

describe('TextArea', () => {
  test('counts what is used of its length', async () => {
    const { user } = renderKit(
      <Hold initial="">{(value, set) => <TextArea label="Note" value={value} maxLength={5} onChange={set} />}</Hold>,
    )
    const area = screen.getByRole('textbox', { name: 'Note' })
    await user.type(area, 'no onions')
    expect(area).toHaveProperty('value', 'no on')
    expect(describedBy(area)).toBe('5/5')
  })
})

describe('CheckboxField', () => {
  test('follows its owner, not the click', async () => {
    const onChange = vi.fn<(isChecked: boolean) => void>()
    const { user } = renderKit(<CheckboxField label="Terms" isChecked={false} onChange={onChange} />)
    const box = screen.getByRole('checkbox', { name: 'Terms' })
    await user.click(screen.getByText('Terms'))
    expect(onChange).toHaveBeenCalledWith(true)
    expect(box).toHaveProperty('checked', false)
  })

  test('is switched by Space and describes what is wrong', async () => {
    const { user } = renderKit(
      <Hold initial={false}>
        {(isChecked, set) => (
          <CheckboxField label="Terms" isChecked={isChecked} onChange={set} error={isChecked ? null : 'Needed'} />
        )}
      </Hold>,
    )
    const box = screen.getByRole('checkbox', { name: 'Terms' })
    expect(describedBy(box)).toBe('Needed')
    await user.tab()
    await user.keyboard(' ')
    expect(box).toHaveProperty('checked', true)
    expect(describedBy(box)).toBe('')
  })
})
