import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { SelectField } from '#src/ui/field/select-field.tsx'
import { Hold, renderKit } from '#tests/ui/render-kit.tsx'

const towns = [
  { value: '1', label: 'Torino' },
  { value: '2', label: 'Moncalieri' },
]

describe('SelectField', () => {
  test('starts with an empty option, shows the chosen one', async () => {
    const { user } = renderKit(
      <Hold initial="">
        {(value, set) => (
          <SelectField label="Town" blank="Select a town" value={value} onChange={set} options={towns} />
        )}
      </Hold>,
    )
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Town' })
    expect([...select.options].map(({ text }) => text)).toEqual(['Select a town', 'Torino', 'Moncalieri'])
    expect(select.selectedOptions[0]?.text).toBe('Select a town')
    await user.selectOptions(select, 'Moncalieri')
    expect(select.value).toBe('2')
  })

  test('is described by its message', () => {
    renderKit(<SelectField label="Town" value="" onChange={() => {}} options={towns} error="Choose a town." />)
    const select = screen.getByRole('combobox', { name: 'Town' })
    expect(select.getAttribute('aria-invalid')).toBe('true')
    const described = document.querySelector(`[id="${select.getAttribute('aria-describedby')}"]`)
    expect(described?.textContent).toBe('Choose a town.')
  })
})
