import { waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { openOrder } from '#tests/support/open-order.tsx'

const navigatorOf = window.navigator as unknown as Record<string, unknown>
const kept = { share: navigatorOf.share, canShare: navigatorOf.canShare }

afterEach(() => {
  vi.unstubAllGlobals()
  for (const [name, value] of Object.entries(kept)) {
    if (value === undefined) Reflect.deleteProperty(window.navigator, name)
    else define(name, value)
  }
})

function define(name: string, value: unknown) {
  Object.defineProperty(window.navigator, name, { value, configurable: true })
}

async function openSheet() {
  const order = await openOrder('/menu/2/scheda/201')
  const button = await order.screen.findByRole('button', { name: 'Share this dish' })
  return { ...order, press: () => order.user.click(button) }
}

test('hands name and link to the share sheet', async () => {
  const share = vi.fn<(data: object) => Promise<void>>(() => Promise.resolve())
  define('share', share)
  define('canShare', () => true)
  const { press } = await openSheet()
  await press()
  const url = new URL(window.location.href)
  url.searchParams.set('ordering_route', '/menu/2/scheda/201')
  await waitFor(() => expect(share.mock.calls).toEqual([[{ title: 'Margherita', url: url.href }]]))
})

test('says nothing when the share sheet is closed', async () => {
  define('canShare', () => true)
  define('share', () => Promise.reject(new DOMException('closed', 'AbortError')))
  const { press, screen, settled } = await openSheet()
  await press()
  await settled()
  expect([screen.queryByText('Link copied'), screen.queryByRole('alertdialog')]).toEqual([null, null])
})

test('shows the link where nothing can be copied', async () => {
  define('canShare', () => false)
  define('share', () => Promise.reject(new Error('not called')))
  const { press, screen, instance } = await openSheet()
  Object.defineProperty(instance.view.navigator, 'clipboard', { value: undefined, configurable: true })
  await press()
  expect(await screen.findByText(/ordering_route=%2Fmenu%2F2%2Fscheda%2F201/)).toBeDefined()
})

test('a line of the cart is not shared', async () => {
  const { screen, settled, instance, addLine } = await openOrder('/menu')
  await addLine({ productId: 201, size: 0 })
  instance.location.navigate('/menu/2/scheda/201?idx=0')
  await screen.findByRole('button', { name: 'Remove from order' })
  await settled()
  expect(screen.queryByRole('button', { name: 'Share this dish' })).toBeNull()
})
