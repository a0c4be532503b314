import { fireEvent, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { noon } from '#tests/server/support/diner.ts'
import { deskOf } from '#tests/support/desk.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let restaurantId: number
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  restaurantId = await service.newRestaurant()
})

const path = 'venues/11/set-up/hours'
type Part = { readonly value: { readonly openingHours?: readonly object[]; readonly closures?: readonly object[] } }
const saved = async () => (await deskOf(service, restaurantId).read<Part>(path)).value

/** The step of the set-up at a venue with these hours and closed days. */
async function open(part: object) {
  await deskOf(service, restaurantId).savePart(path, { openingHours: undefined, closures: undefined, ...part })
  const desk = await renderDesk('/set-up/hours/11', { service, restaurantId, nowMs: noon })
  const grid = within(await desk.screen.findByRole('grid', { name: 'Week of half hours' }))
  const cell = (name: string) => grid.getByLabelText(name)
  return {
    ...desk,
    grid,
    cell,
    day: (name: string) => within(desk.screen.getByRole('group', { name })),
    async save() {
      await desk.user.click(desk.screen.getByRole('button', { name: 'Save' }))
      await desk.settled()
    },
  }
}
const lunch = { openingHours: [{ days: ['mon'], from: '12:00', to: '14:45' }] }

describe('the week with a pointer [SET-42]', () => {
  test('is opened from an empty cell on, over several days', async () => {
    const { user, cell, screen, save, expectAccessible } = await open({})
    await screen.findByText('There are no opening hours yet.')
    await expectAccessible()
    await user.pointer([
      { keys: '[MouseLeft>]', target: cell('Monday 19:00') },
      { target: cell('Tuesday 01:30') },
      { keys: '[/MouseLeft]' },
    ])
    await screen.findByText('Monday – Tuesday 19:00 to 02:00: open')
    expect(cell('Tuesday 22:00').getAttribute('aria-selected')).toBe('true')
    await save()
    expect((await saved()).openingHours).toEqual([{ days: ['mon', 'tue'], from: '19:00', to: '02:00' }])
  })

  test('is closed from an open cell on', async () => {
    const { user, cell, screen, day } = await open(lunch)
    await user.pointer([
      { keys: '[MouseLeft>]', target: cell('Monday 12:00') },
      { target: cell('Monday 13:30') },
      { target: cell('Monday 12:30') },
      { keys: '[/MouseLeft]' },
    ])
    await screen.findByText('Monday 12:00 to 13:00: closed')
    expect(day('Monday').getByLabelText('From')).toHaveProperty('value', '13:00')
    expect(day('Monday').getByLabelText('To')).toHaveProperty('value', '14:45')
  })

  test('is left alone when the page scrolls', async () => {
    const { cell, screen } = await open(lunch)
    fireEvent.pointerDown(cell('Monday 18:00'), { button: 0 })
    await screen.findByText('Monday 18:00 to 18:30: open')
    fireEvent.pointerCancel(cell('Monday 18:00'))
    fireEvent.pointerLeave(screen.getByRole('grid'))
    expect(cell('Monday 18:00').getAttribute('aria-selected')).toBe('false')
    expect(screen.queryByText('Not saved yet.')).toBeNull()
  })
})

