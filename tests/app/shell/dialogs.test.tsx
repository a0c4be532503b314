import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'

import { openWidget } from '#tests/app/open-widget.tsx'

const venue12 = { venueId: 12 }

describe('dialogs', () => {
  test('shows errors with their title and the list of messages [SHELL-61]', async () => {
    const { screen, user, instance, expectAccessible } = await openWidget('/', venue12)
    await screen.findByRole('button', { name: 'Order now' })
    const messages = ['The slot is full', 'The code is over']
    let closed = 0
    act(() => instance.stores.dialogs.open({ kind: 'errors', title: 'ATTENTION', messages, onClose: () => closed++ }))
    const modal = within(await screen.findByRole('alertdialog', { name: 'ATTENTION' }))
    expect(modal.getAllByRole('listitem').map((item) => item.textContent)).toEqual(messages)
    await expectAccessible()
    await user.click(modal.getByRole('button', { name: 'OK' }))
    expect([screen.queryByRole('alertdialog'), closed]).toEqual([null, 1])
  })

  test('shows several alerts one after the other [ERR-04, BERR-06]', async () => {
    const { screen, user, instance } = await openWidget('/', venue12)
    const nativeAlert = vi.fn<typeof window.alert>()
    vi.stubGlobal('alert', nativeAlert)
    await screen.findByRole('button', { name: 'Order now' })
    act(() => {
      instance.stores.dialogs.alert(['The first', 'with two lines'])
      instance.stores.dialogs.alert(['The second'])
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
})
