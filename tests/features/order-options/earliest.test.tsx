import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { LocalDate } from '#src/contract/values.ts'
import { openOrder } from '#tests/support/open-order.tsx'
import type { OrderSetup } from '#tests/support/open-order.tsx'

const openWizard = (setup: OrderSetup = {}) => openOrder('/ordine', { draft: null, ...setup })
const seeMenu = { name: 'See the menu' }

test('One tap chooses day and time, the earliest [WIZ-34]', async () => {
  const { screen, user, path, instance, expectAccessible } = await openWizard()
  const earliest = await screen.findByRole('button', { name: 'Earliest, 12:30' })
  expect(screen.getByRole('button', seeMenu).hasAttribute('disabled')).toBe(true)
  await expectAccessible()
  await user.click(earliest)
  const next = screen.getByRole('button', seeMenu)
  expect((next.getRootNode() as ShadowRoot).activeElement).toBe(next)
  screen.getByText(/^today, Friday/)
  screen.getByText('12:30')
  await user.click(next)
  await waitFor(() => expect(path()).toBe('/menu'))
  expect(instance.stores.draft.state).toMatchObject({ slotStart: '2026-11-20 12:30:00', asSoonAsPossible: false })
})

test('A restaurant may propose the earliest time of today [WIZ-34]', async () => {
  const { screen, user } = await openWizard({ service: { restaurant: { proposesEarliestSlot: true } } })
  await waitFor(() => expect(screen.getByRole('button', seeMenu).hasAttribute('disabled')).toBe(false))
  screen.getByText('12:30')
  const [day] = screen.getAllByRole('button', { name: 'Change' })
  if (day) await user.click(day)
  await user.click(await screen.findByRole('radio', { name: /^tomorrow/ }))
  expect(screen.getByRole('button', seeMenu).hasAttribute('disabled')).toBe(true)
})

test('A later day is named, and never proposed', async () => {
  const friday = '2026-11-20' as LocalDate
  const { screen } = await openWizard({
    service: { restaurant: { proposesEarliestSlot: true }, closure: { from: friday, to: friday } },
  })
  await screen.findByRole('button', { name: /^Earliest, tomorrow \d\d:\d\d$/ })
  expect(screen.getByRole('button', seeMenu).hasAttribute('disabled')).toBe(true)
})