describe('the week with the keyboard [SET-42]', () => {
  test('has a tab stop a day, paints with shift', async () => {
    const { user, cell, screen, grid } = await open({})
    expect(grid.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(7)
    cell('Monday 12:00').focus()
    await user.tab()
    expect(document.activeElement).toBe(cell('Tuesday 12:00'))
    await user.keyboard(' {Shift>}{ArrowRight}{ArrowRight}{/Shift}')
    expect(document.activeElement).toBe(cell('Tuesday 13:00'))
    await screen.findByText('Tuesday 12:00 to 13:30: open')
    await user.keyboard('{ArrowLeft}{Enter}')
    await screen.findByText('Tuesday 12:30 to 13:00: closed')
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(cell('Wednesday 12:30'))
    await user.keyboard('{Home}{ArrowLeft}')
    expect(document.activeElement).toBe(cell('Wednesday 04:00'))
  })
})

describe('the times of a day [SET-40]', () => {
  test('are the same as what is painted, to the minute', async () => {
    const { user, day, cell, save } = await open(lunch)
    expect(cell('Monday 14:30, partly open').getAttribute('aria-selected')).toBe('false')
    await user.click(day('Tuesday').getByRole('button', { name: 'Add hours' }))
    fireEvent.input(day('Tuesday').getByLabelText('From'), { target: { value: '18:10' } })
    fireEvent.input(day('Tuesday').getByLabelText('To'), { target: { value: '00:00' } })
    expect(cell('Tuesday 18:00, partly open')).toBeTruthy()
    expect(cell('Tuesday 23:30').getAttribute('aria-selected')).toBe('true')
    await save()
    expect((await saved()).openingHours).toEqual([
      { days: ['mon'], from: '12:00', to: '14:45' },
      { days: ['tue'], from: '18:10', to: '00:00' },
    ])
  })

  test('of Monday are copied, and taken away', async () => {
    const { user, screen, day, save } = await open(lunch)
    await user.click(screen.getByRole('button', { name: 'Copy Monday to all days' }))
    await user.click(day('Sunday').getByRole('button', { name: 'Remove Sunday 12:00 to 14:45' }))
    await save()
    const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat']
    expect((await saved()).openingHours).toEqual([{ days, from: '12:00', to: '14:45' }])
  })

  test('that are wrong say so beside their field', async () => {
    const { user, day, save, expectAccessible } = await open(lunch)
    await user.click(day('Monday').getByRole('button', { name: 'Add hours' }))
    const [, from] = day('Monday').getAllByLabelText('From')
    fireEvent.input(from!, { target: { value: '13:00' } })
    const [, to] = day('Monday').getAllByLabelText('To')
    fireEvent.input(to!, { target: { value: '16:00' } })
    await save()
    expect(from!.getAttribute('aria-invalid')).toBe('true')
    await expectAccessible()
    expect((await saved()).openingHours).toEqual(lunch.openingHours)
  })
})

describe('closed days [SET-43]', () => {
  const closures = [{ from: '2026-08-10', to: '2026-08-20' }, { from: '2026-01-06' }, { from: '2026-04-05' }]

  test('stand in the order of dates; past ones are kept', async () => {
    const { user, screen, save } = await open({ closures })
    const dates = () => screen.getAllByLabelText('First day').map((field) => (field as HTMLInputElement).value)
    expect(dates()).toEqual(['2026-04-05', '2026-08-10'])
    await user.click(screen.getByRole('button', { name: 'Add closed days' }))
    fireEvent.input(screen.getAllByLabelText('First day')[2]!, { target: { value: '2026-05-01' } })
    await user.type(screen.getAllByLabelText('What diners read')[2]!, 'Festa')
    expect(dates()).toEqual(['2026-04-05', '2026-08-10', '2026-05-01'])
    await user.click(screen.getByRole('button', { name: 'Remove closed days from 2026-08-10' }))
    await save()
    const kept = (await saved()).closures as { from: string }[]
    expect(kept.map(({ from }) => from).toSorted()).toEqual(['2026-01-06', '2026-04-05', '2026-05-01'])
    expect(kept).toContainEqual(expect.objectContaining({ from: '2026-05-01', message: expect.anything() }))
  })
})

test('the Hours room shows the forms of the set-up [SET-41, SET-60]', async () => {
  await deskOf(service, restaurantId).savePart(path, lunch)
  const { screen, user, settled, expectAccessible } = await renderDesk('/hours', { service, restaurantId })
  await screen.findAllByRole('grid')
  const venue = within(screen.getAllByRole('region').find((each) => within(each).queryByRole('grid'))!)
  await expectAccessible()
  const save = (place: number) => user.click(venue.getAllByText('Save')[place]!.closest('button')!)
  await user.click(venue.getByLabelText('Wednesday 12:00'))
  await save(0)
  await settled()
  expect((await saved()).openingHours).toContainEqual({ days: ['wed'], from: '12:00', to: '12:30' })
  const takeAway = within(screen.getByLabelText('Take-away, Trattoria da Gino Centro'))
  fireEvent.input(takeAway.getByLabelText('Orders at each time'), { target: { value: '6' } })
  await save(1)
  type Ways = { readonly value: { readonly services: { readonly takeAway: { readonly slots: readonly object[] } } } }
  const ways = async () => (await deskOf(service, restaurantId).read<Ways>('venues/11/set-up/services')).value.services
  await expect.poll(async () => (await ways()).takeAway.slots).toMatchObject([{ id: 111, orders: 6 }])
})
