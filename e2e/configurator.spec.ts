import { expect, test } from './support/fixtures.ts'

test('ice cream and set menu cost what the service charges [PROD-28, PROD-29, PROD-31, PROD-40, PRICE-15, PRICE-17]', async ({
  page,
  openAgain,
  widget,
  service,
  restaurant,
  customer,
  expectAccessible,
}) => {
  await openAgain('/menu', { customer, dishes: [] })

  await test.step('an ice cream: three scoops, two flavours, one changed', async () => {
    await widget.categories.getByRole('button', { name: 'Desserts' }).click()
    await widget.button('Artisan ice cream').click()
    const sheet = widget.sheet('Artisan ice cream')
    await sheet.getByRole('button', { name: /^Add to order/ }).click()
    await expect(sheet.getByRole('group', { name: 'Your picks' })).toBeFocused()
    await expect(sheet.getByText('Choose at least 1.')).toBeInViewport()
    await sheet.getByRole('button', { name: 'One Lemon more' }).click()
    // Faster than the screen renders.
    await sheet.getByRole('button', { name: 'One Gianduja more' }).click({ clickCount: 2 })
    await expect(sheet.getByRole('button', { name: 'One Custard more' })).toHaveAttribute('aria-disabled', 'true')
    await expectAccessible()
    await sheet.getByRole('button', { name: 'Change Lemon' }).click()
    await expectAccessible()
    await widget.sheet('Change Lemon').getByRole('button', { name: 'Mango +0,50 €' }).click()
    await expect(sheet.getByRole('button', { name: 'Change Mango' })).toBeFocused()
    await sheet.getByRole('button', { name: 'Add to order 5,00 €' }).click()
    await expect(widget.status('Artisan ice cream added to your order')).toBeVisible()
  })

  await test.step('a set menu: one pizza, one drink with a supplement', async () => {
    await widget.categories.getByRole('button', { name: 'Set menus' }).click()
    await widget.button('Pizza menu').click()
    const sheet = widget.sheet('Pizza menu')
    await sheet.getByRole('button', { name: 'One Margherita more' }).click()
    await expect(sheet.getByRole('button', { name: 'One Diavola more' })).toHaveAttribute('aria-disabled', 'true')
    await sheet.getByRole('button', { name: /^Add to order/ }).click()
    await expect(sheet.getByText('Choose at least 2 products.')).toBeInViewport()
    await expect(sheet.getByText('Drinks: choose at least 1 product.')).toBeVisible()
    await sheet.getByRole('button', { name: 'One Blond beer 33 cl more' }).click()
    await expectAccessible()
    await sheet.getByRole('button', { name: 'Add to order 14,00 €' }).click()
    await expect(widget.status('Pizza menu added to your order')).toBeVisible()
  })

  await test.step('both are changed in the order', async () => {
    await widget.openCart()
    await expect(widget.lineOf('Artisan ice cream')).toContainText('Mango · 2 × Gianduja')
    await widget.button('Artisan ice cream, change').click()
    const cup = widget.sheet('Artisan ice cream')
    await cup.getByRole('button', { name: 'One Mango less' }).click()
    await cup.getByRole('button', { name: 'Save 4,50 €' }).click()
    await expect(widget.lineOf('Artisan ice cream')).toContainText('2 × Gianduja')
    await widget.button('Pizza menu, change').click()
    const menu = widget.sheet('Pizza menu')
    await menu.getByRole('button', { name: 'One Tiramisu more' }).click()
    await menu.getByRole('button', { name: 'One more', exact: true }).click()
    await menu.getByRole('button', { name: 'Save 35,00 €' }).click()
    await expect(widget.lineOf('Pizza menu')).toContainText('Margherita · Blond beer 33 cl · Tiramisu')
    await expect(widget.goToCheckout).toContainText('39,50 €')
  })

  await test.step('the service charges the same', async () => {
    await widget.goToCheckout.click()
    await widget.orderInCash()
    const [order] = await service.ordersOf(restaurant)
    expect(order).toMatchObject({ totalCents: 3950 })
    await expect(page.getByText('39,50 €').first()).toBeVisible()
  })
})

