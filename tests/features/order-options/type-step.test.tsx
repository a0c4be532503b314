import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'

import type { OrderType } from '#src/contract/service-type.ts'
import { TypeStep } from '#src/features/order-options/type-step.tsx'

function show(chosen: OrderType | null, isOpen = false) {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const calls = { onChoose: vi.fn<(type: OrderType) => void>(), onOpen: vi.fn<() => void>() }
  const view = render(
    <I18nProvider i18n={i18n}>
      <TypeStep types={['takeAway', 'eatIn']} chosen={chosen} isOpen={isOpen} {...calls} />
    </I18nProvider>,
  )
  close = view.unmount
  return calls
}

let close = () => {}
afterEach(() => close())

describe('TypeStep', () => {
  test('asks to choose a type while none is [WIZ-06]', async () => {
    const { onChoose } = show(null)
    screen.getByText('Choose how you want to order.')
    expect(screen.getAllByRole('button').map((tile) => tile.textContent)).toEqual([
      'Take-away',
      'Eat at the restaurant',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Eat at the restaurant' }))
    expect(onChoose).toHaveBeenCalledWith('eatIn')
  })

  test('folds up to the chosen type, which can be changed', async () => {
    const { onOpen } = show('takeAway')
    expect(screen.queryByText('Eat at the restaurant')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Change' }))
    expect(onOpen).toHaveBeenCalledOnce()
  })

  test('marks the chosen tile when it is opened again', () => {
    show('takeAway', true)
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Take-away')
    expect(document.activeElement?.textContent).toBe('How')
  })
})
