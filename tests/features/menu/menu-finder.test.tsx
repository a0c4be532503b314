import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { id } from '#tests/support/builders.ts'
import { openOrder } from '#tests/support/open-order.tsx'

/** The menu with all of its lists loaded, as after a first touch, and the finder above them. */
async function openMenu(setup: Parameters<typeof openOrder>[1] = {}) {
  const widget = await openOrder('/menu', setup)
  const { screen } = widget
  const field = await screen.findByRole('searchbox', { name: 'Search the menu' })
  await screen.findByRole('heading', { level: 3, name: 'Espresso' })
  await widget.backgroundWork()
  await widget.user.click(screen.getByRole('heading', { name: 'Starters' }))
  await widget.settled()
  const results = () => {
    const status = screen.getByText(/found$/)
    return within(status.closest('.menu-finder') as HTMLElement)
      .queryAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent)
  }
  return { ...widget, field: field as HTMLInputElement, results }
}

async function leaveOut(widget: Awaited<ReturnType<typeof openMenu>>, name: string) {
  const { screen, user } = widget
  await user.click(screen.getByRole('button', { name: 'Allergens' }))
  const sheet = await screen.findByRole('dialog', { name: 'Leave out allergens' })
  await user.click(within(sheet).getByRole('checkbox', { name: `No ${name}` }))
  return within(sheet)
}

describe('search', () => {
  test('shows the closest dish first, without asking the service [MENU-34]', async () => {
    const { screen, user, field, results, calls } = await openMenu()
    const before = calls.length
    await user.type(field, 'margerita')
    await waitFor(() => expect(results()[0]).toBe('Margherita'))
    expect(screen.getByText(/found$/).textContent).toMatch(/^\d+ dish(es)? found$/)
    expect(screen.queryByRole('heading', { level: 2, name: 'Starters' })).toBeNull()
    expect(calls.slice(before)).toEqual([])
  })

  test('opens and adds dishes as the list does', async () => {
    const { user, screen, field, instance, path } = await openMenu()
    await user.type(field, 'tiramis')
    const status = await screen.findByText(/found$/)
    const found = within(status.closest('.menu-finder') as HTMLElement)
    await user.click(await found.findByRole('button', { name: 'Add Tiramisu' }))
    await waitFor(() => expect(instance.stores.cart.state.cart.lines).toHaveLength(1))
    await user.click(found.getByRole('button', { name: 'Tiramisu' }))
    expect(path()).toBe('/menu/8/scheda/801')
  })

  test('says nothing of no dish while lists load [MENU-45]', async () => {
    let arrive = () => {}
    const lists = new Promise<void>((resolve) => (arrive = resolve))
    const { screen, user } = await openOrder('/menu', {
      answer: (path, _body, ask) => (path.startsWith('/restaurant/get_products_list') ? lists.then(ask) : null),
    })
    const field = await screen.findByRole('searchbox', { name: 'Search the menu' })
    await user.type(field, 'nothing like it')
    const said = await screen.findByText('Still loading part of the menu…')
    expect(said.closest('[role="status"]')?.textContent).toBe('Still loading part of the menu…')
    arrive()
    expect((await screen.findByText('No dish found')).closest('[role="status"]')).not.toBeNull()
  })

  test('offers one button to clear everything when nothing matches [MENU-32]', async () => {
    const widget = await openMenu()
    const { screen, user, field } = widget
    await user.click(screen.getByRole('checkbox', { name: 'Vegan' }))
    await user.type(field, 'diavola')
    expect(await screen.findByText('Nothing on the menu is like “diavola”.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }))
    expect(field.value).toBe('')
    expect(await screen.findByRole('heading', { level: 3, name: 'Diavola' })).toBeDefined()
  })

  test('returns to the list by button, Escape or category [MENU-31]', async () => {
    const { screen, user, field, instance } = await openMenu()
    const list = () => screen.queryByRole('heading', { level: 2, name: 'Starters' })
    const away = () => waitFor(() => expect(list()).toBeNull())
    await user.type(field, 'pizza')
    await away()
    await user.click(screen.getByRole('button', { name: 'Clear the search' }))
    expect(list()).not.toBeNull()
    await user.type(field, 'pizza')
    await away()
    await user.keyboard('{Escape}')
    expect([list() !== null, field.value]).toEqual([true, ''])
    expect(instance.surface.isOpen).toBe(true)
    await user.type(field, 'pizza')
    await away()
    await user.click(screen.getByRole('button', { name: 'Desserts' }))
    expect(list()).not.toBeNull()
  })

  test('shows a dozen at first, the rest on demand [MENU-33]', async () => {
    const { screen, user, field, results } = await openMenu()
    await user.type(field, 'p')
    const more = await screen.findByRole('button', { name: /^Show all \d+$/ })
    expect(results()).toHaveLength(12)
    await user.click(more)
    expect(results().length).toBe(Number(more.textContent?.replace('Show all ', '')))
  })

  test('finds by an option of the menu, without a call [MENU-29]', async () => {
    const { user, field, results, calls } = await openMenu()
    const before = calls.length
    await user.type(field, 'pistachio')
    await waitFor(() => expect(results()).toContain('Artisan ice cream'))
    expect(calls.slice(before)).toEqual([])
  })

  test('lists a sold-out dish once, without its plus [MENU-30]', async () => {
    const { user, field, results, screen } = await openMenu({
      service: {
        stock: [{ productId: 806, venueId: 12, quantity: 0 }],
        product: { id: 806, categoryIds: [id(7), id(8)] },
      },
    })
    await user.type(field, 'fruit salad')
    await waitFor(() => expect(results()[0]).toBe('Fruit salad'))
    expect(results().filter((name) => name === 'Fruit salad')).toHaveLength(1)
    const dish = screen
      .getAllByRole('listitem')
      .find((item) => within(item).queryByRole('heading', { name: 'Fruit salad' }))
    within(dish!).getByText('Sold out')
    expect(screen.queryByRole('button', { name: /^Add Fruit salad/ })).toBeNull()
  })

  test('says that part of the menu is missing [MENU-34]', async () => {
    const { user, field, screen } = await openMenu({
      answer: (path, body) =>
        path.endsWith('/get_products_list') && body.includes('"id_categoria":8')
          ? new Response('', { status: 500 })
          : null,
    })
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }))
    await user.type(field, 'espresso')
    expect(await screen.findByText('Part of the menu could not be loaded and is not searched.')).toBeDefined()
  })

  test('searches the texts of a new language [MENU-35]', async () => {
    const { user, field, screen, instance } = await openMenu()
    await user.type(field, 'obstsalat')
    await screen.findByText('Nothing on the menu is like “obstsalat”.')
    await act(() => instance.changeLanguage('de'))
    const results = within((await screen.findByText(/gefunden$/)).closest('.menu-finder') as HTMLElement)
    expect(results.getAllByRole('heading', { level: 3 })[0]?.textContent).toBe('Obstsalat')
  })

  test('has nothing for axe to complain about', async () => {
    const { user, field, results, expectAccessible } = await openMenu()
    await user.type(field, 'pizza')
    await waitFor(() => expect(results().length).toBeGreaterThan(0))
    await expectAccessible()
  })
})

