import { waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { enterText } from '#tests/support/enter-text.ts'
import { openOrder } from '#tests/support/open-order.tsx'

const profile = '/utente/modifica'

test('saves a copy of what is kept as a file [ACCT-71]', async () => {
  const { user, screen, customer } = await openOrder(profile, { isSignedIn: true })
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob)
    return 'blob:file'
  })
  await user.click(await screen.findByRole('button', { name: 'Download my data' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(JSON.parse(await saved[0]!.text())).toMatchObject({ account: [{ email: customer?.email }] })
})

test('deletes the account once its address was typed [ACCT-72]', async () => {
  const { user, screen, customer, path, instance, expectAccessible } = await openOrder(profile, { isSignedIn: true })
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete my account' }))
  const erase = dialog.getByRole('button', { name: 'Delete for ever' })
  const field = dialog.getByLabelText<HTMLInputElement>(`Type ${customer?.email} to delete the account`)
  await expectAccessible()
  await user.click(erase)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await enterText(user, field, 'somebody@example.com')
  await user.click(erase)
  expect(await dialog.findByText('This is not the e-mail address of the account.')).toBeTruthy()
  expect(field.value).toBe('somebody@example.com')
  await enterText(user, field, customer?.email ?? '')
  await user.click(erase)
  expect(await screen.findByText('Your account and the data in it are deleted.')).toBeTruthy()
  expect([path(), instance.stores.session.state.customer]).toEqual(['/', null])
})
