import { describe, expect, it } from 'vitest'

import { tiramisu } from '#tests/support/open-order.tsx'

import { dessert, openProduct } from './open-product.tsx'

describe('quantity on the product sheet', () => {
  it('says how many are left and stops there [PROD-42, PROD-43, PROD-45, PROD-47]', async () => {
    const { user, sheet } = await openProduct(...dessert, {
      service: { stock: [{ productId: 801, venueId: 12, quantity: 5 }] },
      lines: [{ ...tiramisu, quantity: 3 }],
    })
    await sheet.findByText('Available: 2')
    const more = sheet.getByRole('button', { name: 'One more' })
    await user.click(more)
    expect(more.getAttribute('aria-disabled')).toBe('true')
    await user.click(more)
    expect(sheet.getByRole('group', { name: 'Quantity of Tiramisu' }).querySelector('output')?.textContent).toBe('2')
  })

  it.each([
    [11, 'Available: more than 10'],
    [10, 'Available: 10'],
    [4, 'Available: 4'],
  ])('of %i units it says "%s" [PROD-41, PROD-43]', async (quantity, text) => {
    const stock = [{ productId: 801, venueId: 12, quantity }]
    const { sheet } = await openProduct(...dessert, { service: { stock } })
    expect(sheet.getByText(text)).toBeDefined()
  })

  it('says nothing about availability where there is no limit [PROD-41]', async () => {
    const { sheet } = await openProduct(...dessert)
    expect(sheet.queryByText(/^Available/)).toBeNull()
  })

  it('sets the quantity to 0 when none is left [PROD-46]', async () => {
    const stock = [{ productId: 801, venueId: 12, quantity: 0 }]
    const { sheet, submit, lines } = await openProduct(...dessert, { service: { stock } })
    sheet.getByText('No more available')
    expect(sheet.getByRole('group', { name: 'Quantity of Tiramisu' }).querySelector('output')?.textContent).toBe('0')
    expect((submit() as HTMLButtonElement).disabled).toBe(true)
    expect(lines()).toEqual([])
  })

  it('starts at 1, never goes below 0, and adds nothing at 0 [PROD-44, PROD-48]', async () => {
    const { user, sheet, submit, lines, path } = await openProduct(...dessert)
    const value = () => sheet.getByRole('group', { name: 'Quantity of Tiramisu' }).querySelector('output')?.textContent
    expect(value()).toBe('1')
    await user.click(sheet.getByRole('button', { name: 'One less' }))
    await user.click(sheet.getByRole('button', { name: 'One less' }))
    expect(value()).toBe('0')
    await user.click(submit())
    expect(lines()).toEqual([])
    expect(path()).toBe('/menu/8/scheda/801')
  })
})
