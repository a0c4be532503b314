import { waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { id } from '#tests/support/builders.ts'

import { openWizard, seeMenu } from './open-wizard.tsx'
import type { Wizard } from './open-wizard.tsx'

const dil = 'Delivery to a service point'
const tomorrow = /^tomorrow/
const open = (setup: Partial<Parameters<typeof openWizard>[0]> = {}) =>
  openWizard({ service: { like: 4 }, venueId: 41, ...setup })

async function orderTomorrow(wizard: Wizard) {
  await wizard.radio(tomorrow)
  await wizard.user.click((await wizard.screen.findAllByRole('radio')).at(-1) as HTMLElement)
  await wizard.user.click(wizard.screen.getByRole('button', seeMenu))
  await waitFor(() => expect(wizard.path()).toBe('/menu'))
}

describe('ServicePointStep', () => {
  test('offers the venue’s points, then times as ranges [WIZ-15, WIZ-26]', async () => {
    const wizard = await open()
    await wizard.chooseType(dil)
    await wizard.screen.findByText('Choose where the order goes.')
    const tiles = wizard.screen.getAllByRole('button', { pressed: false }).map(({ textContent }) => textContent)
    expect(tiles).toEqual(['Lawn', 'Concert area'])
    expect(wizard.screen.queryByRole('radio')).toBeNull()
    await wizard.expectAccessible()
    await wizard.chooseType('Concert area')
    await wizard.radio(tomorrow)
    const asked = wizard.sent('/restaurant/shifts/lv2').filter((body) => body.id_punto_di_servizio !== null)
    expect(asked).toMatchObject([{ tipo: 'DIL', id_punto_di_servizio: 402 }])
    expect(wizard.times()[0]).toMatch(/^\d\d:\d\d–\d\d:\d\d$/)
    await wizard.radio(/^19:30/)
    await wizard.user.click(wizard.screen.getByRole('button', seeMenu))
    await waitFor(() => expect(wizard.path()).toBe('/menu'))
    expect(wizard.draft()).toMatchObject({ type: 'dil', servicePointId: 402, typeLabel: 'By the stage' })
  })

  test('has the only point chosen, with nothing to change [WIZ-16]', async () => {
    const wizard = await open({ venueId: 43 })
    await wizard.chooseType(dil)
    await wizard.screen.findByRole('radio', { name: tomorrow })
    const step = wizard.screen.getByRole('heading', { name: 'Service point' }).closest('section')
    expect(step?.textContent).toBe('Service pointConcert area')
  })

  test('clears the later steps with another point [WIZ-35]', async () => {
    const wizard = await open()
    await wizard.chooseType(dil)
    await wizard.chooseType('Lawn')
    await wizard.radio(tomorrow)
    const [, changePoint] = wizard.screen.getAllByRole('button', { name: 'Change' })
    if (changePoint) await wizard.user.click(changePoint)
    await wizard.chooseType('Concert area')
    expect(await wizard.screen.findByRole('radio', { name: tomorrow })).toHaveProperty('checked', false)
  })
})

describe('a fair whose point was decided on', () => {
  const atLawn = { defaultServicePointId: id<'ServicePoint'>(401) }
  const step = (wizard: Wizard) => wizard.screen.findByRole('region', { name: 'How' })

  test('shows a label with the point, fixed [WIZ-03, WIZ-17]', async () => {
    const wizard = await open({ defaults: { ...atLawn, defaultType: 'dil' } })
    await wizard.screen.findByRole('radio', { name: tomorrow })
    expect((await step(wizard)).textContent).toBe('HowLawnOn the lawn')
    expect(wizard.screen.queryByRole('heading', { name: 'Service point' })).toBeNull()
    await wizard.expectAccessible()
    await orderTomorrow(wizard)
    expect(wizard.draft()).toMatchObject({
      type: 'dil',
      servicePointId: 401,
      typeLabel: 'On the lawn',
      defaultType: 'dil',
    })
  })

  test('takes the single active type [WIZ-03, WIZ-04]', async () => {
    const wizard = await open({
      service: { like: 7, restaurant: { isFairMode: true } },
      venueId: 71,
      defaults: { defaultServicePointId: id<'ServicePoint'>(701) },
    })
    await wizard.screen.findByRole('radio', { name: tomorrow })
    expect((await step(wizard)).textContent).toBe('HowOfficine DoraAt the office')
  })

  test('keeps the buttons under the label until decided [WIZ-03]', async () => {
    const wizard = await open({ defaults: atLawn })
    expect((await step(wizard)).textContent).toMatch(/^HowLawnChoose how you want to order.Take-away.*On the lawn/)
    await wizard.chooseType('Take-away')
    await orderTomorrow(wizard)
    expect(wizard.draft()).toMatchObject({ type: 'takeAway', servicePointId: 401, typeLabel: null, defaultType: null })
    wizard.instance.location.navigate('/ordine')
    const [changeType] = await wizard.screen.findAllByRole('button', { name: 'Change' })
    if (changeType) await wizard.user.click(changeType)
    await wizard.chooseType('On the lawn')
    await wizard.screen.findByRole('radio', { name: tomorrow })
  })
})
