import { act, fireEvent, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, test, vi } from 'vitest'

import { annasFlat as home, annasOffice as office } from '#demo/restaurants/annas-things.ts'
import { openWizard } from '#tests/features/order-options/open-wizard.tsx'
import { startService } from '#tests/support/service.ts'

const geocode = '/mixed/maps/geocode'
const addresses = home && office ? [office, { ...home, isDefault: false }] : []

/** The picker where the wizard has it, with the areas of venue 31. */
async function openPicker(setup: Partial<Parameters<typeof openWizard>[0]> = {}) {
  const wizard = await openWizard({
    service: { like: 3 },
    venueId: 31,
    defaults: { defaultType: 'delivery' },
    ...setup,
  })
  const label = setup.customer ? 'Another address' : 'Address'
  const input = await wizard.combobox(label)
  return {
    ...wizard,
    input,
    type: (text: string) => fireEvent.input(input, { target: { value: text } }),
    asked: () => wizard.sent(geocode).map(({ address }) => address),
  }
}

beforeAll(async () => {
  await startService()
})

describe('AddressPicker', () => {
  test('looks up typed text after a pause, if long enough [VENUE-16]', async () => {
    const picker = await openPicker()
    picker.type('vi')
    picker.advance(300)
    picker.type('via g')
    picker.advance(299)
    picker.type('via ga')
    picker.advance(299)
    expect(picker.asked()).toEqual([])
    picker.advance(1)
    const options = await picker.screen.findAllByRole('option')
    expect(picker.asked()).toEqual(['via ga'])
    expect(options.map(({ textContent }) => textContent)).toContain('Via Galliari, 10125 Torino TO, Italy')
    expect(picker.input.getAttribute('aria-expanded')).toBe('true')
    await picker.screen.findByText(/^Addresses found: \d$/)
    await picker.expectAccessible()
  })

  test('says that there is no such address, also to readers', async () => {
    const picker = await openPicker()
    picker.type('via che non esiste')
    picker.advance(300)
    const said = await picker.screen.findAllByText('No address found.')
    expect(said.filter((element) => element.getAttribute('role') === 'status')).toHaveLength(1)
    expect(picker.input.getAttribute('aria-expanded')).toBe('false')
  })

  test('says without a dialog that a look-up failed [API-41, ERR-14]', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    const picker = await openPicker({ fails: geocode })
    picker.type('via po 12')
    picker.advance(300)
    await waitFor(() => expect(log).toHaveBeenCalledWith('Comanda: places could not be looked up'))
    expect(picker.instance.stores.dialogs.state.queue).toEqual([])
    expect(await picker.screen.findAllByText('Connection error')).toHaveLength(2)
    expect(picker.screen.queryByRole('alert')?.textContent ?? '').toBe('')
    await picker.chooseType('Deliver here')
    await picker.screen.findByRole('radio', { name: /^tomorrow/ })
  })

  test('says what a confirmed address lacks, and asks for it [VENUE-24, VENUE-26]', async () => {
    const picker = await openPicker()
    picker.type('via po, torino')
    await picker.chooseType('Deliver here')
    const number = await picker.screen.findByRole('textbox', { name: 'House number' })
    expect(number.getAttribute('aria-invalid')).toBe('true')
    await waitFor(() =>
      expect(picker.screen.getAllByRole('alert').some(({ textContent }) => /house number/.test(textContent))).toBe(
        true,
      ),
    )
    await picker.user.type(number, '12')
    expect(number.getAttribute('aria-invalid')).toBeNull()
    await picker.chooseType('Deliver here')
    await picker.screen.findByText('Via Po 12, 10123 Torino TO, Italy')
    expect(picker.asked()).toEqual(['via po, torino', 'via po 12, torino'])
  })

  test('does not know an address that the geocoder does not [VENUE-24]', async () => {
    const picker = await openPicker()
    picker.type('via che non esiste 3')
    await picker.chooseType('Deliver here')
    expect(await picker.screen.findAllByText('We do not know this address. Please check it.')).toHaveLength(2)
    picker.type('via po')
    await waitFor(() => expect(picker.input.getAttribute('aria-invalid')).toBeNull())
  })

  test('clears typed text with a saved address, and reverse [VENUE-18]', async () => {
    const picker = await openPicker({ customer: { addresses } })
    const saved = () => picker.combobox('Your addresses')
    picker.type('via po 12')
    await picker.select('Your addresses', office?.formattedAddress ?? '')
    expect(picker.input.value).toBe('')
    picker.type('via roma')
    expect((await saved()).value).toBe('')
    expect(picker.input.value).toBe('via roma')
  })

  test('asks nothing of the geocoder for a saved address [VENUE-23]', async () => {
    const picker = await openPicker({ customer: { addresses } })
    await picker.select('Your addresses', home?.formattedAddress ?? '')
    await picker.chooseType('Deliver here')
    await picker.screen.findByRole('radio', { name: /^tomorrow/ })
    expect(picker.asked()).toEqual([])
  })

  test('ignores an answer to outdated text', async () => {
    const picker = await openPicker()
    picker.type('via po 12')
    fireEvent.submit(picker.input.closest('form') as HTMLFormElement)
    act(() => void picker.type('via roma'))
    await waitFor(() => expect(picker.asked()).toEqual(['via po 12']))
    picker.advance(300)
    await picker.screen.findAllByRole('option')
    expect(picker.screen.queryByRole('radio')).toBeNull()
    expect(picker.input.value).toBe('via roma')
  })

  test('says that the areas failed, and retries', async () => {
    const wizard = await openWizard({
      service: { like: 3 },
      venueId: 31,
      defaults: { defaultType: 'delivery' },
      fails: '/restaurant/get_mixed_info',
    })
    await wizard.chooseType('Try again')
    expect(await wizard.combobox('Address')).toBeTruthy()
  })
})
