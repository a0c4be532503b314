import { waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { zoneAddress } from '#src/domain/areas/build-order-address.ts'
import { id } from '#tests/support/builders.ts'
import { wholeText } from '#tests/support/whole-text.ts'

import { openWizard, seeMenu } from './open-wizard.tsx'

const open = (setup: Partial<Parameters<typeof openWizard>[0]> = {}) =>
  openWizard({ service: { like: 2 }, venueId: 21, ...setup })
const lv2 = '/restaurant/shifts/lv2'
const tomorrow = /^tomorrow/

describe('ZoneStep', () => {
  test('asks for town, zone, then times [WIZ-09, WIZ-10, WIZ-26]', async () => {
    const wizard = await open()
    const zoneTimes = () => wizard.sent(lv2).filter((body) => body.id_consegna_citta !== null)
    await wizard.chooseType('Delivery')
    const town = await wizard.combobox('Town')
    expect([...(town as unknown as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
      'Choose a town',
      'Torino',
      'Moncalieri',
      'San Mauro Torinese',
    ])
    expect(zoneTimes()).toEqual([])
    await wizard.expectAccessible()
    await wizard.select('Town', 'Torino')
    expect(wizard.screen.queryByRole('radio')).toBeNull()
    await wizard.select('Zone', 'Centro (10123)')
    await wizard.radio(tomorrow)
    expect(zoneTimes()).toMatchObject([{ tipo: 'DELIVERY', id_consegna_citta: 201, id_consegna_zona: 1 }])
    expect(wizard.times()[0]).toMatch(/^05:00–05:\d\d$/)
    await wizard.expectAccessible()
    await wizard.radio(/^19:30/)
    await wizard.user.click(wizard.screen.getByRole('button', seeMenu))
    await waitFor(() => expect(wizard.path()).toBe('/menu'))
    expect(wizard.draft()).toMatchObject({
      type: 'delivery',
      slotStart: '2026-11-21 19:30:00',
      address: { zoneMode: 'manual', deliveryCityId: 201, deliveryZoneId: 1, foundCityIds: [201] },
      servicePointId: null,
      people: null,
    })
    expect(wizard.draft().slotEnd).not.toBeNull()
  })

  test('says what it costs there, from which amount on', async () => {
    const wizard = await open()
    await wizard.chooseType('Delivery')
    await wizard.select('Town', 'Torino')
    await wizard.select('Zone', 'Vanchiglia (10124)')
    expect(await wizard.screen.findByText(wholeText(/^Free delivery · Minimum order 15,00/))).toBeTruthy()
    await wizard.select('Town', 'Moncalieri')
    expect(await wizard.screen.findByText(wholeText(/^Delivery 4,50.* · Minimum order 30,00/))).toBeTruthy()
  })

  test('shows no zone without any; towns clear zone and time [WIZ-10, WIZ-11, WIZ-35]', async () => {
    const wizard = await open()
    await wizard.chooseType('Delivery')
    await wizard.select('Town', 'Torino')
    await wizard.select('Zone', 'Lingotto (10126)')
    await wizard.radio(tomorrow)
    await wizard.select('Town', 'Moncalieri')
    expect(wizard.screen.queryByRole('combobox', { name: 'Zone' })).toBeNull()
    const chip = await wizard.screen.findByRole('radio', { name: tomorrow })
    expect(chip).toHaveProperty('checked', false)
    await wizard.select('Town', 'Torino')
    expect(await wizard.combobox('Zone')).toHaveProperty('value', '')
    expect(wizard.screen.queryByRole('radio')).toBeNull()
  })

  test('starts with the zone chosen before the venue [WIZ-05]', async () => {
    const address = zoneAddress({ id: id(201) }, { id: id(3) })
    const wizard = await open({ defaults: { defaultType: 'delivery', defaultAddress: address } })
    expect(await wizard.combobox('Town')).toHaveProperty('value', '201')
    expect(await wizard.combobox('Zone')).toHaveProperty('value', '3')
    await wizard.screen.findByRole('radio', { name: tomorrow })
  })

  test('offers as soon as possible today, first slot [WIZ-32, WIZ-33]', async () => {
    const wizard = await open()
    await wizard.chooseType('Delivery')
    await wizard.select('Town', 'Moncalieri')
    await wizard.radio(/^today/)
    const soonest = await wizard.screen.findByRole('radio', { name: /^As soon as possible/ })
    const [first] = wizard.times()
    expect(soonest.closest('label')?.textContent).toBe(`As soon as possible · ${first}`)
    await wizard.user.click(soonest)
    await wizard.expectAccessible()
    await wizard.user.click(wizard.screen.getByRole('button', seeMenu))
    await waitFor(() => expect(wizard.path()).toBe('/menu'))
    expect(wizard.draft()).toMatchObject({
      asSoonAsPossible: true,
      slotStart: `2026-11-20 ${first?.slice(0, 5)}:00`,
    })
  })

  test.each([
    ['for another day', { like: 2 }, 'Delivery', tomorrow],
    ['of a type that does not allow it', { like: 2, service: { allowsAsSoonAsPossible: false } }, 'Delivery', /^today/],
    ['of a type that is not brought', { like: 2, service: { allowsAsSoonAsPossible: true } }, 'Take-away', /^today/],
  ] as const)('does not offer as soon as possible %s [WIZ-32, WIZ-33]', async (_when, service, type, chosenDay) => {
    const wizard = await open({ service })
    await wizard.chooseType(type)
    if (type === 'Delivery') await wizard.select('Town', 'Moncalieri')
    await wizard.radio(chosenDay)
    await waitFor(() => expect(wizard.times().length).toBeGreaterThan(0))
    expect(wizard.screen.queryByRole('radio', { name: /^As soon as possible/ })).toBeNull()
  })

  test('says that there are no times for the address, too [WIZ-25, ERR-11]', async () => {
    const wizard = await open({ service: { like: 2, timetable: { weekdays: [] } } })
    await wizard.chooseType('Delivery')
    await wizard.select('Town', 'Moncalieri')
    const status = (await wizard.screen.findByText(/No time slot available/)).closest('[role=status]')
    expect(status?.textContent).toContain('No time slots for this address')
    await wizard.chooseType('Change')
    await wizard.chooseType('Take-away')
    const other = (await wizard.screen.findByText(/No time slot available/)).closest('[role=status]')
    expect(other?.textContent).toBe('No time slot available')
  })
})

describe('the tiles of the types', () => {
  test('tell the earliest time, except at the table', async () => {
    const wizard = await open()
    const noteOf = (name: string) => {
      const tile = wizard.screen.getByRole('button', { name })
      return (tile.getRootNode() as ShadowRoot).getElementById(tile.getAttribute('aria-describedby') ?? '')?.textContent
    }
    await wizard.screen.findByRole('button', { name: 'Take-away' })
    await waitFor(() => expect(noteOf('Take-away')).toMatch(/^today 12:\d\d$/))
    expect(noteOf('Eat at the restaurant')).toMatch(/^today 12:\d\d$/)
    expect(noteOf('Order at the table')).toBe('')
    await wizard.expectAccessible()
  })
})

describe('a switch between eating in and the other types', () => {
  const question = { name: 'Change how you order?' }

  test('asks with items in the cart; refused, it stays [WIZ-36]', async () => {
    const wizard = await open({ hasItems: true, defaults: { defaultType: 'takeAway' } })
    await wizard.chooseType('Change')
    await wizard.chooseType('Eat at the restaurant')
    const dialog = await wizard.screen.findByRole('alertdialog', question)
    expect(dialog.textContent).toContain('some products may be removed from your order')
    await wizard.chooseType('Cancel')
    expect(wizard.screen.getByRole('button', { pressed: true, name: 'Take-away' })).toBeTruthy()
    await wizard.chooseType('Eat at the restaurant')
    await wizard.screen.findByRole('alertdialog', question)
    const [, confirm] = wizard.screen.getAllByRole('button', { name: 'Change' })
    await wizard.user.click(confirm ?? wizard.screen.getByRole('button', { name: 'Change' }))
    await wizard.screen.findByRole('heading', { name: 'How many people' })
  })

  test.each([
    ['inside one group', true, 'Delivery', 'Town'],
    ['with an empty cart', false, 'Eat at the restaurant', null],
  ])('is not asked for %s [WIZ-37]', async (_when, hasItems, type, next) => {
    const wizard = await open({ hasItems, defaults: { defaultType: 'takeAway' } })
    await wizard.chooseType('Change')
    await wizard.chooseType(type)
    if (next) await wizard.combobox(next)
    else await wizard.screen.findByRole('heading', { name: 'How many people' })
    expect(wizard.instance.stores.dialogs.state.queue).toEqual([])
  })
})

describe('PeopleStep', () => {
  test('counts from 1 to the venue’s maximum, eating in [WIZ-22, WIZ-23]', async () => {
    const wizard = await open({ service: { like: 2, service: { maxPeople: 3 } } })
    await wizard.chooseType('Take-away')
    await wizard.screen.findByRole('radio', { name: tomorrow })
    expect(wizard.screen.queryByRole('heading', { name: 'How many people' })).toBeNull()
    await wizard.chooseType('Change')
    await wizard.chooseType('Eat at the restaurant')
    const stepper = await wizard.screen.findByRole('group', { name: 'How many people' })
    const shown = () => stepper.querySelector('output')?.textContent
    expect(shown()).toBe('How many people: 1')
    expect(wizard.screen.getByRole('button', { name: 'One person less' }).getAttribute('aria-disabled')).toBe('true')
    for (let count = 0; count < 3; count += 1) await wizard.chooseType('One more person')
    expect(shown()).toBe('How many people: 3')
    await wizard.radio(tomorrow)
    await wizard.radio('19:45')
    await wizard.user.click(wizard.screen.getByRole('button', seeMenu))
    await waitFor(() => expect(wizard.path()).toBe('/menu'))
    expect(wizard.draft()).toMatchObject({ type: 'eatIn', people: 3, slotEnd: null })
  })

  test('takes 20 when the venue does not say [WIZ-23]', async () => {
    const wizard = await open({ service: { like: 2, service: { maxPeople: null } } })
    await wizard.chooseType('Eat at the restaurant')
    expect(await wizard.screen.findByText('At most 20')).toBeTruthy()
  })
})

describe('SeeMenuBar', () => {
  test('says what is still missing, to screen readers too [WIZ-34]', async () => {
    const wizard = await open({ defaults: { defaultType: 'takeAway' } })
    const button = await wizard.screen.findByRole('button', seeMenu)
    const reason = () =>
      (button.getRootNode() as ShadowRoot).getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent
    expect(button.hasAttribute('disabled')).toBe(true)
    expect(reason()).toBe('Choose a day first.')
    await wizard.radio(tomorrow)
    expect(reason()).toBe('Choose a time first.')
    await wizard.radio('19:30')
    expect(button.hasAttribute('disabled')).toBe(false)
    expect(button.hasAttribute('aria-describedby')).toBe(false)
  })
})
