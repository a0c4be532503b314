import { waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'

import { margherita, openOrder, tiramisu } from '#tests/support/open-order.tsx'
import type { OrderSetup } from '#tests/support/open-order.tsx'

/** The cart with its costs there. */
export async function openCart(setup: OrderSetup = {}) {
  const order = await openOrder('/carrello', { lines: [{ ...margherita, quantity: 2 }, tiramisu], ...setup })
  const { screen, user, calls } = order
  await screen.findByText('Total')
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Do you have a code?' })
  return {
    ...order,
    field,
    block: (name: string | RegExp) => within(screen.getByRole('region', { name })),
    amount: (label: string | RegExp) => screen.getByText(label).closest('.cost-line')?.querySelector('dd')?.textContent,
    async apply(code: string) {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Apply' }).getAttribute('aria-busy')).toBeNull())
      await user.type(field(), `${code}{Enter}`)
    },
    async readMessage(title: string) {
      const dialog = await screen.findByRole('alertdialog', { name: title })
      const text = within(dialog).getByRole('alert').textContent
      await user.click(within(dialog).getByRole('button', { name: 'OK' }))
      return text
    },
    /** What the block of codes and rewards says of a lost one, without any modal. */
    async readLost(title: string) {
      const notice = (await screen.findByText(title)).closest<HTMLElement>('[role="status"]')
      expect(screen.queryByRole('alertdialog')).toBeNull()
      return notice?.textContent
    },
    asked: (path: string) => calls.filter((call) => call === path).length,
    focused: () => order.instance.surface.root.activeElement,
  }
}
