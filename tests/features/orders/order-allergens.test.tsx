import { within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import type { OrderRow } from '#src/contract/placed-order.ts'
import { aRow } from '#tests/support/order-builders.ts'

import { openConfirmation } from './open-confirmation.tsx'
import { anOrderOfToday, openOrders } from './open-orders.tsx'

const known = (codes: readonly string[], isIncomplete = false): OrderRow['allergens'] => ({ codes, isIncomplete })

/** What the rows of an order say, and its card. */
async function openRows(...rows: readonly OrderRow[]) {
  const order = anOrderOfToday({ rows })
  const opened = await openOrders(`/ordine/dettaglio/${order.id}`, [order])
  const card = await opened.screen.findByRole('region', { name: 'Your order' })
  return { ...opened, card, said: () => [...card.querySelectorAll('.allergens')].map((each) => each.textContent) }
}

describe('the page of an order', () => {
  test('repeats the allergens right after ordering, accessibly', async () => {
    const { screen, expectAccessible } = await openConfirmation()
    const card = within(await screen.findByRole('region', { name: 'Your order' }))
    expect(card.getAllByText(/^Contains: gluten, milk/)).toHaveLength(2)
    const help = card.getByText(/^Allergies or doubts\? Ask us:/).closest('p') as HTMLElement
    expect(within(help).getByRole('link', { name: '+39 011 555 0112' }).getAttribute('href')).toBe('tel:+390115550112')
    await expectAccessible()
  })

  test('says what is not declared, never that nothing is in', async () => {
    const { said, card } = await openRows(
      aRow({ allergens: known(['LATTE', 'KIWI']) }),
      aRow({ allergens: known(['LATTE'], true) }),
      aRow({ allergens: known([]) }),
      aRow({ allergens: known([], true) }),
      aRow(),
    )
    expect(said()).toEqual([
      'Contains: milk, KIWI',
      'Contains: milk · not all declared',
      'No allergens declared',
      'Allergens not declared',
      'Allergens not declared',
    ])
    expect(card.textContent).not.toMatch(/free from|without/i)
  })

  test('is silent where the service tells no allergens', async () => {
    const { said, screen } = await openRows(aRow(), aRow())
    expect(said()).toEqual([])
    expect(screen.queryByText(/Allergies or doubts/)).toBeNull()
  })
})
