import { I18nProvider } from '@lingui/react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'

import type { TimeSlot } from '#src/contract/shift.ts'
import type { LocalDate } from '#src/contract/values.ts'
import { InstanceProvider } from '#src/instance/instance-context.tsx'
import { SlotPicker } from '#src/parts/slots/slot-picker.tsx'
import type { SlotPickerProps } from '#src/parts/slots/slot-picker.tsx'
import { RestaurantProvider } from '#src/parts/venue/restaurant-provider.tsx'
import { QueryProvider } from '#src/query/query-provider.tsx'
import { openWidget } from '#tests/app/open-widget.tsx'
import { aSlot, time } from '#tests/support/builders.ts'

const evening = [aSlot('20:00', { to: time('20:15') }), aSlot('19:45', { to: time('20:00') })]
const saturday = '2026-11-21' as LocalDate
const quarters = ['00', '15', '30', '45']
const longDay = ['00', '12', '13', '19', '20'].flatMap((hour) => quarters.map((minute) => aSlot(`${hour}:${minute}`)))

let close = () => {}
afterEach(() => close())

async function show(props: Partial<SlotPickerProps> = {}) {
  const onChoose = vi.fn<(slot: TimeSlot) => void>()
  const { instance, screen: own } = await openWidget('/', { venueId: 11 })
  await own.findByRole('button', { name: 'Order now' })
  close = render(
    <InstanceProvider instance={instance}>
      <QueryProvider client={instance.queryClient}>
        <I18nProvider i18n={instance.i18n}>
          <RestaurantProvider isLoaded>
            <SlotPicker label="Time" date={saturday} slots={evening} chosen={null} onChoose={onChoose} {...props} />
          </RestaurantProvider>
        </I18nProvider>
      </QueryProvider>
    </InstanceProvider>,
  ).unmount
  return onChoose
}

const texts = () => screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent)

describe('SlotPicker', () => {
  test('shows slots under their meal, the chosen one marked [SHELL-105]', async () => {
    const onChoose = await show({ chosen: evening[0] ?? null })
    expect(screen.getByRole('group', { name: 'Time' }).textContent).toBe('Dinner19:4520:00')
    expect(screen.getByRole('radio', { checked: true })).toBe(screen.getByRole('radio', { name: '20:00' }))
    await userEvent.click(screen.getByText('19:45'))
    expect(onChoose).toHaveBeenCalledWith(evening[1])
  })

  test('shows from and to where the order is delivered [WIZ-26]', async () => {
    await show({ showsRange: true })
    expect(texts()).toEqual(['19:45–20:00', '20:00–20:15'])
  })

  test('names the night of hours after midnight, last [SHELL-106]', async () => {
    await show({ slots: [aSlot('00:30'), aSlot('12:30')] })
    expect(screen.getByRole('group').textContent).toBe('Lunch12:30Night from Friday to Saturday00:30')
    screen.getByRole('radio', { name: '00:30, Night from Friday to Saturday' })
  })

  test('opens one meal of a long day, chooses nothing [SHELL-105]', async () => {
    await show({ slots: longDay, isFolded: true })
    expect(texts()).toEqual(['12:00', '12:15', '12:30', '12:45', '13:00', '13:15', '13:30', '13:45'])
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
    const dinner = screen.getByRole('button', { name: 'Dinner' })
    expect(dinner.getAttribute('aria-expanded')).toBe('false')
    await act(() => userEvent.click(dinner))
    expect(dinner.getAttribute('aria-expanded')).toBe('true')
    expect(texts()[0]).toBe('19:00')
  })

  test('opens the meal of the chosen time [SHELL-105]', async () => {
    await show({ slots: longDay, isFolded: true, chosen: longDay[17] ?? null })
    expect(screen.getByRole('radio', { checked: true })).toBe(screen.getByRole('radio', { name: '20:15' }))
  })
})
