import { I18nProvider } from '@lingui/react'
import { act, render, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { lazyPart, lazyScreen } from '#src/app/routing/lazy.tsx'
import { BackAndCloseBar } from '#src/app/shell/top-bar.tsx'
import { InstanceProvider } from '#src/instance/instance-context.tsx'
import { openWidget } from '#tests/app/open-widget.tsx'

test('a missing part is fetched again at growing intervals', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const { instance, advance } = await openWidget()
  let asked = 0
  const Part = lazyPart('Part', async () => {
    asked += 1
    if (asked < 4) throw new TypeError('Failed to fetch dynamically imported module')
    return { Part: () => <p>here at last</p> }
  })
  const { container } = render(
    <InstanceProvider instance={instance}>
      <Part />
    </InstanceProvider>,
  )
  for (const [count, pauseMs] of [
    [1, 1_000],
    [2, 2_000],
    [3, 4_000],
  ] as const) {
    await waitFor(() => expect(console.info).toHaveBeenCalledTimes(count))
    expect(asked).toBe(count)
    advance(pauseMs - 1)
    expect(asked).toBe(count)
    advance(1)
  }
  await waitFor(() => expect(container.textContent).toBe('here at last'))
  expect(asked).toBe(4)
})

test('a missing screen can be left, and comes when online', async () => {
  const { instance, path } = await openWidget('/news', { venueId: 12 })
  await waitFor(() => expect(path()).toBe('/news'))
  let isCut = true
  const Screen = lazyScreen(
    'Screen',
    async () => {
      if (isCut) throw new TypeError('Failed to fetch dynamically imported module')
      return { Screen: () => <p>here at last</p> }
    },
    { Bar: BackAndCloseBar },
  )
  const view = render(
    <I18nProvider i18n={instance.i18n}>
      <InstanceProvider instance={instance}>
        <Screen />
      </InstanceProvider>
    </I18nProvider>,
  )
  await view.findByRole('button', { name: 'Try again' })
  act(() => view.getByRole('button', { name: 'Back' }).click())
  expect(path()).toBe('/')
  act(() => view.getByRole('button', { name: 'Close' }).click())
  expect(instance.surface.isOpen).toBe(false)
  isCut = false
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(await view.findByText('here at last')).toBeTruthy()
  expect(view.queryByRole('button', { name: 'Back' })).toBeNull()
})
