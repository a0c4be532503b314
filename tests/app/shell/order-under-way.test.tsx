import { act, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { createJournalStore } from '#src/state/journal-store.ts'
import { anOrderOfToday, openOrders } from '#tests/features/orders/open-orders.tsx'
import { id, moment } from '#tests/support/builders.ts'

/** The menu of a diner who has just ordered. */
async function openMenu(fields: Parameters<typeof anOrderOfToday>[0]) {
  const order = anOrderOfToday({ slotStart: moment('2026-11-20 19:30:00'), ...fields })
  const opened = await openOrders('/menu', [order], { draft: {} })
  const { instance, screen } = opened
  act(() => {
    const journal = instance.stores.of(createJournalStore)
    journal.begin('draft', id(12))
    journal.placed(order.id, null)
  })
  const region = await screen.findByRole('region', { name: `Your order #${order.id}` })
  return { ...opened, order, region, card: within(region) }
}

test('the order under way begins the menu, above its search [SHELL-92]', async () => {
  const { screen, region, card, user, path, order } = await openMenu({ status: 'confirmed' })
  const search = await screen.findByRole('searchbox')
  expect(region.compareDocumentPosition(search)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(card.getByText('Confirmed')).toBeTruthy()
  expect(card.getByText('today 19:30')).toBeTruthy()
  await user.click(card.getByRole('button', { name: 'Follow your order' }))
  expect(path()).toBe(`/ordine/riepilogo/${order.id}`)
})

test('at a table it names the table, no time [SHELL-92]', async () => {
  const { card, region } = await openMenu({ orderType: 'table', tableName: '12' })
  expect(region.querySelector('.place')?.textContent).toBe('Table 12 · Trattoria da Gino San Salvario')
  expect(card.queryByText(/19:30/)).toBeNull()
})

test('delivered, it says the address [SHELL-92]', async () => {
  const { region } = await openMenu({
    orderType: 'delivery',
    street: 'Via Garibaldi',
    houseNumber: '8',
    town: 'Torino',
  })
  expect(region.querySelector('.place')?.textContent).toContain('Via Garibaldi 8')
})
