import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'

import type { TimeSlot } from '#src/contract/shift.ts'
import { SlotPicker } from '#src/parts/slots/slot-picker.tsx'
import { aSlot, time } from '#tests/support/builders.ts'

const slots = [aSlot('20:00', { to: time('20:15') }), aSlot('19:45', { to: time('20:00') })]

let close = () => {}
afterEach(() => close())

function show(showsRange: boolean) {
  const onChoose = vi.fn<(slot: TimeSlot) => void>()
  const chosen = slots[0] ?? null
  close = render(
    <SlotPicker label="Time" slots={slots} chosen={chosen} onChoose={onChoose} showsRange={showsRange} />,
  ).unmount
  return onChoose
}

describe('SlotPicker', () => {
  test('shows slots under their hours, the chosen one marked', async () => {
    const onChoose = show(false)
    expect(screen.getByRole('group', { name: 'Time' }).textContent).toBe('19:0019:4520:0020:00')
    expect(screen.getByRole('radio', { checked: true })).toBe(screen.getByRole('radio', { name: '20:00' }))
    await userEvent.click(screen.getByText('19:45'))
    expect(onChoose).toHaveBeenCalledWith(slots[1])
  })

  test('shows from and to where the order is delivered [WIZ-26]', () => {
    show(true)
    expect(screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
      '19:45–20:00',
      '20:00–20:15',
    ])
  })
})
