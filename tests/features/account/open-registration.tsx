import { within } from '@testing-library/react'
import { eq } from 'drizzle-orm'

import { accounts } from '#server/platform/db/schema/account-tables.ts'
import { enterText } from '#tests/support/enter-text.ts'
import { openOrder } from '#tests/support/open-order.tsx'
import type { OrderSetup } from '#tests/support/open-order.tsx'

export const person = {
  'First name': 'Luca',
  'Last name': 'Bianchi',
  Phone: '+39 333 123 4567',
  'E-mail': 'luca@example.com',
  Password: 'una-pizza-grande',
} as const
export type Field = keyof typeof person

export const privacy = 'I have read and accept the privacy policy'
export const terms = 'I have read and accept the terms and conditions'
export const marketing = 'I would like to receive offers and news by e-mail'

/** The form that shows, and the hands that fill it in. */
export async function formOf(order: Awaited<ReturnType<typeof openOrder>>) {
  const { screen, user, service, restaurantId } = order
  const sheet = within(await screen.findByRole('dialog', { name: 'Create an account' }))
  await sheet.findByRole('checkbox', { name: privacy })
  const input = (name: Field) => sheet.getByLabelText<HTMLInputElement>(name)
  return {
    ...order,
    sheet,
    input,
    async fillIn(changes: Partial<Record<Field, string>> = {}, consents: readonly string[] = [privacy, terms]) {
      for (const [name, value] of Object.entries({ ...person, ...changes })) {
        if (value !== '') await enterText(user, input(name as Field), value)
      }
      for (const consent of consents) await user.click(sheet.getByRole('checkbox', { name: consent }))
    },
    submit: () => user.click(sheet.getByRole('button', { name: 'Register' })),
    stored: async () => service.db.select().from(accounts).where(eq(accounts.restaurantId, restaurantId)),
    /** Opens the optional fields. */
    openMore: () => user.click(sheet.getByText('More')),
    sent: () => order.calls.filter((call) => call === '/account/registration').length,
    sentBody: () => order.sent('/account/registration'),
  }
}

export async function openRegistration(route = '/utente/registrazione', setup: OrderSetup = {}) {
  return formOf(await openOrder(route, setup))
}
