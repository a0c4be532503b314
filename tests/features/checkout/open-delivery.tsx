import { within } from '@testing-library/react'

import { draftSamples } from '#tests/support/draft-samples.ts'

import { confirm, openCheckout } from './open-checkout.tsx'

/** The checkout of a DELIVERY order; to zone 1 of restaurant 2 unless said otherwise. */
export async function openDelivery(setup: Parameters<typeof openCheckout>[0] = draftSamples.zone) {
  const order = await openCheckout(setup)
  const { screen, user } = order
  const block = within(await screen.findByRole('region', { name: 'Delivery address' }))
  return {
    ...order,
    block,
    total: () => within(screen.getByRole('button', { name: confirm })).getByText(/€/).textContent,
    payInCash: () => user.click(screen.getByRole('radio', { name: 'Cash' })),
    async openSheet(button: string) {
      await user.click(await block.findByRole('button', { name: button }))
      const name = button === 'New address' ? button : 'Delivery address'
      return within(await screen.findByRole('dialog', { name }))
    },
  }
}