test(
  'a pizza costs what each choice says, everywhere [PROD-16, PROD-18, PROD-21, PROD-24, PROD-28, PROD-30, PRICE-11, PRICE-12, PRICE-15]',
  { tag: '@phone' },
  async ({ openAgain, widget, service, restaurant, customer }) => {
    await openAgain('/menu/3/scheda/309', { customer, dishes: [] })
    const sheet = widget.sheet('Your own pizza')
    const add = sheet.getByRole('button', { name: /^Add to order/ })
    const more = (name: string) => sheet.getByRole('button', { name: `One ${name} more` })

    await test.step('nothing is chosen for the diner', async () => {
      await expect(add).toHaveText('Add to orderfrom 8,00 €')
      await add.click()
      for (const [field, message] of [
        ['Size', 'Choose a size.'],
        ['Dough', 'Attention, you must make a choice for the field: Dough'],
        ['Your picks', 'Choose at least 2.'],
      ] as const)
        await expect(sheet.getByRole('group', { name: field })).toContainText(message)
    })

    await test.step('each choice moves the price by what stands beside it', async () => {
      const choose = (role: 'radio' | 'checkbox', name: string) => sheet.getByRole(role, { name, exact: true }).check()
      for (const [what, act, total] of [
        ['size', () => choose('radio', 'Maxi'), '11,50'],
        ['dough', () => choose('radio', 'Wholemeal'), '12,50'],
        ['extra at the price of the size', () => choose('checkbox', 'Buffalo mozzarella'), '16,00'],
        ['extra at the price of its group', () => choose('checkbox', 'Mushrooms'), '17,50'],
        ['extra in a free place', () => choose('checkbox', 'Genoese pesto'), '17,50'],
        ['extra beyond the free place', () => choose('checkbox', 'Chilli oil'), '18,00'],
        ['extra that makes it cheaper', () => choose('checkbox', 'No mozzarella'), '17,50'],
        ['pick in a free place', () => more('Sausage').click(), '17,50'],
        ['pick beyond the free place', () => more('Cooked ham').click(), '18,50'],
        ['pick with a price', () => more('Artichokes').click(), '19,00'],
        ['the same pick again', () => more('Artichokes').click(), '19,50'],
        ['another size', () => choose('radio', 'Half metre'), '26,50'],
        ['a second one', () => sheet.getByRole('button', { name: 'One more', exact: true }).click(), '53,00'],
      ] as const) {
        await act()
        await expect(add, what).toHaveText(`Add to order${total} €`)
      }
      await expect(more('Mushrooms')).toHaveAttribute('aria-disabled', 'true')
      await expect(sheet.getByRole('checkbox', { name: 'Truffle cream' })).toBeDisabled()
      await add.click()
    })

    await test.step('a dough with its own price for the size', async () => {
      await widget.go('/menu/2/scheda/203')
      const diavola = widget.sheet('Diavola')
      await diavola.getByRole('radio', { name: 'Gluten-free' }).check()
      await diavola.getByRole('radio', { name: 'Regular' }).check()
      await diavola.getByRole('button', { name: 'Add to order 10,00 €' }).click()
      await expect(widget.status('Diavola added to your order')).toBeVisible()
    })

    await test.step('the cart and the staff read the same', async () => {
      await widget.openCart()
      await expect(widget.lineOf('Your own pizza')).toContainText('53,00 €')
      await widget.goToCheckout.click()
      await widget.orderInCash()
      expect(await service.ordersOf(restaurant)).toMatchObject([
        {
          totalCents: 6300,
          lines: [
            {
              quantity: 2,
              name: 'Your own pizza',
              details: [
                { name: 'Half metre', cents: 1800 },
                { name: 'Wholemeal', cents: 100 },
                { name: 'Buffalo mozzarella', cents: 250 },
                { name: 'Mushrooms', cents: 200 },
                { name: 'Genoese pesto', cents: 0 },
                { name: 'Chilli oil', cents: 50 },
                { name: 'No mozzarella', cents: -50 },
                { name: 'Sausage', cents: 0 },
                { name: 'Cooked ham', cents: 200 },
                { name: 'Artichokes', cents: 50 },
                { name: 'Artichokes', cents: 50 },
              ],
              totalCents: 5300,
            },
            { name: 'Diavola', details: named('Regular', 'Gluten-free (shared kitchen)'), totalCents: 1000 },
          ],
        },
      ])
    })
  },
)