describe('filters', () => {
  test('hide dishes with the allergen, and count them', async () => {
    const widget = await openMenu()
    const { screen } = widget
    const dishes = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
    const before = dishes()
    expect(before).toContain('Margherita')
    const sheet = await leaveOut(widget, 'milk')
    await widget.user.click(sheet.getByRole('button', { name: /^Show \d+ dishes$/ }))
    expect(dishes()).not.toContain('Margherita')
    expect(dishes()).toContain('Marinara')
    const hidden = screen.getByText(/^Your filters hide \d/)
    expect(Number(hidden.textContent?.match(/\d+/)?.[0])).toBeGreaterThan(10)
    await widget.user.click(screen.getByRole('checkbox', { name: 'No milk' }))
    expect(dishes()).toEqual(before)
  })

  const dishNamed = ({ screen }: Awaited<ReturnType<typeof openMenu>>, name: string) =>
    screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading', { level: 3, name }))

  test('mark what may contain it, never as free', async () => {
    const widget = await openMenu({ service: { product: { id: 910, ingredientIds: [] } } })
    const { user, screen } = widget
    const sheet = await leaveOut(widget, 'milk')
    sheet.getByText(/stay and are marked/)
    await user.click(sheet.getByRole('button', { name: /^Show \d+ dishes$/ }))
    const marks = (name: string) =>
      dishNamed(widget, name).map((item) => within(item).queryByText(/^Allergens/)?.textContent)
    // Its products, its additions, nothing declared, nothing to choose.
    expect(marks('Pizza menu')).toEqual(['Allergens depend on what you choose'])
    expect(marks('Marinara')).toEqual(['Allergens depend on what you choose'])
    expect(marks('Espresso')).toEqual(['Allergens not declared'])
    expect(marks('Fruit salad')).toEqual([undefined])
    await user.type(widget.field, 'pizza menu')
    await waitFor(() => expect(widget.results()).toContain('Pizza menu'))
    await waitFor(() => expect(marks('Pizza menu')).toEqual(['Allergens depend on what you choose']))
    await user.click(screen.getByRole('checkbox', { name: 'No milk' }))
    expect(marks('Pizza menu')).toEqual([undefined])
  })

  test('hold for search, and explain an empty category [MENU-30]', async () => {
    const widget = await openMenu()
    const sheet = await leaveOut(widget, 'gluten')
    await widget.user.click(sheet.getByRole('button', { name: /^Show/ }))
    expect(widget.screen.getAllByText('Your filters hide everything here.').length).toBeGreaterThan(0)
    await widget.user.type(widget.field, 'margherita')
    expect(await widget.screen.findByText(/found$/)).toBeDefined()
    expect(widget.results()).not.toContain('Margherita')
  })

  test('stay on the device, longer only on request', async () => {
    const widget = await openMenu()
    const { instance, user, calls } = widget
    const before = calls.length
    const sheet = await leaveOut(widget, 'milk')
    expect(instance.storage.read('filter')).toBeUndefined()
    await user.click(sheet.getByRole('checkbox', { name: 'Remember on this device' }))
    expect(instance.storage.read('filter')).toEqual({ traitIds: [], avoided: ['LATTE'] })
    await user.click(sheet.getByRole('checkbox', { name: 'Remember on this device' }))
    expect(instance.storage.read('filter')).toBeUndefined()
    expect(calls.slice(before)).toEqual([])
  })

  test('speak the language of the widget', async () => {
    const { screen, instance } = await openMenu()
    await act(() => instance.changeLanguage('it'))
    expect(await screen.findByRole('searchbox', { name: 'Cerca nel menu' })).toBeDefined()
  })

  test('have nothing for axe to complain about', async () => {
    const widget = await openMenu()
    const sheet = await leaveOut(widget, 'milk')
    expect(sheet.getByRole('link', { name: /^\+39/ })).toBeDefined()
    await widget.expectAccessible()
  })
})
