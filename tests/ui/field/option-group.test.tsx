import { screen } from '@testing-library/react'
import { createRef } from 'react'
import { describe, expect, test, vi } from 'vitest'

import { CheckRow } from '#src/ui/field/check-row.tsx'
import { OptionGroup } from '#src/ui/field/option-group.tsx'
import { RadioRow } from '#src/ui/field/radio-row.tsx'
import { Hold, renderKit } from '#tests/ui/render-kit.tsx'

const nothing = () => undefined

function textOf(ids: string | null): string[] {
  return (ids ?? '').split(' ').map((id) => document.querySelector(`[id="${id}"]`)?.textContent ?? '?')
}

function sizes(choose: (size: string) => void, size: string) {
  return (
    <OptionGroup title="Size" rule="Choose 1" state={{ kind: 'required', label: 'Required' }}>
      {['Normal', 'Maxi'].map((name) => (
        <RadioRow key={name} label={name} detail="+1,00 €" isChecked={size === name} onSelect={() => choose(name)} />
      ))}
    </OptionGroup>
  )
}

describe('OptionGroup', () => {
  test('is named by its title, described by rule and state', () => {
    renderKit(sizes(nothing, ''))
    const group = screen.getByRole('group', { name: 'Size' })
    expect(group.tagName).toBe('FIELDSET')
    expect(textOf(group.getAttribute('aria-describedby'))).toEqual(['Choose 1', 'Required'])
  })

  test('is described by its message and can be led to', () => {
    const ref = createRef<HTMLFieldSetElement>()
    renderKit(
      <OptionGroup title="Dough" error="Choose a dough" ref={ref}>
        <RadioRow label="Classic" isChecked={false} onSelect={nothing} />
      </OptionGroup>,
    )
    ref.current?.focus()
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Dough', description: 'Choose a dough' }))
  })
})

describe('RadioRow', () => {
  test('is chosen by its text within its group', async () => {
    const { user } = renderKit(<Hold initial="Normal">{(size, set) => sizes(set, size)}</Hold>)
    await user.click(screen.getByText('Maxi'))
    const [normal, maxi] = screen.getAllByRole('radio')
    expect([normal, maxi].map((radio) => (radio as HTMLInputElement).checked)).toEqual([false, true])
    expect(normal?.getAttribute('name')).toBe(maxi?.getAttribute('name'))
  })

  test('is named by label, described by price', () => {
    renderKit(sizes(nothing, ''))
    const radio = screen.getByRole('radio', { name: 'Maxi' })
    expect(textOf(radio.getAttribute('aria-describedby'))).toEqual(['+1,00 €'])
  })

  test('has another name than the rows of another group', () => {
    renderKit(
      <>
        {sizes(nothing, '')}
        {sizes(nothing, '')}
      </>,
    )
    expect(new Set(screen.getAllByRole('radio').map((radio) => radio.getAttribute('name'))).size).toBe(2)
  })
})

describe('CheckRow', () => {
  test('is disabled with the group’s rule as reason', async () => {
    const onChange = vi.fn<(isChecked: boolean) => void>()
    const { user } = renderKit(
      <OptionGroup title="Extras" rule="At most 2">
        <CheckRow label="Olives" isChecked={false} isDisabled onChange={onChange} />
      </OptionGroup>,
    )
    const row = screen.getByRole('checkbox', { name: 'Olives' })
    await user.click(row)
    expect(onChange).not.toHaveBeenCalled()
    expect(textOf(row.getAttribute('aria-describedby'))).toEqual(['At most 2'])
  })

  test('is disabled with its own reason when there is one', () => {
    renderKit(
      <OptionGroup title="Extras" rule="At most 2">
        <CheckRow label="Olives" isChecked={false} isDisabled disabledReason="Sold out" onChange={nothing} />
      </OptionGroup>,
    )
    expect(textOf(screen.getByRole('checkbox').getAttribute('aria-describedby'))).toEqual(['Sold out'])
  })

  test('stays as its owner says when the owner refuses', async () => {
    const { user } = renderKit(<CheckRow label="Olives" isChecked={false} onChange={nothing} />)
    await user.click(screen.getByRole('checkbox'))
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', false)
  })
})
