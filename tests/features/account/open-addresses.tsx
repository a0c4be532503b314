import { within } from '@testing-library/react'

import { annasHome } from '#demo/restaurants/annas-things.ts'
import { getDeliveryAddresses } from '#src/contract/delivery-address.ts'
import { id } from '#tests/support/builders.ts'
import { openOrder } from '#tests/support/open-order.tsx'
import type { OrderSetup } from '#tests/support/open-order.tsx'

/** Another one in a zone of venue 21. */
export const second = {
  ...annasHome,
  street: 'Via Nizza',
  houseNumber: '40',
  deliveryZoneId: id<'DeliveryZone'>(4),
  isDefault: false,
}

/** The addresses of a customer at venue 21, which delivers by zones, or 31, by coordinates. */
export async function openAddresses({ like = 2, ...setup }: OrderSetup & { readonly like?: 2 | 3 } = {}) {
  const order = await openOrder('/utente/indirizzi', {
    isSignedIn: true,
    addresses: [annasHome, second],
    draft: { venueId: id(like === 2 ? 21 : 31) },
    service: { like },
    ...setup,
  })
  const { screen, user, instance } = order
  const newAddress = await screen.findByRole('button', { name: 'New address' })
  return {
    ...order,
    radio: (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }),
    button: (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }),
    stored: async () => {
      const asked = { venueId: null, zoneMode: null, deliveryCityIds: null }
      return (await instance.api.call(getDeliveryAddresses, asked)).addresses
    },
    async openSheet(name?: string) {
      await user.click(name ? screen.getByRole('button', { name }) : newAddress)
      const sheet = within(await screen.findByRole('dialog', { name: name ? 'Change address' : 'New address' }))
      return { ...sheet, save: () => user.click(sheet.getByRole('button', { name: 'Save' })) }
    },
  }
}
