import { expect, test } from './support/fixtures.ts'
import { keyboard } from './support/keyboard.ts'
import { tiramisu } from './support/remote-diner.ts'

test('an order is placed by keyboard, focus always visible [SHELL-67]', async ({
  page,
  openHost,
  widget,
  service,
  restaurant,
  customer,
}) => {
  const { press, type, tabTo, tabBackTo } = keyboard(page)
  const isInside = () => page.evaluate(() => document.activeElement?.localName === 'comanda-order')
  await openHost({ tag: { venue: 11 }, body: '<a href="#menu">Our menu</a> <button>Book a table</button>' })
  await page.evaluate(() => {
    Object.assign(globalThis, { heard: 0 })
    for (const type of ['keydown', 'keyup', 'keypress'])
      document.addEventListener(type, (event) => {
        if (event.composedPath().some((node) => node instanceof Element && node.localName === 'comanda-order'))
          Object.assign(globalThis, { heard: 1 })
      })
  })

  await test.step('button and wizard', async () => {
    await tabTo(widget.launcher)
    await press('Enter')
    await expect.poll(isInside).toBe(true)
    await tabTo(widget.orderNow)
    await press('Enter')
    await expect(widget.heading('How and when?')).toBeFocused()
    await tabTo(widget.days.first())
    await press('ArrowRight')
    await press('Enter')
    await expect(widget.heading('Time')).toBeFocused()
    await tabTo(widget.slots.first())
    await press('Space')
    await tabTo(widget.seeTheMenu)
    await press('Enter')
    await expect(widget.heading('Menu')).toBeFocused()
  })

  await test.step('a dish in its sheet', async () => {
    const dish = widget.button('Buffalo mozzarella').first()
    const sheet = widget.sheet('Buffalo mozzarella')
    await tabTo(dish)
    await press('Enter')
    await expect(sheet.getByRole('heading', { name: 'Buffalo mozzarella' })).toBeFocused()
    await press('Escape')
    await expect(sheet).toBeHidden()
    await expect(dish).toBeFocused()
    await press('Enter')
    await tabTo(sheet.getByRole('radio', { name: 'Regular' }))
    await press('Space')
    await tabTo(sheet.getByRole('radio', { name: 'Classic' }))
    await press('Space')
    await tabTo(sheet.getByRole('button', { name: /^Add to order/ }))
    await press('Tab')
    expect(await isInside()).toBe(true)
    await tabBackTo(sheet.getByRole('button', { name: /^Add to order/ }))
    await press('Enter')
    await expect(sheet).toBeHidden()
    await expect(dish).toBeFocused()
  })

  await test.step('cart, sign-in and checkout', async () => {
    await tabBackTo(widget.button(/^Order( \d+ items?)?$/))
    await press('Enter')
    await expect(widget.heading('Your order')).toBeFocused()
    await tabTo(widget.goToCheckout)
    await press('Enter')
    await tabTo(widget.field('E-mail or user name'))
    await type(customer.email)
    await tabTo(widget.field('Password'))
    await type(customer.password)
    await press('Enter')
    await expect(widget.heading('Checkout')).toBeFocused()
    // One stop for all ways to pay; the arrow goes round to the last.
    await tabTo(widget.field('Card'))
    await press('ArrowDown')
    await press('ArrowDown')
    await expect(widget.field('Cash')).toBeChecked()
    await tabTo(widget.orderAndPay)
    await press('Enter')
    await expect(widget.heading(/^Order #\d+$/)).toBeFocused()
  })

  expect(await service.ordersOf(restaurant)).toHaveLength(1)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'heard') as number)).toBe(0)
  await press('Escape')
  await expect(widget.launcher).toBeFocused()
  expect(await isInside()).toBe(false)
})

