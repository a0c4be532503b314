import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { openOrder } from '#tests/support/open-order.tsx'

test('tells the page of sign-out, sign-in and language, once each', async () => {
  const { instance, events, customer } = await openOrder('/menu', { isSignedIn: true })
  await waitFor(() => expect(events.map(({ name }) => name)).toContain('ready'))
  const told = () => events.filter(({ name }) => name.startsWith('sign-') || name === 'language-change')
  act(() => instance.endSession())
  await waitFor(() => expect(told()).toEqual([{ name: 'sign-out', detail: {} }]))
  act(() => instance.stores.session.signIn(customer?.apiKey ?? '', customer?.email ?? ''))
  await waitFor(() => expect(told().slice(1)).toEqual([{ name: 'sign-in', detail: {} }]))
  await act(() => instance.showLanguage('de'))
  await waitFor(() => expect(told().slice(2)).toEqual([{ name: 'language-change', detail: { language: 'de' } }]))
})
