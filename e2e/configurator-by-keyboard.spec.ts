import { expect, test } from './support/fixtures.ts'
import { keyboard } from './support/keyboard.ts'

test('picks and the products of a combo are chosen, changed and counted without a pointer [SHELL-67]', async ({
  page,
  openHost,
  returnWith,
  widget,
}) => {
  const { press, tabTo, tabBackTo } = keyboard(page)
  await returnWith({ dishes: [] })
  await openHost({ tag: { venue: 11, route: '/menu' } })
  await widget.launcher.click()

  await test.step('an ice cream, one of its flavours changed', async () => {
    await widget.categories.getByRole('button', { name: 'Desserts' }).click()
    const dish = widget.button('Artisan ice cream')
    const sheet = widget.sheet('Artisan ice cream')
    await dish.focus()
    await press('Enter')
    const more = sheet.getByRole('button', { name: 'One Lemon more' })
    await tabTo(more)
    await press('Enter')
    await press('Space')
    await expect(sheet.getByRole('group', { name: 'Quantity of Lemon' })).toContainText('2')
    const change = sheet.getByRole('button', { name: 'Change Lemon' }).first()
    await tabTo(change)
    await press('Enter')
    await expect(widget.sheet('Change Lemon')).toBeVisible()
    await press('Escape')
    await expect(change).toBeFocused()
    await press('Enter')
    await tabTo(widget.sheet('Change Lemon').getByRole('button', { name: 'Mango +0,50 €' }))
    await press('Enter')
    await expect(sheet.getByRole('button', { name: 'Change Mango' })).toBeFocused()
    await tabTo(sheet.getByRole('button', { name: 'Add to order 5,00 €' }))
    await press('Enter')
    await expect(dish).toBeFocused()
  })

  await test.step('a set menu: what is missing takes the focus, full steppers stay in reach', async () => {
    await widget.categories.getByRole('button', { name: 'Set menus' }).click()
    const dish = widget.button('Pizza menu')
    const sheet = widget.sheet('Pizza menu')
    await dish.focus()
    await press('Enter')
    const add = sheet.getByRole('button', { name: /^Add to order/ })
    await tabTo(add)
    await press('Enter')
    await expect(sheet.getByRole('group', { name: 'What goes in' })).toBeFocused()
    await tabTo(sheet.getByRole('button', { name: 'One Margherita more' }))
    await press('Enter')
    const full = sheet.getByRole('button', { name: 'One Diavola more' })
    await tabTo(full)
    await press('Enter')
    await expect(sheet.getByRole('group', { name: 'Quantity of Diavola' })).toContainText('0')
    await tabTo(sheet.getByRole('button', { name: 'One Cola 33 cl more' }))
    await press('Enter')
    await tabBackTo(sheet.getByRole('button', { name: 'One Margherita less' }))
    await press('Enter')
    await tabTo(full)
    await press('Enter')
    await tabTo(add)
    await press('Enter')
    await expect(dish).toBeFocused()
    await expect(widget.status('Pizza menu added to your order')).toBeVisible()
  })
})