test('Escape closes the top layer and gives back the focus [SHELL-67]', async ({
  page,
  openHost,
  returnWith,
  widget,
}) => {
  const { press } = keyboard(page)
  await returnWith({ dishes: [tiramisu] })
  await openHost({ tag: { venue: 11, route: '/menu' } })
  await widget.launcher.focus()
  await press('Space')
  const dish = widget.button('Agnolotti del plin').first()
  const sheet = widget.sheet('Agnolotti del plin')
  await dish.focus()
  await press('Enter')
  await sheet.getByRole('tab', { name: /^Allergens/ }).click()
  const allergen = sheet.getByRole('button', { name: 'Milk' })
  await allergen.focus()
  await press('Enter')
  await expect(widget.sheet('milk')).toBeVisible()
  await press('Escape')
  await expect(widget.sheet('milk')).toBeHidden()
  await expect(allergen).toBeFocused()
  await press('Escape')
  await expect(sheet).toBeHidden()
  await expect(dish).toBeFocused()
  await press('Escape')
  await expect(dish).toBeHidden()
  await expect(widget.launcher).toBeFocused()
})

test('search, filters and side order need no pointer [SHELL-67]', async ({
  page,
  openAgain,
  widget,
  service,
  restaurant,
}) => {
  const { press, type, tabTo, tabBackTo } = keyboard(page)
  const customer = await service.addCustomer(restaurant, { card: { rewards: [{ value: 3 }, { value: 2 }] } })
  await openAgain('/menu', { customer, dishes: [tiramisu] })

  await test.step('search: Escape empties it, the dish found gives focus back', async () => {
    const search = widget.widget.getByRole('searchbox', { name: 'Search the menu' })
    await tabTo(search)
    await type('nothing like it')
    await press('Escape')
    await expect(search).toHaveValue('')
    await expect(search).toBeFocused()
    await type('bruscheta')
    const found = widget.button('Tomato bruschetta')
    await tabTo(found)
    await press('Enter')
    await expect(widget.sheet('Tomato bruschetta')).toBeVisible()
    await press('Escape')
    await expect(found).toBeFocused()
    await tabBackTo(widget.button('Clear the search'))
    await press('Enter')
    await expect(search).toBeFocused()
  })

  await test.step('filters', async () => {
    const opener = widget.button('Allergens')
    const sheet = widget.sheet('Leave out allergens')
    await tabTo(opener)
    await press('Enter')
    await tabTo(sheet.getByRole('checkbox', { name: 'No milk' }))
    await press('Space')
    await press('Escape')
    await expect(sheet).toBeHidden()
    await expect(opener).toBeFocused()
    await press('Enter')
    await tabTo(sheet.getByRole('button', { name: /^Show \d+ dishes$/ }))
    await press('Enter')
    await expect(opener).toBeFocused()
    const chip = widget.widget.getByRole('group', { name: 'Filters' }).getByRole('checkbox', { name: 'No milk' })
    await tabTo(chip)
    await press('Space')
    await expect(chip).toBeHidden()
  })

  await test.step('rewards and a code', async () => {
    await widget.openCart()
    const opener = widget.button('Your rewards')
    const reward = widget.sheet('Your rewards').getByRole('checkbox').first()
    await tabTo(opener)
    await press('Enter')
    await tabTo(reward)
    await press('Space')
    await expect(reward).toBeChecked()
    await press('Space')
    await expect(reward).not.toBeChecked()
    await press('Escape')
    await expect(opener).toBeFocused()
    const field = widget.field('Do you have a code?')
    await tabBackTo(field)
    await type('nothing')
    await press('Enter')
    await expect(widget.widget.getByText('This discount code is not valid.')).toBeVisible()
    await expect(field).toBeFocused()
    await press('ControlOrMeta+a')
    await type('welcome10')
    await press('Enter')
    const applied = widget.button('Remove WELCOME10')
    await expect(applied).toBeVisible()
    await tabTo(applied)
    await press('Enter')
    await expect(widget.heading('Code or reward')).toBeFocused()
  })
})
