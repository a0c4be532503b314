import { act, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'

import { createBillStore } from '#src/state/bill-store.ts'
import { installStripe } from '#tests/support/stripe-in-process.ts'
// Fetched before the tests begin: on a busy machine these chunks take longer than a test waits.
import '#src/features/table/bill/pay-bill-sheet.tsx'
import '#src/parts/payment/card/card-entry-dialog.tsx'

import { openTable, staffOf, textOf } from './open-table.tsx'
import type { TableSetup } from './open-table.tsx'

type Table = Awaited<ReturnType<typeof openTable>>
type Screen = Pick<Table, 'screen' | 'user' | 'instance'>

/** The page of a table whose rounds, or the first so many of them, the restaurant has confirmed, and says so. */
export async function openBillPage(setup: TableSetup & { readonly confirmed?: number } = {}) {
  const { rounds = [{}, {}], confirmed = rounds.length } = setup
  const table = await openTable({ ...setup, rounds })
  const stripe = installStripe(table.service.fetch)
  const oldestFirst = table.placed.toReversed()
  for (const { orderId } of oldestFirst.slice(0, confirmed)) await staffOf(table).post(`orders/${orderId}/confirm`)
  await table.settled()
  table.advance(15_000)
  await waitFor(async () => {
    const states = (await table.listed(rounds.length)).map(([, state]) => state)
    expect(states.filter((state) => state === 'Confirmed')).toHaveLength(confirmed)
  })
  return {
    ...table,
    ...ofBill(table, stripe),
    stripe,
    /** What bills have paid of each order as the desk says it, the first one first. */
    paidAtDesk: async () => {
      const { orders } = await staffOf(table).read<{ orders: { id: number; paidCents: number }[] }>('orders')
      return orders.toSorted((a, b) => a.id - b.id).map(({ paidCents }) => paidCents)
    },
    opened: () => table.calls.filter((path) => path === '/restaurant/ordina-tavolo/bill/open').length,
  }
}

/** Paying on the page, also of a widget that was opened again. */
export function ofBill({ screen, user, instance }: Screen, stripe: ReturnType<typeof installStripe>) {
  const region = () => screen.findByRole('region', { name: 'Pay online' })
  const sheet = async () => within(await screen.findByRole('dialog', { name: 'Pay online' }))
  return {
    region,
    payCard: async () => within(await region()),
    sheet,
    entry: () => instance.stores.of(createBillStore).state.entry,
    amountField: async () => (await within(await region()).findByLabelText('My part')) as HTMLInputElement,
    async press(name: RegExp | string) {
      await user.click(await within(await region()).findByRole('button', { name }))
    },
    /** Pays by a new card in the open sheet. */
    async byCard(number?: string) {
      await user.click(await (await sheet()).findByRole('button', { name: /^Pay/ }))
      const card = within(await screen.findByRole('dialog', { name: 'Your card' }))
      await waitFor(() => act(() => stripe.typeCard(number)))
      await user.click(card.getByRole('button', { name: /^Pay/ }))
      return card
    },
    async seesPaid(amount: string) {
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Pay online' })).toBeNull())
      await waitFor(async () => expect(textOf(await region())).toContain(`${amount} paid`))
    },
    /** Names and amounts under the running total. */
    sums: () =>
      [
        ...(screen
          .getByText(/^Table 3/)
          .closest('section')
          ?.querySelectorAll('.cost-line') ?? []),
      ].map(textOf),
  }
}
