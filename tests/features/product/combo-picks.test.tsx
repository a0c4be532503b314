import { waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { price } from '#tests/support/builders.ts'
import type { OrderSetup } from '#tests/support/open-order.tsx'

import { burgerMenu, dessert, familyBox, openProduct, pizzaMenu } from './open-product.tsx'

/** The sheet of a combo, and the ways to count its products. */
async function openCombo([path, name]: readonly [string, string], setup: OrderSetup = {}) {
  const widget = await openProduct(path, name, setup)
  const { sheet, user, lines } = widget
  const more = (dish: string) => sheet.getByRole('button', { name: `One ${dish} more` })
  return {
    ...widget,
    more,
    canAdd: (dish: string) => more(dish).getAttribute('aria-disabled') !== 'true',
    pick: async (...dishes: string[]) => {
      for (const dish of dishes) await user.click(more(dish))
    },
    course: (title: string) => sheet.getByRole('group', { name: title }),
    errors: () =>
      sheet.getAllByRole('group').flatMap((group) => group.querySelector(':scope > .field-error')?.textContent ?? []),
    picked: () => lines()[0]?.item.comboPicks.map((pick) => [pick.name, pick.quantity, pick.total]),
  }
}

describe('combo picks', () => {
  test('are listed by category, for a combo only [PROD-32, PROD-33]', async () => {
    const { course, unmount } = await openCombo(pizzaMenu)
    const dishesOf = (title: string) =>
      within(course(title))
        .getAllByRole('group')
        .map((row) => row.getAttribute('aria-label')?.replace('Quantity of ', ''))
    expect(dishesOf('Drinks')).toEqual([
      'Still water 0.5 l',
      'Sparkling water 0.5 l',
      'Cola 33 cl',
      'Bitter orangeade',
      'Peach iced tea',
      'Blond beer 33 cl',
    ])
    expect(dishesOf('Desserts')).toEqual(['Tiramisu', 'Panna cotta with berries', 'Bonèt'])
    unmount()
    const { sheet } = await openProduct(...dessert)
    expect(sheet.queryByRole('group', { name: 'What goes in' })).toBeNull()
  })

  test('are needed: an empty combo is refused [PROD-35, BERR-09]', async () => {
    const { user, submit, course, errors, focused, lines } = await openCombo(familyBox)
    await user.click(submit())
    expect(errors()).toEqual(['Choose at least one product.'])
    expect(focused()).toBe(course('What goes in'))
    expect(lines()).toEqual([])
  })

  test('must reach the minimum and a variable combo’s price [PROD-36, PROD-37]', async () => {
    const { user, submit, sheet, pick, errors, total, lines } = await openCombo(familyBox)
    expect(total()).toBe('from 30,00\u00a0€')
    await pick('Diavola', 'Diavola', 'Diavola')
    expect(total()).toBe('21,00\u00a0€')
    sheet.getByText(/^21,00.€ of at least 30,00.€$/)
    await user.click(submit())
    expect(errors()).toEqual([
      'Choose at least 4 products. The products you choose must add up to at least 30,00\u00a0€.',
    ])
    await pick('Diavola')
    expect(errors()).toEqual(['The products you choose must add up to at least 30,00\u00a0€.'])
    await pick('Fruit salad')
    sheet.getByText(/^31,00.€, the minimum of 30,00.€ is reached$/)
    await user.click(submit())
    expect(lines()[0]?.unitPrice).toBe(price('31.00'))
  })

  test('must reach each category’s minimum, one message each [PROD-38]', async () => {
    const { user, submit, pick, errors, course, focused } = await openCombo(pizzaMenu)
    await pick('Tiramisu')
    await user.click(submit())
    expect(errors()).toEqual([
      'Choose at least 2 products.',
      'Classic pizzas: choose at least 1 product.',
      'Drinks: choose at least 1 product.',
    ])
    await pick('Cola 33 cl')
    await user.click(submit())
    expect(errors()).toEqual(['Classic pizzas: choose at least 1 product.'])
    expect(focused()).toBe(course('Classic pizzas'))
  })

  test('stop per category while others stay open [PROD-40]', async () => {
    const { pick, canAdd, course } = await openCombo(pizzaMenu)
    await pick('Margherita')
    expect(['Margherita', 'Diavola', 'Cola 33 cl'].map(canAdd)).toEqual([false, false, true])
    within(course('Classic pizzas')).getByText('1 chosen, the maximum: remove it to choose another')
  })

  test('stop at the overall maximum with a reason [PROD-39]', async () => {
    const { pick, canAdd, course } = await openCombo(familyBox)
    await pick('Tiramisu', 'Tiramisu', 'Tiramisu', 'Tiramisu', 'Margherita', 'Margherita', 'Margherita')
    expect(canAdd('Tomato bruschetta')).toBe(true)
    await pick('Tiramisu')
    expect(['Tiramisu', 'Margherita', 'Tomato bruschetta'].map(canAdd)).toEqual([false, false, false])
    for (const title of ['What goes in', 'Starters', 'Classic pizzas', 'Desserts'])
      within(course(title)).getByText('8 chosen, the maximum: remove one to choose another')
  })

  test('cost their supplement alone in a fixed combo [PROD-34, PRICE-16, PRICE-17]', async () => {
    const { pick, total, user, submit, picked, more } = await openCombo(pizzaMenu)
    expect(more('Margherita').closest('.pick-row')?.textContent).not.toContain('€')
    expect(more('Blond beer 33 cl').closest('.pick-row')?.textContent).toContain('+2,00\u00a0€')
    await pick('Margherita', 'Blond beer 33 cl')
    expect(total()).toBe('14,00\u00a0€')
    await user.click(submit())
    expect(picked()).toEqual([
      ['Margherita', 1, 0],
      ['Blond beer 33 cl', 1, price('2.00')],
    ])
  })

  test('are preselected where the combo says, and removable [PROD-08]', async () => {
    const { pick, user, sheet, submit, picked } = await openCombo(burgerMenu)
    await user.click(sheet.getByRole('button', { name: 'One Pesto focaccia less' }))
    await pick('Crispy chicken burger')
    await user.click(submit())
    expect(picked()).toEqual([
      ['Crispy chicken burger', 1, 0],
      ['Cola 33 cl', 1, 0],
    ])
  })

  test('use the picked product’s stock over all combos (rulings "stock of combo picks")', async () => {
    const { pick, canAdd, more, sheet, user } = await openCombo(familyBox, {
      service: { stock: [{ productId: 803, venueId: 12, quantity: 3 }] },
    })
    await waitFor(() => expect(more('Bonèt')).toBeDefined())
    await pick('Bonèt')
    expect(canAdd('Bonèt')).toBe(true)
    await sheet.findByText('Available: 3')
    await pick('Bonèt')
    await sheet.findByText('Available: 1')
    expect(sheet.getByRole('button', { name: 'One more' }).getAttribute('aria-disabled')).toBe('true')
    await pick('Bonèt')
    expect(canAdd('Bonèt')).toBe(false)
    await user.click(sheet.getByRole('button', { name: 'One Bonèt less' }))
    await user.click(sheet.getByRole('button', { name: 'One Bonèt less' }))
    await user.click(sheet.getByRole('button', { name: 'One more' }))
    expect(canAdd('Bonèt')).toBe(false)
  })

  test('are judged by stock that comes late [PROD-42, PROD-45, PROD-50]', async () => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    const { pick, submit, user, screen, sheet, lines, path } = await openCombo(pizzaMenu, {
      service: { stock: [{ productId: 903, venueId: 12, quantity: 0 }] },
      answer: (called, _body, ask) => (called.endsWith('/get_products_list') ? held.then(ask) : null),
    })
    await pick('Margherita', 'Cola 33 cl')
    await user.click(submit())
    expect([lines(), submit().getAttribute('aria-busy')]).toEqual([[], 'true'])
    await user.click(submit())
    answer()
    const warning = within(await screen.findByRole('alertdialog', { name: 'Choices removed' }))
    warning.getByText('Temporarily unavailable and therefore removed: Cola 33 cl.')
    await user.click(warning.getByRole('button', { name: 'OK' }))
    expect([lines(), path()]).toEqual([[], pizzaMenu[0]])
    sheet.getByText('No more available')
    await pick('Still water 0.5 l')
    await user.click(submit())
    expect(lines()).toHaveLength(1)
  })

  test('have a search inside when there are more than fifteen', async () => {
    const dishes = [...Array(9).keys()].flatMap((index) => [201 + index, 801 + (index % 4), 901 + index])
    const comboProducts = [...new Set(dishes)].map((productId) => ({
      productId: productId as never,
      categoryId: 2 as never,
      quantity: 0,
      price: price('1.00'),
    }))
    const { sheet, user, course } = await openCombo(pizzaMenu, {
      service: { product: { id: 1001, comboProducts } },
    })
    const listed = () => within(course('Classic pizzas')).getAllByRole('group').length
    expect(listed()).toBe(6)
    await user.click(sheet.getByRole('button', { name: 'Show all 22' }))
    expect(listed()).toBe(22)
    const search = await sheet.findByRole('searchbox', { name: 'Search in this list' })
    await user.type(search, 'BONE')
    expect(within(course('Classic pizzas')).getByRole('group').getAttribute('aria-label')).toBe('Quantity of Bonèt')
    await user.type(search, 'x')
    sheet.getByText('Nothing has this name.')
  })

  test('make up ingredients and allergens [PROD-11]', async () => {
    const { sheet, user, pick } = await openCombo(pizzaMenu)
    sheet.getByText('Ask the restaurant for the ingredients.')
    const allergens = (name: string) => user.click(sheet.getByRole('tab', { name }))
    const listed = () => sheet.getAllByRole('list').map((list) => list.textContent)
    await allergens('Allergens')
    sheet.getByText('They depend on what you choose.')
    expect(sheet.queryByText(/None declared/)).toBeNull()
    sheet.getByText('What else you can choose may contain:')
    await pick('Marinara')
    await allergens('Allergens')
    sheet.getByText('They depend on what you choose.')
    await pick('Still water 0.5 l')
    await allergens('Allergens (1)')
    expect(listed().slice(0, 2)).toEqual(['gluten', expect.stringContaining('milk')])
    expect(sheet.queryByText('They depend on what you choose.')).toBeNull()
    await user.click(sheet.getByRole('tab', { name: 'Ingredients' }))
    sheet.getByText('Oregano', { exact: false })
  })

  test('may bring an allergen, and its dialog names the ingredient [PROD-12]', async () => {
    const { sheet, user, screen } = await openCombo(pizzaMenu)
    await user.click(sheet.getByRole('tab', { name: 'Allergens' }))
    await user.click(sheet.getByRole('button', { name: 'egg' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'egg' }))
    dialog.getByText('Contained in:')
    expect(dialog.getAllByRole('listitem').length).toBeGreaterThan(0)
  })

  test('have no accessibility violations', async () => {
    const { user, submit, pick, errors, expectAccessible } = await openCombo(familyBox)
    await pick('Margherita')
    await user.click(submit())
    expect(errors()).not.toEqual([])
    await expectAccessible()
  })
})
