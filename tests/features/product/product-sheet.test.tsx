import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'

import { withMovements } from '#tests/support/movements.ts'
import { dinner, lunch, openOrder, tiramisu } from '#tests/support/open-order.tsx'

import { dessert, openProduct, pizza } from './open-product.tsx'

describe('ProductSheet', () => {
  test('adds a configured line with note and goes back [PROD-01, PROD-03, PROD-05, PROD-51]', async () => {
    const { screen, user, sheet, submit, lines, path } = await openProduct(...pizza, { from: '/menu' })
    expect(submit().textContent).toMatch(/^Add to order/)
    sheet.getByText('San Marzano tomato, fior di latte and fresh basil')
    await user.click(sheet.getByRole('radio', { name: 'Regular' }))
    await user.click(sheet.getByRole('button', { name: 'Add a note' }))
    await user.type(await sheet.findByRole('textbox', { name: 'Note for the kitchen' }), 'well done')
    await user.click(sheet.getByRole('button', { name: 'One more' }))
    await user.click(submit())
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Margherita' })).toBeNull())
    expect(path()).toBe('/menu')
    expect(lines()).toHaveLength(1)
    expect(lines()[0]).toMatchObject({ quantity: 2, item: { productId: 201, categoryId: 2, note: 'well done' } })
    const toast = await screen.findByText('Margherita added to your order')
    expect(toast.closest('[role=status]')).not.toBeNull()
  })

  test.each([
    { hasBeenActive: true, felt: [[10]] },
    { hasBeenActive: false, felt: [] },
  ])('can be felt when added, page touched: $hasBeenActive', async ({ hasBeenActive, felt }) => {
    const vibrate = vi.fn<Navigator['vibrate']>(() => true)
    const parts = { vibrate, userActivation: { hasBeenActive } }
    for (const [name, value] of Object.entries(parts)) {
      Object.defineProperty(navigator, name, { value, configurable: true })
      onTestFinished(() => void Reflect.deleteProperty(navigator, name))
    }
    const { screen, user, submit } = await openProduct(...dessert, { from: '/menu' })
    await user.click(submit())
    await screen.findByText('Tiramisu added to your order')
    expect(vibrate.mock.calls).toEqual(felt)
  })

  test('counts the note up to 200 characters', async () => {
    const { user, sheet } = await openProduct(...pizza)
    await user.click(sheet.getByRole('button', { name: 'Add a note' }))
    const note = await sheet.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note for the kitchen' })
    await user.type(note, 'no basil')
    sheet.getByText('8/200')
    expect(note.maxLength).toBe(200)
  })

  test('shows all photos, and icons with a legend [PROD-01, PROD-09]', async () => {
    const { screen, user, sheet } = await openProduct(...pizza)
    expect(sheet.getAllByRole('img', { name: /^Margherita, photo \d of 2$/ })).toHaveLength(2)
    const icon = sheet.getByText('Vegetarian').closest('.tag')?.querySelector('img')
    expect(icon?.src).toMatch(/\/en\/webservice\/restaurant\/get_icon_caratteristica\/1$/)
    await user.click(sheet.getByRole('button', { name: 'Legend' }))
    const legend = within(await screen.findByRole('dialog', { name: 'Legend' }))
    expect(legend.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Vegetarian'])
  })

  test('shows no legend without traits [PROD-09]', async () => {
    const { sheet } = await openProduct('/menu/4/scheda/402', 'Agnolotti del plin')
    expect(sheet.queryByRole('button', { name: 'Legend' })).toBeNull()
  })

  test('shows ingredients, then allergens in catalogue order [PROD-10, PROD-11, PROD-12]', async () => {
    const { screen, user, sheet } = await openProduct(...pizza)
    const tabs = sheet.getAllByRole('tab')
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])).toEqual([
      ['Ingredients', 'true'],
      ['Allergens (2)', 'false'],
    ])
    expect(sheet.getByRole('tabpanel').textContent).toBe(
      'Wheat flour, San Marzano tomato, Fior di latte mozzarella, Basil, Extra virgin olive oil',
    )
    tabs[0]?.focus()
    await user.keyboard('{ArrowRight}')
    const panel = within(sheet.getByRole('tabpanel'))
    const lists = panel.getAllByRole('list').map((list) =>
      within(list)
        .getAllByRole('button')
        .map((button) => button.textContent),
    )
    // Its own, then those of its additions.
    expect(lists).toEqual([
      ['gluten', 'milk'],
      ['fish', 'tree nuts'],
    ])
    await user.click(panel.getByRole('button', { name: 'milk' }))
    const detail = within(await screen.findByRole('dialog', { name: 'milk' }))
    expect(detail.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Fior di latte mozzarella'])
  })

  test('says that undeclared allergens are not none', async () => {
    const { user, sheet } = await openProduct(...dessert, { service: { product: { id: 801, ingredientIds: [] } } })
    await user.click(sheet.getByRole('tab', { name: 'Allergens' }))
    expect(sheet.getByRole('tabpanel').textContent).toBe('Not fully declared: ask the restaurant.')
  })

  test.each(['delivery', 'dil'] as const)(
    'cannot be added for %s when it is not delivered [PROD-50, PROD-56]',
    async (type) => {
      const service = { product: { id: 801, isDeliverable: false } }
      const { sheet, submit, unmount } = await openProduct(...dessert, { service, draft: { type } })
      sheet.getByText('Product not available')
      expect((submit() as HTMLButtonElement).disabled).toBe(true)
      unmount()
      const takeAway = await openProduct(...dessert, { service })
      expect([takeAway.sheet.queryByText('Product not available'), takeAway.submit().hasAttribute('disabled')]).toEqual(
        [null, false],
      )
    },
  )

  test('has no button to submit while the product loads [PROD-50]', async () => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    const { screen, instance } = await openOrder('/', {
      answer: (called, _body, ask) => (called.endsWith('/get_product') ? held.then(ask) : null),
    })
    await screen.findByRole('button', { name: 'Order now' })
    act(() => instance.location.navigate(dessert[0]))
    await screen.findByText('Loading the product')
    expect(screen.queryByRole('button', { name: /^Add to order/ })).toBeNull()
    answer()
    expect((await screen.findByRole('button', { name: /^Add to order/ })).hasAttribute('disabled')).toBe(false)
  })

  test('shows name and photo before its details have come', async () => {
    const isDetail = (called: string, body: string) =>
      called.endsWith('/get_product') || (called.endsWith('/get_products_list') && body.includes('"id_categoria":2,'))
    const { screen, user } = await openOrder('/menu', {
      answer: (called, body) => (isDetail(called, body) ? new Promise(() => {}) : null),
    })
    await user.click(await screen.findByRole('button', { name: 'Margherita' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Margherita' }))
    expect(sheet.getAllByRole('img', { name: /^Margherita, photo/ })).toHaveLength(2)
    sheet.getByText('Loading the product')
    expect(sheet.queryByRole('button', { name: /^Add to order/ })).toBeNull()
  })

  test('has description and price in its first frame', async () => {
    const [path, name] = pizza
    // Its code has come.
    const { screen, instance } = await openProduct(path, name)
    act(() => instance.location.back())
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())
    act(() => instance.location.navigate(path))
    const sheet = within(screen.getByRole('dialog', { name }))
    sheet.getByText('San Marzano tomato, fior di latte and fresh basil')
    expect(screen.getByRole('dialog', { name }).querySelector('.facts')?.textContent).toMatch(/6,50\s€/)
    expect(sheet.queryByRole('tab', { name: 'Ingredients' })).toBeNull()
  })

  test('cannot be added with a menu it is not in [PROD-50, PROD-56]', async () => {
    const { sheet, submit } = await openProduct('/menu/3/scheda/302', 'Buffalo mozzarella', { draft: lunch })
    sheet.getByText('Product not available')
    expect((submit() as HTMLButtonElement).disabled).toBe(true)
  })

  test('warns about ingredients out of stock; ordering stays possible [PROD-55]', async () => {
    const { screen, user, sheet, submit } = await openProduct('/menu/3/scheda/305', 'Sausage and turnip tops')
    const warning = within(await screen.findByRole('alertdialog', { name: 'Ingredients out of stock' }))
    warning.getByText('Out of stock: Turnip tops. You can still order and, if you like, choose an addition instead.')
    await user.click(warning.getByRole('button', { name: 'OK' }))
    expect((submit() as HTMLButtonElement).disabled).toBe(false)
    expect(sheet.getByRole('tabpanel').querySelector('s')?.textContent).toBe('Turnip tops')
  })

  test('suggests three products; adding one returns to the list [PROD-51, PROD-57, PROD-58]', async () => {
    const { screen, user, sheet, path, instance } = await openProduct(...pizza, { from: '/menu' })
    const heading = await sheet.findByRole('heading', { name: 'Goes well with' })
    const suggestions = within(heading.parentElement as HTMLElement).getAllByRole('button')
    expect(suggestions).toHaveLength(3)
    await user.click(sheet.getByRole('button', { name: /^Tiramisu/ }))
    expect(path()).toBe('/menu/8/scheda/801')
    const dessert = within(await screen.findByRole('dialog', { name: 'Tiramisu' }))
    await user.click(await dessert.findByRole('button', { name: /^Add to order/ }))
    expect(path()).toBe('/menu')
    expect(instance.location.entries).toHaveLength(1)
  })

  test('asks for suggestions by id, without ordered ones [BAPI-09]', async () => {
    const { sheet, sent } = await openProduct(...pizza, { lines: [tiramisu] })
    const heading = await sheet.findByRole('heading', { name: 'Goes well with' })
    const suggested = within(heading.parentElement as HTMLElement).getAllByRole('button')
    expect(suggested.map((button) => button.textContent)).toEqual([
      expect.stringMatching(/^Still water/),
      expect.stringMatching(/^Cola/),
    ])
    expect(sent('/restaurant/get_products_list')).toMatchObject({
      ids: null,
      ids_prodotti_suggeriti: [901, 903],
      ids_prodotti_blacklist: [801],
    })
  })

  test('suggests nothing where nothing is suggested [PROD-57]', async () => {
    const { sheet } = await openProduct(...dessert)
    expect(sheet.queryByRole('heading', { name: 'Goes well with' })).toBeNull()
  })

  test('says why a product failed, and retries [BERR-05, BERR-10]', async () => {
    const { screen, user, instance, service, restaurantId } = await openOrder('/', {})
    await screen.findByRole('button', { name: 'Order now' })
    service.faults.next({ path: '/get_product', kind: 'garbage', restaurantId })
    act(() => instance.location.navigate('/menu/8/scheda/801'))
    const alert = within(await screen.findByRole('alertdialog'))
    alert.getByText('Connection error')
    await user.click(alert.getByRole('button', { name: 'OK' }))
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Product' })).getByRole('button', { name: 'Try again' }),
    )
    expect(await screen.findByRole('dialog', { name: 'Tiramisu' })).toBeDefined()
  })

  test('asks for the time first on the showcase menu', async () => {
    const { user, submit, path, lines } = await openProduct(...dessert, {
      draft: null,
      service: { venueId: 12, venue: { showcaseMenuId: dinner.menuId } },
    })
    await user.click(submit())
    await waitFor(() => expect(path()).toBe('/ordine'))
    expect(lines()).toEqual([])
  })

  test('starts at its title and closes by Escape', async () => {
    const { user, screen, focused, instance } = await openProduct(...pizza, { from: '/menu' })
    expect(focused()?.textContent).toBe('Margherita')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Margherita' })).toBeNull())
    expect(instance.location.entry.path).toBe('/menu')
  })

  test('has nothing for axe to complain about', async () => {
    const { user, submit, sheet, expectAccessible } = await openProduct('/menu/3/scheda/302', 'Buffalo mozzarella')
    await user.click(submit())
    expect(sheet.getAllByRole('group').length).toBeGreaterThan(3)
    await expectAccessible()
  })
})

