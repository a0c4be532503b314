import { I18nProvider } from '@lingui/react'
import { act, render, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'

import { BackAndCloseBar } from '#src/app/shell/top-bar.tsx'
import type { Instance } from '#src/instance/create-instance.ts'
import { InstanceProvider } from '#src/instance/instance-context.tsx'
import { lazyPart, lazyScreen } from '#src/parts/screen/lazy.tsx'
import { openWidget } from '#tests/app/open-widget.tsx'

function renderIn(instance: Instance, screen: ReactNode) {
  return render(
    <I18nProvider i18n={instance.i18n}>
      <InstanceProvider instance={instance}>{screen}</InstanceProvider>
    </I18nProvider>,
  )
}

/** A widget that has started, and an essential part that cannot be fetched until `reconnect` is called. */
async function openWithoutPart() {
  const { instance, path } = await openWidget('/news', { venueId: 12 })
  await waitFor(() => expect(path()).toBe('/news'))
  let isCut = true
  const Part = lazyPart(
    'Part',
    async () => {
      if (isCut) throw new TypeError('Failed to fetch dynamically imported module')
      return { Part: () => <p>here at last</p> }
    },
    { isEssential: true },
  )
  return {
    instance,
    Part,
    reconnect() {
      isCut = false
    },
  }
}

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

test('a missing essential part says why and is fetched again', async () => {
  const { instance, Part, reconnect } = await openWithoutPart()
  const view = renderIn(instance, <Part />)
  expect(view.container.querySelector('.skeleton')).toBeTruthy()
  const retry = await view.findByRole('button', { name: 'Try again' })
  act(() => retry.click())
  const again = await view.findByRole('button', { name: 'Try again' })
  reconnect()
  act(() => again.click())
  expect(await view.findByText('here at last')).toBeTruthy()
})

test('a missing essential part comes when online', async () => {
  const { instance, Part, reconnect } = await openWithoutPart()
  const view = renderIn(instance, <Part />)
  await view.findByRole('button', { name: 'Try again' })
  reconnect()
  // Again until the part listens: its effects run after it is drawn.
  await waitFor(() => {
    window.dispatchEvent(new Event('online'))
    expect(view.getByText('here at last')).toBeTruthy()
  })
})

test('a part fetched ahead is drawn at once', async () => {
  const { instance, Part, reconnect } = await openWithoutPart()
  await expect(Part.preload()).rejects.toThrow('Failed to fetch')
  reconnect()
  await Part.preload()
  await waitFor(() => expect(instance.texts.has('all')).toBe(true))
  expect(renderIn(instance, <Part />).container.textContent).toBe('here at last')
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
  const view = renderIn(instance, <Screen />)
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

test('a screen on a slow line can be left', async () => {
  const { instance, path } = await openWidget('/news', { venueId: 12 })
  await waitFor(() => expect(path()).toBe('/news'))
  const Screen = lazyScreen('Screen', () => new Promise(() => {}), { Bar: BackAndCloseBar })
  const view = renderIn(instance, <Screen />)
  const back = await view.findByRole('button', { name: 'Back' })
  act(() => back.click())
  expect(path()).toBe('/')
})
