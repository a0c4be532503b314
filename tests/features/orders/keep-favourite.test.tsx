import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'

import { createFavouritesStore } from '#src/state/favourites-store.ts'
import { id } from '#tests/support/builders.ts'

import { openConfirmation } from './open-confirmation.tsx'
import { onFriday, openFavourites } from './open-favourites.tsx'

/** The confirmation of an order of this moment, and the sheet that keeps it. */
async function openSheet() {
  const opened = await openConfirmation()
  const { screen, user, instance } = opened
  await user.click(await screen.findByRole('button', { name: 'Keep as favourite' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Keep as favourite' }))
  const store = instance.stores.of(createFavouritesStore)
  return {
    ...opened,
    sheet,
    store,
    save: () => user.click(sheet.getByRole('button', { name: 'Save' })),
    kept: () => store.state.favourites.map(({ name, when }) => [name, when && `${when.weekday} ${when.time}`]),
  }
}

describe('keeping an order as a favourite', () => {
  test('proposes its first dish as name, and no day', async () => {
    const { sheet, save, kept, screen, expectAccessible } = await openSheet()
    expect(sheet.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Margherita')
    expect(sheet.getByRole<HTMLSelectElement>('combobox', { name: 'Day of the week' }).value).toBe('')
    expect(sheet.queryByLabelText('Time')).toBeNull()
    await expectAccessible()
    await save()
    expect(kept()).toEqual([['Margherita', null]])
    expect(await screen.findByText('Margherita is a favourite')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Favourite: Margherita' })).toBeTruthy()
  })

  test('proposes the time of the order with a day', async () => {
    const { sheet, save, kept, user, screen } = await openSheet()
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Day of the week' }), 'Friday')
    expect(sheet.getByRole<HTMLSelectElement>('combobox', { name: 'Time' }).value).toBe('19:00')
    await save()
    expect(kept()).toEqual([['Margherita', '5 19:00']])
    const said = screen.getAllByRole('status').find((one) => one.textContent?.startsWith('Margherita is a favourite'))
    expect(said?.textContent).toBe('Margherita is a favouriteAdd to calendar')
  })

  test('says what is missing and keeps nothing', async () => {
    const { sheet, save, kept, user } = await openSheet()
    const name = sheet.getByRole('textbox', { name: 'Name' })
    fireEvent.input(name, { target: { value: ' ' } })
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Day of the week' }), 'Friday')
    await save()
    expect(sheet.getByText('Name is a mandatory field')).toBeTruthy()
    await waitFor(() => expect((name.getRootNode() as ShadowRoot).activeElement).toBe(name))
    expect(kept()).toEqual([])
  })

  test('is refused beyond ten, in words', async () => {
    const { screen, user, instance } = await openConfirmation()
    const store = instance.stores.of(createFavouritesStore)
    act(() => {
      for (let number = 1; number <= 10; number += 1)
        store.keep({ orderId: id(number), venueId: id(11), type: 'takeAway', lines: [], name: `${number}`, when: null })
    })
    await user.click(await screen.findByRole('button', { name: 'Keep as favourite' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Keep as favourite' }))
    sheet.getByText(/^There are 10 favourites on this device already/)
    expect(sheet.queryByRole('button', { name: 'Save' })).toBeNull()
  })

  test('is not offered for an order that was refused', async () => {
    const { screen, decide, advance } = await openConfirmation()
    await screen.findByRole('button', { name: 'Keep as favourite' })
    await decide('refuse')
    advance(15_000)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep as favourite' })).toBeNull())
  })

  test('is not offered where the browser stores nothing', async () => {
    const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const { screen } = await openConfirmation()
    await screen.findByRole('button', { name: 'Print' })
    expect(screen.queryByRole('button', { name: 'Keep as favourite' })).toBeNull()
    storage.mockRestore()
  })
})

describe('changing a favourite', () => {
  const kept = [
    { name: 'Pizza', when: onFriday('13:00') },
    { name: 'Cake', dishes: ['cake'] as const },
  ]

  async function openChange() {
    const opened = await openFavourites('/', kept)
    const { screen, user } = opened
    await user.click(await screen.findByRole('button', { name: 'Change: Pizza' }))
    return { ...opened, sheet: within(await screen.findByRole('dialog', { name: 'Favourite' })) }
  }

  test('renames it and takes its day away', async () => {
    const { sheet, user, kept: now, screen } = await openChange()
    expect(sheet.getByRole('button', { name: 'Add to calendar' })).toBeTruthy()
    const name = sheet.getByRole('textbox', { name: 'Name' })
    fireEvent.input(name, { target: { value: 'Lunch' } })
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Day of the week' }), 'No day')
    await user.click(sheet.getByRole('button', { name: 'Save' }))
    expect(now()).toEqual([
      ['Lunch', null],
      ['Cake', null],
    ])
    expect(await screen.findByRole('region', { name: 'Lunch' })).toBeTruthy()
  })

  test('asks for the time where a day is added', async () => {
    const { screen, user, kept: now } = await openFavourites('/', [{ name: 'Cake', dishes: ['cake'] }])
    await user.click(await screen.findByRole('button', { name: 'Change: Cake' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Favourite' }))
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Day of the week' }), 'Friday')
    await user.click(sheet.getByRole('button', { name: 'Save' }))
    expect(sheet.getByText('Time is a mandatory field')).toBeTruthy()
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Time' }), '12:45')
    await user.click(sheet.getByRole('button', { name: 'Save' }))
    expect(now()).toEqual([['Cake', '5 12:45']])
    expect(await screen.findByRole('region', { name: 'Today, 12:45 · Cake' })).toBeTruthy()
  })

  test('removes it, and Undo puts it back in place', async () => {
    const { sheet, user, kept: now, screen } = await openChange()
    await user.click(sheet.getByRole('button', { name: 'Remove' }))
    expect(now()).toEqual([['Cake', null]])
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(now()).toEqual([
      ['Pizza', '5 13:00'],
      ['Cake', null],
    ])
  })
})
