import { describe, expect, test } from 'vitest'

import { tiramisu } from '#tests/support/open-order.tsx'

import { dessert, openProduct } from './open-product.tsx'

describe('quantity on the product sheet', () => {
  test('says how many are left and stops there [PROD-42, PROD-43, PROD-45, PROD-47]', async () => {
    const { user, sheet } = await openProduct(...dessert, {
      service: { stock: [{ productId: 801, venueId: 12, quantity: 5 }] },
      lines: [{ ...tiramisu, quantity: 3 }],
    })
    await sheet.findByText('Available: 2')
    const more = sheet.getByRole('button', { name: 'One more' })
    await user.click(more)
    expect(more.getAttribute('aria-disabled')).toBe('true')
    await user.click(more)
    expect(sheet.getByRole('group', { name: 'Quantity of Tiramisu' }).querySelector('output')?.textContent).toBe(
      'Quantity of Tiramisu: 2',
    )
  })

  test.each([
    [11, 'Available: more than 10'],
    [10, 'Available: 10'],
    [4, 'Available: 4'],
  ])('of %i units it says "%s" [PROD-41, PROD-43]', async (quantity, text) => {
    const stock = [{ productId: 801, venueId: 12, quantity }]
    const { sheet } = await openProduct(...dessert, { service: { stock } })
    expect(sheet.getByText(text)).toBeDefined()
  })

  test('says nothing about availability where there is no limit [PROD-41]', async () => {
    const { sheet } = await openProduct(...dessert)
    expect(sheet.queryByText(/^Available/)).toBeNull()
  })

  test('sets the quantity to 0 without stock or price [PROD-46]', async () => {
    const stock = [{ productId: 801, venueId: 12, quantity: 0 }]
    const { sheet, lines } = await openProduct(...dessert, { service: { stock } })
    sheet.getByText('No more available')
    expect(sheet.getByRole('group', { name: 'Quantity of Tiramisu' }).querySelector('output')?.textContent).toBe(
      'Quantity of Tiramisu: 0',
    )
    expect(sheet.getByRole<HTMLButtonElement>('button', { name: 'Sold out' }).disabled).toBe(true)
    expect(lines()).toEqual([])
  })

  test('offers no sold-out dish "all the same" [PROD-46, PROD-55]', async () => {
    const turnips = ['/menu/3/scheda/305', 'Sausage and turnip tops'] as const
    const open = async (quantity: number) => {
      const { screen, unmount, sheet } = await openProduct(...turnips, {
        service: { stock: [{ productId: 305, venueId: 12, quantity }] },
      })
      // The warning stands in the same chunk as the note.
      await sheet.findByRole('button', { name: 'Add a note' })
      const button = sheet.queryByRole('button', { name: 'Sold out' })
      if (quantity > 0) await screen.findByRole('alertdialog', { name: 'Ingredients out of stock' })
      const shown = [
        screen.queryByRole('alertdialog') !== null,
        button !== null,
        sheet.queryByText(/from 0,00/) !== null,
      ]
      unmount()
      return shown
    }
    expect(await open(1)).toEqual([true, false, false])
    expect(await open(0)).toEqual([false, true, false])
  })

  test('starts at 1, allows 0, adds nothing then [PROD-44, PROD-48]', async () => {
    const { user, sheet, submit, lines, path } = await openProduct(...dessert)
    const value = () => sheet.getByRole('group', { name: 'Quantity of Tiramisu' }).querySelector('output')?.textContent
    expect(value()).toBe('Quantity of Tiramisu: 1')
    await user.click(sheet.getByRole('button', { name: 'One less' }))
    await user.click(sheet.getByRole('button', { name: 'One less' }))
    expect(value()).toBe('Quantity of Tiramisu: 0')
    await user.click(submit())
    expect(lines()).toEqual([])
    expect(path()).toBe('/menu/8/scheda/801')
  })
})
