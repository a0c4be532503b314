import { act, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'

import { visitMs } from '#src/domain/tables/visit.ts'
import { id, moment } from '#tests/support/builders.ts'
import { createMemoryStorage } from '#tests/support/memory-storage.ts'
import { noon } from '#tests/support/open-order.tsx'
import { aDraft } from '#tests/support/render-widget.tsx'
import { startService } from '#tests/support/service.ts'

import { fourth, fourthCode, openWizard, scan, seeMenu, stepOf } from './open-table-wizard.tsx'

beforeAll(async () => {
  await startService()
})

describe('another round', () => {
  const atTable = (sinceMs: number) => {
    const storage = createMemoryStorage()
    storage.storage.write('table', { seat: { table: fourth, venueId: 21, sinceMs } })
    return storage
  }

  test('needs no second scan after a placed order [WIZ-41]', async () => {
    const wizard = await openWizard()
    const { screen, user, instance, path } = wizard
    await wizard.chooseTable()
    await wizard.type(fourthCode)
    await user.click(await screen.findByRole('button', seeMenu))
    await waitFor(() => expect(path()).toBe('/menu'))
    act(() => instance.stores.draft.reset())
    expect(instance.stores.draft.state.table).toBeNull()
    act(() => instance.location.navigate('/ordine'))
    await user.click(await screen.findByRole('button', seeMenu))
    await waitFor(() => expect(path()).toBe('/menu'))
    expect(instance.stores.draft.state).toMatchObject({ type: 'table', table: fourth })
    expect(wizard.decoded()).toHaveLength(1)
  })

  test('knows the table after a reload', async () => {
    const wizard = await openWizard({ storage: atTable(noon) })
    await wizard.chooseTable()
    await wizard.screen.findByRole('button', seeMenu)
    expect(stepOf(wizard)?.textContent).toBe('Table4Change')
  })

  test.each([
    ['in its last minute', visitMs - 60_000, true],
    ['when it is over', visitMs, false],
  ])('is at the same table while the visit lasts: %s', async (_when, age, isKnown) => {
    const wizard = await openWizard({ storage: atTable(noon - age) })
    await wizard.chooseTable()
    await wizard.screen.findByRole('button', isKnown ? seeMenu : scan)
    expect(wizard.screen.queryByRole('button', isKnown ? scan : seeMenu)).toBeNull()
  })
})

describe('a table in the address of the page', () => {
  test('is chosen on opening, before earlier choices [WIZ-18]', async () => {
    const earlier = {
      slotStart: moment('2026-11-20 19:00:00'),
      timetableId: id<'Timetable'>(211),
      menuId: id<'Menu'>(1),
    }
    const wizard = await openWizard({
      search: `?identificativo=${fourthCode}&ordering_route=%2Fordine`,
      draft: aDraft({ ...earlier, venueId: id<'Venue'>(21) }),
    })
    await wizard.screen.findByRole('button', seeMenu)
    expect(stepOf(wizard)?.textContent).toBe('Table4Change')
    expect(wizard.decoded()).toEqual([fourthCode])
  })

  test('counts once: then the choices of the diner do', async () => {
    const wizard = await openWizard({ search: `?identificativo=${fourthCode}` })
    const { screen, user, instance, path } = wizard
    await screen.findByRole('button', seeMenu)
    await user.click(within(stepOf(wizard) as HTMLElement).getByRole('button', { name: 'Change' }))
    await wizard.type('stella-7-d8Fy')
    await user.click(await screen.findByRole('button', seeMenu))
    await waitFor(() => expect(path()).toBe('/menu'))
    act(() => instance.location.navigate('/ordine'))
    await screen.findByRole('button', seeMenu)
    expect(stepOf(wizard)?.textContent).toBe('Table7Change')
    expect(wizard.decoded()).toEqual([fourthCode, 'stella-7-d8Fy'])
  })

  test('alerts when unknown and waits for another', async () => {
    const { screen } = await openWizard({ search: '?identificativo=elsewhere' })
    expect(await screen.findByRole('alertdialog')).toBeTruthy()
    expect(screen.queryByRole('button', seeMenu)).toBeNull()
  })

  test('is not asked where nobody orders at tables', async () => {
    const wizard = await openWizard({
      search: `?identificativo=${fourthCode}`,
      service: { type: 'table', service: { isActive: false } },
    })
    await wizard.screen.findByRole('heading', { name: 'How' })
    await wizard.screen.findByRole('heading', { level: 1 })
    expect(wizard.decoded()).toEqual([])
  })
})
