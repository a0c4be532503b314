import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'

import { ApiError } from '#src/api/api-error.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import type { AgainRequest } from '#src/state/dialog-store.ts'
import { openWidget } from '#tests/app/open-widget.tsx'

const venue12 = { venueId: 12 }

describe('dialogs', () => {
  test('shows errors with their title and the list of messages [SHELL-61]', async () => {
    const { screen, user, instance, expectAccessible } = await openWidget('/', venue12)
    await screen.findByRole('button', { name: 'Order now' })
    const messages = ['The slot is full', 'The code is over']
    act(() =>
      instance.stores.dialogs.alert(
        () => messages,
        () => 'RESERVATION',
      ),
    )
    const modal = within(await screen.findByRole('alertdialog', { name: 'RESERVATION' }))
    expect(modal.getAllByRole('listitem').map((item) => item.textContent)).toEqual(messages)
    await expectAccessible()
    await user.click(modal.getByRole('button', { name: 'OK' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('says an open failure in the language chosen now [I18N-31]', async () => {
    const { screen, instance } = await openWidget('/', venue12)
    await screen.findByRole('button', { name: 'Order now' })
    const said = () => failureMessages(instance.i18n, new ApiError('/menu', { kind: 'offline' }))
    act(() => instance.stores.dialogs.alert(said))
    await screen.findByRole('alertdialog', { name: 'ATTENTION' })
    const [inEnglish] = said()
    await act(() => instance.changeLanguage('de'))
    const modal = await screen.findByRole('alertdialog', { name: 'ACHTUNG' })
    expect([said()[0], within(modal).getByRole('alert').textContent]).not.toContain(inEnglish)
    expect(within(modal).getByRole('alert').textContent).toBe(said()[0])
  })

  test('shows several alerts one after the other [ERR-04, BERR-06]', async () => {
    const { screen, user, instance } = await openWidget('/', venue12)
    const nativeAlert = vi.fn<typeof window.alert>()
    vi.stubGlobal('alert', nativeAlert)
    await screen.findByRole('button', { name: 'Order now' })
    act(() => {
      instance.stores.dialogs.alert(() => ['The first', 'with two lines'])
      instance.stores.dialogs.alert(() => ['The second'])
    })
    const first = within(await screen.findByRole('alertdialog'))
    expect(first.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['The first', 'with two lines'])
    await user.click(first.getByRole('button', { name: 'OK' }))
    expect(await screen.findByText('The second')).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(nativeAlert).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })

  test('a toast keeps its time when an earlier one ends', async () => {
    const { screen, instance, advance, settled } = await openWidget('/', venue12)
    await screen.findByRole('button', { name: 'Order now' })
    const { dialogs } = instance.stores
    act(() => dialogs.showToast({ text: 'The first' }))
    await screen.findByText('The first')
    await settled()
    // The first one's time ends before the second one is drawn.
    act(() => {
      dialogs.showToast({ text: 'The second' })
      advance(6000)
    })
    expect(await screen.findByText('The second')).toBeTruthy()
    await settled()
    advance(6000)
    await waitFor(() => expect(screen.queryByText('The second')).toBeNull())
  })

  test('a second tap opens no second sheet of an order', async () => {
    const { instance } = await openWidget('/', venue12)
    const { dialogs } = instance.stores
    const order = { orderId: 1, venueId: 12, token: null } as AgainRequest
    act(() => {
      for (const orderId of [1, 1, 2])
        dialogs.open({ kind: 'order-again', order: { ...order, orderId } as AgainRequest })
    })
    expect(dialogs.state.queue).toHaveLength(2)
  })
})
