import { waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'

import { draftSamples } from '#tests/support/draft-samples.ts'
import { enterText } from '#tests/support/enter-text.ts'

import { openCheckout } from './open-checkout.tsx'

const wanted = 'I would like an invoice'

type Setup = Parameters<typeof openCheckout>[0]

/** A checkout of a collected order, with what the invoice's tests press and read. */
export async function openInvoice(setup: Setup = {}) {
  const order = await openCheckout({ ...draftSamples.collect, ...setup })
  const { screen, user } = order
  const toggle = () => screen.getByRole<HTMLInputElement>('checkbox', { name: wanted })
  const sheet = () => within(screen.getByRole('dialog', { name: 'Invoice details' }))
  const field = (name: string) => sheet().getByRole<HTMLInputElement>('textbox', { name })
  return {
    ...order,
    toggle,
    sheet,
    field,
    /** What is asked of everybody; Turin. */
    async fillInAddress() {
      const parts = { Street: 'Via Po', 'House number': '12', Postcode: '10123', Town: 'Torino', Province: 'TORINO' }
      for (const [name, text] of Object.entries(parts)) await enterText(user, field(name), text)
    },
    async openSheet(name = 'Enter the invoice details') {
      await user.click(await screen.findByRole('button', { name }))
      await screen.findByRole('dialog', { name: 'Invoice details' })
    },
    submit: () => user.click(sheet().getByRole('button', { name: 'Confirm' })),
    isClosed: () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Invoice details' })).toBeNull()),
  }
}
