import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { id } from '#tests/support/builders.ts'
import { changedReply, dinner, openOrder } from '#tests/support/open-order.tsx'

import { dishOf, sectionOf } from './read-menu.ts'

describe('MenuScreen', () => {
  test('shows all categories as sections, recommended first, to visitors [MENU-03, MENU-04, MENU-05, MENU-07]', async () => {
    const { screen } = await openOrder('/menu')
    await screen.findByRole('heading', { level: 2, name: 'Drinks' })
    const names = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    expect(names).toEqual([
      'For you',
      'Starters',
      'Classic pizzas',
      'House pizzas',
      'Pasta and risotto',
      'Main courses',
      'Salads and sides',
      'Burgers and focaccia',
      'Set menus',
      'Desserts',
      'Drinks',
    ])
    const tabs = within(screen.getByRole('navigation', { name: 'Categories' })).getAllByRole('button')
    expect(tabs.map((tab) => tab.firstChild?.textContent)).toEqual(names)
    expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual(['true', ...Array(10).fill(null)])
  })

  test.each([
    ['/menu/consigli?ids=801', 'For you'],
    ['/menu/lista/8', 'Desserts'],
    ['/menu/8/scheda/801', 'Desserts'],
  ])('shows %s to visitors, who stay there [MENU-03]', async (route, heading) => {
    const { screen, path, instance, settled } = await openOrder(route)
    await screen.findByRole('heading', { level: 2, name: heading })
    if (route.includes('scheda')) await screen.findByRole('dialog', { name: 'Tiramisu' })
    await settled()
    expect(instance.stores.session.state.customer).toBeNull()
    expect(path()).toBe(route.replace(/\?.*/, ''))
    expect(screen.queryByRole('dialog', { name: 'Sign in' })).toBeNull()
  })

  test('leads between categories by arrows, ending at the ends [MENU-11, MENU-12]', async () => {
    const { screen, user, path } = await openOrder('/menu')
    const first = await sectionOf(screen, 'Starters')
    await first.findByRole('button', { name: 'Next category: Classic pizzas' })
    expect(first.queryByRole('button', { name: /^Previous/ })).toBeNull()
    const last = await sectionOf(screen, 'Drinks')
    const previous = await last.findByRole('button', { name: 'Previous category: Desserts' })
    expect(last.queryByRole('button', { name: /^Next/ })).toBeNull()
    await user.click(previous)
    await waitFor(() => expect(path()).toBe('/menu/lista/8'))
    await user.click(first.getByRole('button', { name: 'Next category: Classic pizzas' }))
    await waitFor(() => expect(path()).toBe('/menu/lista/2'))
    const between = await sectionOf(screen, 'Classic pizzas')
    await user.click(await between.findByRole('button', { name: 'Previous category: Starters' }))
    await waitFor(() => expect(path()).toBe('/menu/lista/1'))
    await user.click(first.getByRole('button', { name: 'Next category: Classic pizzas' }))
    await waitFor(() => expect(path()).toBe('/menu/lista/2'))
    const heading = screen.getByRole('heading', { level: 2, name: 'Classic pizzas' })
    await waitFor(() => expect((heading.getRootNode() as ShadowRoot).activeElement).toBe(heading))
  })

  test('lands on a tapped category without a history step [MENU-07]', async () => {
    const { screen, user, path, instance } = await openOrder('/menu')
    await screen.findByRole('heading', { level: 2, name: 'Desserts' })
    const nav = within(screen.getByRole('navigation', { name: 'Categories' }))
    await user.click(nav.getByRole('button', { name: 'Desserts' }))
    await waitFor(() => expect(path()).toBe('/menu/lista/8'))
    expect(instance.location.entries).toHaveLength(1)
  })

  test('shows name, price, ingredients and traits of a dish [MENU-16, MENU-17, MENU-18]', async () => {
    const { screen } = await openOrder('/menu')
    const dish = await dishOf(screen, 'Desserts', 'Tiramisu')
    dish.getByText('5,50 €')
    dish.getByText('Vegetarian')
    const ingredients = dish.getByText(
      (_, node) => node?.textContent === 'Mascarpone, Egg, Coffee, Cocoa, Wheat flour',
      {
        selector: 'p',
      },
    )
    const bold = [...ingredients.querySelectorAll('b')].map(({ textContent }) => textContent)
    expect(bold).toEqual(['Mascarpone', 'Egg', 'Wheat flour'])
    const pizza = await dishOf(screen, 'Classic pizzas', 'Margherita')
    pizza.getByText('from 6,50 €')
  })

  test('draws cards, with a placeholder for missing photos [MENU-13, MENU-15]', async () => {
    const { screen } = await openOrder('/menu', { service: { restaurant: { layout: 'grid' } } })
    const card = await dishOf(screen, 'House pizzas', 'Mortadella and pistachio')
    const name = card.getByRole('button', { name: 'Mortadella and pistachio' })
    const item = name.closest('li') as HTMLElement
    expect(item.closest('ul')?.dataset['layout']).toBe('grid')
    expect(item.querySelector('.picture > svg')).not.toBeNull()
    expect(item.querySelector('img')).toBeNull()
  })

  test.each(['MOSAICO', 'lista'])('draws cards for the unknown layout %s [MENU-13]', async (layout) => {
    const { screen } = await openOrder('/menu', {
      answer: (called, _body, ask) =>
        called.endsWith('/get_restaurant_info')
          ? changedReply<{ impostazioni: { layout_grafica: string } }>(ask, (data) => {
              data.impostazioni.layout_grafica = layout
            })
          : null,
    })
    const card = await dishOf(screen, 'Desserts', 'Tiramisu')
    expect(card.getByRole('button', { name: 'Tiramisu' }).closest('ul')?.dataset['layout']).toBe('grid')
  })

  test('draws rows when the restaurant wants a list [MENU-13]', async () => {
    const { screen } = await openOrder('/menu', { service: { restaurant: { layout: 'list' } } })
    const row = await dishOf(screen, 'Desserts', 'Tiramisu')
    expect(row.getByRole('button', { name: 'Tiramisu' }).closest('ul')?.dataset['layout']).toBe('list')
  })

  test('opens the product from the whole dish, adding nothing [MENU-21]', async () => {
    const { screen, user, path, instance } = await openOrder('/menu')
    const pizza = await dishOf(screen, 'Classic pizzas', 'Margherita')
    await user.click(pizza.getByRole('button', { name: 'Add Margherita' }))
    expect([path(), instance.location.entry.search]).toEqual(['/menu/2/scheda/201', ''])
    await screen.findByRole('dialog', { name: 'Margherita' })
    expect(instance.stores.cart.state.cart.lines).toEqual([])
  })

  test.each(['[8]', '[9,8]'])('of the advice takes the first category of %s [MENU-21]', async (categories) => {
    const { screen, user, path } = await openOrder('/menu', {
      answer: async (called, _body, ask) => {
        const reply = await ask()
        if (!/get_restaurant_info|get_products_list/.test(called)) return reply
        return new Response((await reply.text()).replaceAll('"categorie":[8]', `"categorie":${categories}`))
      },
    })
    const dessert = await dishOf(screen, 'For you', 'Tiramisu')
    await user.click(dessert.getByRole('button', { name: 'Tiramisu' }))
    expect(path()).toBe(`/menu/${categories.charAt(1)}/scheda/801`)
  })

  test('adds simple dishes at once, counted, with Undo [MENU-20]', async () => {
    const { screen, user, path, instance } = await openOrder('/menu')
    const dessert = await dishOf(screen, 'Desserts', 'Tiramisu')
    await user.click(dessert.getByRole('button', { name: 'Add Tiramisu' }))
    await user.click(await dessert.findByRole('button', { name: 'Add Tiramisu, 1 in your order' }))
    await dessert.findByRole('button', { name: 'Add Tiramisu, 2 in your order' })
    expect(path()).toBe('/menu')
    expect(instance.stores.cart.state.cart.lines).toHaveLength(1)
    const toast = (await screen.findByText('Tiramisu added to your order')).closest('[role=status]')
    expect(toast).not.toBeNull()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await dessert.findByRole('button', { name: 'Add Tiramisu, 1 in your order' })
  })

  test('adds no more than available, and says so [PROD-45]', async () => {
    const { screen, user, instance } = await openOrder('/menu', {
      service: { stock: [{ productId: 801, venueId: 12, quantity: 1 }] },
    })
    const dessert = await dishOf(screen, 'Desserts', 'Tiramisu')
    dessert.getByText('Only 1 left')
    await user.click(dessert.getByRole('button', { name: 'Add Tiramisu' }))
    const full = await dessert.findByRole('button', { name: 'No more Tiramisu: all 1 are in your order' })
    expect(full.getAttribute('aria-disabled')).toBe('true')
    await user.click(full)
    expect(instance.stores.cart.state.cart.lines[0]?.quantity).toBe(1)
  })

  test('marks sold-out dishes without plus; they still open', async () => {
    const { screen, user, path } = await openOrder('/menu', {
      service: { stock: [{ productId: 801, venueId: 12, quantity: 0 }] },
    })
    const dessert = await dishOf(screen, 'Desserts', 'Tiramisu')
    dessert.getByText('Sold out')
    expect(dessert.queryByRole('button', { name: /^Add/ })).toBeNull()
    await user.click(dessert.getByRole('button', { name: 'Tiramisu' }))
    expect(path()).toBe('/menu/8/scheda/801')
  })

  test('says once why a category failed, and retries [BERR-05]', async () => {
    const { screen, user, service, restaurantId, instance, settled } = await openOrder('/menu', { draft: null })
    service.faults.next({ path: '/get_products_list', kind: 'garbage', restaurantId, times: 10 })
    act(() =>
      instance.stores.draft.choose({
        type: 'takeAway',
        slotEnd: null,
        asSoonAsPossible: false,
        people: null,
        ...dinner,
      }),
    )
    act(() => instance.location.navigate('/menu'))
    const alert = await screen.findByRole('alertdialog')
    within(alert).getByText('Connection error')
    // Every list has failed by then.
    await settled()
    await user.click(within(alert).getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    service.faults.clear()
    const advice = await sectionOf(screen, 'For you')
    await user.click(await advice.findByRole('button', { name: 'Try again' }))
    await advice.findByRole('button', { name: 'Tiramisu' })
  })

  test('shows loading, then Retry when the categories fail [MENU-22, BERR-05]', async () => {
    const { screen, user, service, restaurantId, instance } = await openOrder('/', { draft: null })
    await screen.findByRole('button', { name: 'Order now' })
    service.faults.next({ path: '/get_categories_list', kind: 'garbage', restaurantId })
    act(() =>
      instance.stores.draft.choose({
        type: 'takeAway',
        slotEnd: null,
        asSoonAsPossible: false,
        people: null,
        ...dinner,
      }),
    )
    act(() => instance.location.navigate('/menu'))
    await screen.findByText('Loading the menu')
    await user.click(await screen.findByRole('button', { name: 'OK' }))
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Starters' })).toBeDefined()
  })

  test('adds the wished dish once the order is started', async () => {
    const { screen, user, path, instance } = await openOrder('/menu', {
      draft: null,
      service: { venueId: 12, venue: { showcaseMenuId: id<'Menu'>(1) } },
    })
    const dessert = await dishOf(screen, 'Desserts', 'Tiramisu')
    await user.click(dessert.getByRole('button', { name: 'Add Tiramisu' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'How and when?' }))
    expect(instance.stores.cart.state.cart.lines).toEqual([])
    await user.click(await sheet.findByRole('button', { name: 'Earliest, 12:30' }))
    await screen.findByText('Tiramisu added to your order')
    expect(path()).toBe('/menu')
    expect(instance.stores.draft.state).toMatchObject({ slotStart: '2026-11-20 12:30:00' })
    expect(instance.stores.cart.state.cart.lines.map(({ item }) => item.name)).toEqual(['Tiramisu'])
  })

  test('forgets that wish without an order', async () => {
    const { screen, user, instance } = await openOrder('/menu', {
      draft: null,
      service: { venueId: 12, venue: { showcaseMenuId: id<'Menu'>(1) } },
    })
    const dessert = await dishOf(screen, 'Desserts', 'Tiramisu')
    await user.click(dessert.getByRole('button', { name: 'Add Tiramisu' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'How and when?' }))
    await user.click(sheet.getByRole('button', { name: 'Close' }))
    await dishOf(screen, 'Desserts', 'Tiramisu')
    act(() =>
      instance.stores.draft.choose({
        type: 'takeAway',
        slotEnd: null,
        asSoonAsPossible: false,
        people: null,
        ...dinner,
      }),
    )
    await waitFor(() => expect(instance.stores.draft.state.type).toBe('takeAway'))
    expect(instance.stores.cart.state.cart.lines).toEqual([])
  })
})