test(
  'a variable combo stops at limits and below its price [PROD-36, PROD-37, PROD-39, PROD-40, PROD-45, PRICE-18]',
  // The showcase menu needs id_menu_vetrina, an optional addition.
  { tag: ['@phone', '@additions'] },
  async ({ openAgain, widget, service, restaurant, customer }) => {
    await service.change(restaurant, { stock: [{ productId: 803, venueId: 11, quantity: 1 }] })
    await openAgain('/menu/10/scheda/1003', { customer, dishes: [] })
    const sheet = widget.sheet('Family box')
    const add = sheet.getByRole('button', { name: /^Add to order/ })
    const more = (name: string) => sheet.getByRole('button', { name: `One ${name} more` })
    const pick = (name: string, times: number) => more(name).click({ clickCount: times })
    const whole = sheet.getByRole('group', { name: 'What goes in' })
    const isFull = (name: string) => expect(more(name)).toHaveAttribute('aria-disabled', 'true')
    const isOpen = (name: string) => expect(more(name)).not.toHaveAttribute('aria-disabled', 'true')

    await test.step('what is missing is named with its amount', async () => {
      await pick('Diavola', 3)
      await add.click()
      await expect(whole).toContainText('Choose at least 4 products.')
      await expect(whole).toContainText('The products you choose must add up to at least 30,00 €.')
      await pick('Bonèt', 1)
      await expect(whole).not.toContainText('Choose at least 4 products.')
      await add.click()
      await expect(whole).toContainText('The products you choose must add up to at least 30,00 €.')
      await expect(whole).toContainText('25,00 € of at least 30,00 €')
      await expect(sheet).toBeVisible()
    })

    await test.step('the last unit goes in once and makes one box', async () => {
      await isFull('Bonèt')
      await expect(sheet.getByRole('group', { name: 'Desserts' })).toContainText('Available: 1')
      await expect(sheet.getByRole('button', { name: 'One more', exact: true })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
    })

    await test.step('a full category closes while the others stay open', async () => {
      await pick('Diavola', 1)
      await isFull('Diavola')
      await isFull('Margherita')
      await isOpen('Tomato bruschetta')
      await isOpen('Tiramisu')
      await expect(whole).toContainText('32,00 €, the minimum of 30,00 € is reached')
    })

    await test.step('eight in all close everything, one less opens it again', async () => {
      await pick('Tomato bruschetta', 2)
      await isFull('Tomato bruschetta')
      await pick('Tiramisu', 1)
      await isFull('Tiramisu')
      await sheet.getByRole('button', { name: 'One Diavola less' }).click()
      await isOpen('Tiramisu')
      await isOpen('Margherita')
      await pick('Margherita', 1)
      await isFull('Tiramisu')
      await expect(add).toHaveText('Add to order45,00 €')
    })

    await test.step('the staff reads it, and the last unit is gone', async () => {
      await add.click()
      await widget.openCart()
      await widget.goToCheckout.click()
      await widget.orderInCash()
      expect(await service.ordersOf(restaurant)).toMatchObject([
        {
          totalCents: 4500,
          lines: [
            {
              name: 'Family box',
              details: named('2 × Tomato bruschetta', '1 × Margherita', '3 × Diavola', '1 × Tiramisu', '1 × Bonèt'),
            },
          ],
        },
      ])
      await widget.go('/menu/8/scheda/803')
      await expect(widget.sheet('Bonèt').getByRole('status').filter({ hasText: 'No more available' })).toBeVisible()
    })
  },
)

function named(...names: string[]) {
  return names.map((name) => ({ name }))
}
