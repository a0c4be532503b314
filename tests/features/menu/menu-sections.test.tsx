import { waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { changedReply, openOrder } from '#tests/support/open-order.tsx'

import { dishNames, sectionOf } from './read-menu.ts'

describe('the sections of the menu', () => {
  test('shows the recommended products in the order of the service [MENU-06]', async () => {
    const { screen } = await openOrder('/menu')
    const advice = await sectionOf(screen, 'For you')
    await advice.findByRole('button', { name: 'Tiramisu' })
    expect(dishNames(advice)).toEqual(['Buffalo mozzarella', 'Agnolotti del plin', 'Tiramisu'])
  })

  test('opens recommended dishes under their ids [MENU-06]', async () => {
    const { screen, user, path, instance } = await openOrder('/menu')
    const nav = within(await screen.findByRole('navigation', { name: 'Categories' }))
    await user.click(nav.getByRole('button', { name: 'Starters' }))
    await waitFor(() => expect(path()).toBe('/menu/lista/1'))
    await user.click(nav.getByRole('button', { name: 'For you' }))
    await waitFor(() => expect(path()).toBe('/menu/consigli'))
    expect(new URLSearchParams(instance.location.entry.search).get('ids')).toBe('302,402,801')
  })

  test('shows at /menu/consigli the products of its ids [MENU-06]', async () => {
    const { screen } = await openOrder('/menu/consigli?ids=201,801')
    const advice = await sectionOf(screen, 'For you')
    await advice.findByRole('button', { name: 'Margherita' })
    expect(dishNames(advice)).toEqual(['Margherita', 'Tiramisu'])
  })

  test('cuts the description of a category within 40 characters [MENU-08]', async () => {
    const { screen } = await openOrder('/menu')
    const nav = within(await screen.findByRole('navigation', { name: 'Categories' }))
    nav.getByText('Dough risen for 48 hours and baked in...')
    nav.getByText('You choose the dough')
    expect(nav.getByRole('button', { name: 'Starters' }).textContent).toBe('Starters')
    const section = await sectionOf(screen, 'Classic pizzas')
    section.getByText('Dough risen for 48 hours and baked in the wood oven')
  })

  test('keeps line breaks of the general notes [MENU-09]', async () => {
    const { screen } = await openOrder('/menu')
    const notes = await screen.findByText(/^Dishes may contain traces/)
    expect(notes.textContent).toContain('\n')
    const last = screen.getAllByRole('heading', { level: 2 }).at(-1)
    expect(last?.compareDocumentPosition(notes)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test.each([
    ['null', null],
    ['empty', ''],
  ])('shows no block for notes that are %s [MENU-09]', async (_kind, notes) => {
    const { screen } = await openOrder('/menu', {
      answer: (called, _body, ask) =>
        called.endsWith('/get_categories_list')
          ? changedReply<{ note_generali: string | null }>(ask, (data) => (data.note_generali = notes))
          : null,
    })
    const last = await sectionOf(screen, 'Drinks')
    await last.findByRole('button', { name: 'Espresso' })
    const menu = screen.getByRole('heading', { level: 2, name: 'Drinks' }).closest('section')?.parentElement
    expect(menu?.querySelector('.notes')).toBeNull()
  })

  test('shows a category by its own reply [MENU-10]', async () => {
    type Reply = { nome_categoria: string; prodotti: { nome: string }[] }
    const { screen } = await openOrder('/menu/lista/8', {
      answer: (called, body, ask) =>
        called.endsWith('/get_products_list') && (JSON.parse(body) as { id_categoria: number }).id_categoria === 8
          ? changedReply<Reply>(ask, (data) => {
              data.nome_categoria = 'Sweet things'
              data.prodotti.reverse()
            })
          : null,
    })
    const section = await sectionOf(screen, 'Sweet things')
    await section.findByRole('button', { name: 'Tiramisu' })
    const names = dishNames(section)
    expect([names[0], names.at(-1)]).toEqual(['Ice cream to share', 'Tiramisu'])
  })
})
