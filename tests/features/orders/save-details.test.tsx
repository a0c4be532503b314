import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { formOf, person, privacy, terms } from '#tests/features/account/open-registration.tsx'
import { openCards } from '#tests/features/checkout/open-cards.ts'
import { openCheckout } from '#tests/features/checkout/open-checkout.tsx'
import { draftSamples } from '#tests/support/draft-samples.ts'

const guests = { service: { restaurant: { guestOrderTypes: ['takeAway' as const] } } }

const delivered = {
  ...draftSamples.zone,
  isGuest: true,
  service: { like: 2 as const, restaurant: { guestOrderTypes: ['delivery' as const] } },
}

/** The confirmation of a guest who has just ordered. */
async function openConfirmation(order: Awaited<ReturnType<typeof openCheckout>>) {
  const { screen, user, press } = order
  const field = (name: string) => screen.findByRole('textbox', { name })
  await user.type(await field('First and last name'), `${person['First name']} ${person['Last name']}`)
  for (const name of ['Phone', 'E-mail'] as const) await user.type(await field(name), person[name])
  await user.click(await screen.findByRole('checkbox', { name: privacy }))
  await user.click(screen.getByRole('radio', { name: 'Cash' }))
  await press()
  const card = within(await screen.findByRole('region', { name: 'Quicker next time' }))
  return { ...order, save: () => user.click(card.getByRole('button', { name: 'Save my details' })) }
}

const openCollection = async () =>
  openConfirmation(await openCards({ ...draftSamples.collect, ...guests, isGuest: true, isAtCentre: true }))

test('A guest keeps the account with a password alone [ACCT-23]', async () => {
  const order = await openCollection()
  const { screen, user, path, instance, save, stored } = order
  const { path: confirmation, search } = instance.location.entry
  await order.expectAccessible()
  await save()
  const { sheet, input, submit } = await formOf(order)
  for (const name of ['First name', 'Last name', 'Phone', 'E-mail'] as const)
    expect(input(name).value).toBe(person[name])
  await user.type(input('Password'), person.Password)
  for (const consent of [privacy, terms]) await user.click(sheet.getByRole('checkbox', { name: consent }))
  await submit()
  await waitFor(() => expect(instance.stores.session.state.customer?.email).toBe(person['E-mail']))
  expect([path(), instance.location.entry.search]).toEqual([confirmation, search])
  expect(instance.location.entries.filter((entry) => entry.path === confirmation)).toHaveLength(1)
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Quicker next time' })).toBeNull())
  expect(stored.get('placed')).not.toContain(person['Last name'])
})

test('the order below the form is read with its token', async () => {
  const order = await openCollection()
  await order.save()
  await formOf(order)
  await order.backgroundWork()
  expect(order.screen.queryByRole('alertdialog')).toBeNull()
  expect(order.sent('/account/get_order')).toHaveProperty('token', expect.any(String))
})

test('Closing the form leads back to the confirmation', async () => {
  const order = await openCollection()
  const { path, instance, save, user } = order
  const confirmation = path()
  await save()
  const { sheet } = await formOf(order)
  await user.click(sheet.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(path()).toBe(confirmation))
  expect(instance.stores.session.state.customer).toBeNull()
})

test('A guest’s new account takes the address by one tap [CHK-72]', async () => {
  const checkout = await openCheckout(delivered)
  const { screen, user } = checkout
  await user.type(await screen.findByRole('textbox', { name: 'Street' }), 'Via Po')
  await user.type(await screen.findByRole('textbox', { name: 'House number' }), '12')
  const order = await openConfirmation(checkout)
  await order.save()
  const { sheet, input, submit } = await formOf(order)
  await user.type(input('Password'), person.Password)
  for (const consent of [privacy, terms]) await user.click(sheet.getByRole('checkbox', { name: consent }))
  await submit()
  const save = await screen.findByRole('button', { name: 'Save the address' })
  expect(order.calls).not.toContain('/account/new_delivery_address')
  await order.expectAccessible()
  await user.click(save)
  await screen.findByText('The address is saved')
  expect(order.sent('/account/new_delivery_address')).toMatchObject({
    tipo: 'MANUALE',
    indirizzo: 'Via Po',
    numero: '12',
    id_consegna_citta: 201,
    id_consegna_zona: 1,
  })
  expect(screen.queryByRole('button', { name: 'Save the address' })).toBeNull()
})
