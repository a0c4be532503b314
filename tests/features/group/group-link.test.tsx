import { waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { tiramisu } from '#tests/support/open-order.tsx'

import { openGroup } from './open-group.tsx'

describe('the link of a group', () => {
  test('says who invites, when and where', async () => {
    const { openPhone } = await openGroup()
    const phone = await openPhone()
    await phone.screen.findByRole('heading', { name: 'Rosa invites you to order together' })
    expect(phone.screen.getByText(/^Take-away, today 19:00 · /)).toBeTruthy()
    expect(phone.members()).toEqual(['Rosaplaces the order6,50 €1 ×MargheritaRegular6,50 €'])
    await phone.expectAccessible()
  })

  test('asks for a name before joining', async () => {
    const { openPhone } = await openGroup()
    const phone = await openPhone()
    await phone.user.click(await phone.screen.findByRole('button', { name: 'Join' }))
    await phone.screen.findByText('Please tell the others who you are.')
    expect(phone.instance.stores.draft.state.group).toBeNull()
  })

  test('with an unknown code leads out of it', async () => {
    const { openPhone } = await openGroup()
    const phone = await openPhone({}, '/gruppo?codice=nothing')
    await phone.screen.findByText(/^We do not know this group order/)
    await phone.expectAccessible()
    await phone.press('See the menu')
    // The menu of this venue is seen once a time is chosen.
    expect(phone.path()).toBe('/ordine')
  })

  test('opens without a chosen venue, and chooses it', async () => {
    const { join } = await openGroup()
    const phone = await join('Luca', { venueId: null })
    expect(phone.instance.stores.place.state.venueId).toBe(12)
  })

  test('asks before it replaces dishes of another type', async () => {
    const { openPhone, rosa } = await openGroup()
    const phone = await openPhone()
    const { slotStart, timetableId, menuId, venueId } = rosa.instance.stores.draft.state
    phone.instance.stores.draft.choose({
      type: 'eatIn',
      slotStart,
      slotEnd: null,
      timetableId,
      menuId,
      venueId,
      asSoonAsPossible: false,
      people: 2,
    })
    await phone.add(tiramisu)
    await phone.user.type(await phone.screen.findByRole('textbox', { name: 'Your name' }), 'Luca')
    await phone.press('Join')
    await phone.confirm('Cancel')
    expect(phone.lines()).toEqual(['1 Tiramisu'])
    await phone.press('Join')
    await phone.confirm('Give up and join')
    await phone.isIn()
    await waitFor(() => expect(phone.path()).toBe('/menu'))
    expect(phone.lines()).toEqual([])
    expect(phone.instance.stores.draft.state).toMatchObject({ type: 'takeAway', slotStart })
  })

  test('brings dishes of the same kind along', async () => {
    const { openPhone, rosa } = await openGroup()
    const phone = await openPhone()
    const { type, slotStart, timetableId, menuId, venueId } = rosa.instance.stores.draft.state
    phone.instance.stores.draft.choose({
      type,
      slotStart,
      slotEnd: null,
      timetableId,
      menuId,
      venueId,
      asSoonAsPossible: false,
      people: null,
    })
    await phone.add(tiramisu)
    await phone.user.type(await phone.screen.findByRole('textbox', { name: 'Your name' }), 'Luca')
    await phone.press('Join')
    await phone.isIn()
    expect(phone.lines()).toEqual(['1 Tiramisu'])
  })
})
