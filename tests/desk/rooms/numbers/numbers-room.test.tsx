import { fireEvent, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'

import { aCounter, noon } from '#tests/server/support/diner.ts'
import { deskOf } from '#tests/support/desk.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

test('today and other days are counted at a glance [NUM-05, NUM-06, NUM-07]', async () => {
  const { restaurantId, place } = await aCounter(service)
  const { post } = deskOf(service, restaurantId)
  const { id: orderId } = await place({ dishes: [{ id: 801, quantity: 2 }] })
  await post(`orders/${orderId}/confirm`)
  await post(`orders/${orderId}/consume`)
  const { screen, user, setOffline, expectAccessible } = await renderDesk('/numbers', {
    service,
    restaurantId,
    nowMs: noon,
  })
  const section = (name: string) => within(screen.getByRole('region', { name }))
  const rowsOf = (name: string) =>
    section(name)
      .getAllByRole('row')
      .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent))
  await screen.findByText('Best dishes')
  expect(screen.getAllByRole('definition')[0]?.textContent).toBe('11,00\u00A0€')
  expect(rowsOf('Money by way to pay')).toEqual([
    ['Way to pay', 'Money in', 'Given back'],
    ['Cash', '11,00\u00A0€', '0,00\u00A0€'],
  ])
  expect(rowsOf('Sales by way to order')[1]).toEqual(['Take-away', '1', '11,00\u00A0€'])
  expect(rowsOf('Money by way to order')[1]).toEqual(['Take-away', '11,00\u00A0€', '0,00\u00A0€'])
  expect(rowsOf('VAT in the sales')[1]).toEqual(['10\u00A0%', '11,00\u00A0€', '1,00\u00A0€'])
  expect(rowsOf('Busiest hours')[1]).toEqual(['19:00', '1'])
  expect(rowsOf('Best dishes')[1]).toEqual(['Tiramisu', '2', '11,00\u00A0€'])
  expect(section('Not ordered at all').queryByText('Tiramisu')).toBe(null)
  await expectAccessible()

  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await user.click(screen.getByRole('button', { name: 'CSV: Money' }))
  await expect.poll(() => files.length).toBe(1)
  expect(await files[0]?.text()).toContain(`2026-03-10,12:00,Payment,Order,${orderId},Take-away,Cash,11.00,`)
  await user.click(screen.getByRole('button', { name: 'Excel file with all' }))
  await expect.poll(() => files.length).toBe(2)
  vi.restoreAllMocks()

  await user.selectOptions(screen.getByLabelText('Days'), 'Yesterday')
  await screen.findByText('Nothing was sold and no money moved.')
  await user.selectOptions(screen.getByLabelText('Days'), 'From … to …')
  fireEvent.input(screen.getByLabelText('First day'), { target: { value: '2026-03-11' } })
  await screen.findByText('The last day is before the first one.')
  setOffline(true)
  fireEvent.input(screen.getByLabelText('Last day'), { target: { value: '2026-03-12' } })
  await screen.findByText('There is no connection to the service.')
  setOffline(false)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Nothing was sold and no money moved.')
  await user.selectOptions(screen.getByLabelText('Venue'), screen.getAllByRole('option')[1]!)
  await screen.findByText('Nothing was sold and no money moved.')
})

test('staff have no numbers [NUM-05]', async () => {
  const { path } = await renderDesk('/numbers', { service, restaurantId: 1, email: 'staff@example.com', nowMs: noon })
  expect(path()).toBe('/staff/')
})
