import { waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { logOut } from '#src/features/account/log-out.ts'

import { openBillPage } from './open-bill.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

test('a bill is paid on the page of the provider', async () => {
  const left = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  const { press, sheet, user, entry } = await openBillPage({
    service: { paymentMode: { id: 2, hasPaymentPage: true } },
    options: { options: { paymentSurface: 'page' } },
  })
  await press('Pay my part')
  await user.click(await (await sheet()).findByRole('button', { name: /^Pay/ }))
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1))
  const { searchParams } = new URL(String(left.mock.calls[0]?.[0]))
  const { id, token } = entry()?.bill ?? {}
  expect(Object.fromEntries(searchParams)).toMatchObject({ entita_tipo: 'CONTO', entita_id: String(id), token })
  const back = new URL(searchParams.get('return_url') ?? '')
  expect(back.searchParams.get('ordering_route')).toBe('/tavolo')
  // It is asked for when the diner comes back.
  expect(entry()).toMatchObject({ amount: 950, bill: { id } })
})

test('signing out forgets a bill that was begun', async () => {
  const { press, sheet, user, entry, instance, screen } = await openBillPage()
  await press('Pay my part')
  await user.click(await (await sheet()).findByRole('button', { name: /^Pay/ }))
  await screen.findByRole('dialog', { name: 'Your card' })
  expect(entry()).not.toBeNull()
  await logOut(instance)
  expect(entry()).toBeNull()
})
