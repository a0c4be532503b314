import { waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { openOrder } from '#tests/support/open-order.tsx'

async function openList() {
  const widget = await openOrder('/menu')
  const { screen } = widget
  const desserts = await screen.findByRole('heading', { level: 2, name: 'Desserts' })
  const section = desserts.closest('section') as HTMLElement
  const dish = await within(section).findByRole('button', { name: 'Tiramisu' })
  const nav = within(screen.getByRole('navigation', { name: 'Categories' }))
  const focused = () => (section.getRootNode() as ShadowRoot).activeElement
  return { ...widget, section, desserts, dish, focused, chip: (name: RegExp) => nav.getByRole('button', { name }) }
}

// Clicked without the tools of the test: those draw at the end of each tap.
describe('a jump within the list', () => {
  test('shows the section before the address changes', async () => {
    const { section, desserts, chip, path, focused } = await openList()
    chip(/^Desserts/).click()
    expect([path(), section.style.contentVisibility]).toEqual(['/menu', 'visible'])
    await waitFor(() => expect(path()).toBe('/menu/lista/8'))
    await waitFor(() => expect(focused()).toBe(desserts))
    for (const part of section.parentElement?.children ?? [])
      expect((part as HTMLElement).style.contentVisibility).toBe('')
  })

  test('goes to the last category tapped within a frame [MENU-07]', async () => {
    const { section, desserts, chip, path, focused } = await openList()
    chip(/^Classic pizzas/).click()
    chip(/^Desserts/).click()
    await waitFor(() => expect(path()).toBe('/menu/lista/8'))
    await waitFor(() => expect(focused()).toBe(desserts))
    for (const part of section.parentElement?.children ?? [])
      expect((part as HTMLElement).style.contentVisibility).toBe('')
  })

  test('leaves a dish alone that is opened before the frame [MENU-21]', async () => {
    const { screen, section, dish, chip, instance } = await openList()
    chip(/^Desserts/).click()
    dish.click()
    await screen.findByRole('dialog', { name: 'Tiramisu' })
    await waitFor(() => expect(section.style.contentVisibility).toBe(''))
    expect(instance.location.entries.map((entry) => entry.path)).toEqual(['/menu', '/menu/8/scheda/801'])
  })
})