describe('ProductSheet on its way out', () => {
  const { log } = withMovements()

  test('is added once when it closes, despite repeated taps [PROD-05, PROD-51]', async () => {
    const { screen, submit, lines, path, storage } = await openProduct(...dessert, { from: '/menu' })
    const button = submit()
    button.click()
    button.click()
    expect(log).toEqual(['moves', 'moves'])
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Tiramisu' })).toBeNull())
    expect(path()).toBe('/menu')
    await screen.findByText('Tiramisu added to your order')
    expect(lines().map(({ quantity, item }) => [item.name, quantity])).toEqual([['Tiramisu', 1]])
    expect(storage.storage.read('cart')).toMatchObject({ cart: { lines: [{ quantity: 1 }] } })
  })

  test('is added although the page navigates before it closes', async () => {
    const { screen, submit, lines, instance } = await openProduct(...dessert, { from: '/menu' })
    submit().click()
    act(() => instance.location.navigate('/carrello'))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Tiramisu' })).toBeNull())
    expect(lines().map(({ quantity, item }) => [item.name, quantity])).toEqual([['Tiramisu', 1]])
    expect(instance.location.entry.path).toBe('/carrello')
  })

  test('does not begin to go when something is missing', async () => {
    const { sheet, submit } = await openProduct(...pizza)
    submit().click()
    await sheet.findByText('Choose a size.')
    expect(log).toEqual([])
  })
})
