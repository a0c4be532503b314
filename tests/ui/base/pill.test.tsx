import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { Pill, PillGroup } from '#src/ui/base/pill.tsx'
import { Hold, renderKit } from '#tests/ui/render-kit.tsx'

describe('Pill', () => {
  test('is one of its group: choosing one leaves the other', async () => {
    const { user } = renderKit(
      <Hold initial="19:15">
        {(time, set) => (
          <PillGroup label="Time">
            {['19:15', '19:30'].map((slot) => (
              <Pill key={slot} size="slot" isChecked={slot === time} onChange={() => set(slot)}>
                {slot}
              </Pill>
            ))}
          </PillGroup>
        )}
      </Hold>,
    )
    expect(screen.getByRole('group', { name: 'Time' })).toBeTruthy()
    await user.click(screen.getByText('19:30'))
    expect(screen.getByRole('radio', { checked: true })).toBe(screen.getByRole('radio', { name: '19:30' }))
  })

  test('is a checkbox with a fuller name if short', async () => {
    const { user } = renderKit(
      <Hold initial={false}>
        {(isOn, set) => (
          <Pill type="checkbox" isChecked={isOn} onChange={set} label="Only vegetarian dishes">
            Veg
          </Pill>
        )}
      </Hold>,
    )
    const pill = screen.getByRole('checkbox', { name: 'Only vegetarian dishes' })
    await user.click(screen.getByText('Veg'))
    expect(pill).toHaveProperty('checked', true)
    await user.keyboard(' ')
    expect(pill).toHaveProperty('checked', false)
  })
})
