import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { changedReply } from '#tests/support/open-order.tsx'

import { burger, dessert, openProduct, pizza } from './open-product.tsx'

describe('choices of the product sheet', () => {
  test('counts the allergens of what is chosen', async () => {
    const { user, sheet } = await openProduct('/menu/2/scheda/202', 'Marinara')
    sheet.getByRole('tab', { name: 'Allergens (1)' })
    await user.click(sheet.getByRole('checkbox', { name: 'Gorgonzola' }))
    await user.click(await sheet.findByRole('tab', { name: 'Allergens (2)' }))
    expect(await sheet.findByRole('button', { name: 'milk' })).toBeDefined()
  })

  test('lists sizes with prices and insists on one [PROD-14, PROD-15, BERR-09]', async () => {
    const { user, sheet, submit, lines, focused } = await openProduct(...pizza)
    const group = sheet.getByRole('group', { name: 'Size' })
    expect(
      within(group)
        .getAllByRole('radio')
        .filter((radio) => (radio as HTMLInputElement).checked),
    ).toEqual([])
    expect(group.textContent).toMatch(/Regular6,50.€Maxi10,00.€Half metre15,00.€/)
    await user.click(submit())
    expect(errorIn(group)).toBe('Choose a size.')
    expect(focused()).toBe(group)
    expect(lines()).toEqual([])
    await user.click(within(group).getByRole('radio', { name: 'Maxi' }))
    expect(errorIn(group)).toBeNull()
  })

  test('opens with the standard size chosen, ready to add [PROD-15, PROD-49]', async () => {
    const { user, sheet, submit, total, lines } = await openProduct('/menu/2/scheda/204', 'Capricciosa')
    const size = within(sheet.getByRole('group', { name: 'Size' }))
    expect(size.getByRole<HTMLInputElement>('radio', { name: 'Regular' }).checked).toBe(true)
    expect(total()).toBe('8,50\u00a0€')
    await user.click(submit())
    expect(lines().map(({ item }) => item.size?.name)).toEqual(['Regular'])
  })

  test('keeps the size of an edited line, standard or not [PROD-02]', async () => {
    const { user, sheet, submit, lines, instance, screen } = await openProduct('/menu/2/scheda/204', 'Capricciosa')
    await user.click(sheet.getByRole('radio', { name: 'Maxi' }))
    await user.click(submit())
    await waitFor(() => expect(lines()).toHaveLength(1))
    act(() => instance.location.navigate('/menu/2/scheda/204?idx=0'))
    const edited = within(await screen.findByRole('dialog', { name: 'Capricciosa' }))
    expect((await edited.findByRole<HTMLInputElement>('radio', { name: 'Maxi' })).checked).toBe(true)
  })

  test('asks for no size or variant where there is none [PROD-13, PROD-19]', async () => {
    const { sheet } = await openProduct(...dessert)
    expect(sheet.queryByRole('group', { name: 'Size' })).toBeNull()
    expect(sheet.queryByRole('radio')).toBeNull()
  })

  test('follows the size with price and additions [PROD-16, PROD-17, PROD-49]', async () => {
    const { user, sheet, total } = await openProduct(...pizza)
    expect(total()).toBe('from 6,50\u00a0€')
    await user.click(sheet.getByRole('radio', { name: 'Regular' }))
    expect(total()).toBe('6,50\u00a0€')
    await user.click(sheet.getByRole('checkbox', { name: 'Mushrooms' }))
    expect(total()).toBe('7,50\u00a0€')
    await user.click(sheet.getByRole('radio', { name: 'Maxi' }))
    expect(total()).toBe('11,50\u00a0€')
    await user.click(sheet.getByRole('button', { name: 'One more' }))
    expect(total()).toBe('23,00\u00a0€')
  })

  test('drops choices above a new size’s limits, last first [PROD-18]', async () => {
    const { user, sheet } = await openProduct(...pizza)
    await user.click(sheet.getByRole('radio', { name: 'Regular' }))
    for (const name of ['Mushrooms', 'Artichokes', 'Aubergine', 'Courgettes'])
      await user.click(sheet.getByRole('checkbox', { name }))
    await user.click(sheet.getByRole('radio', { name: 'Half metre' }))
    const vegetables = within(sheet.getByRole('group', { name: 'Vegetables' }))
    const chosen = vegetables.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)
    expect(chosen.map((box) => box.closest('label')?.textContent)).toEqual([
      expect.stringContaining('Mushrooms'),
      expect.stringContaining('Artichokes'),
      expect.stringContaining('Aubergine'),
    ])
  })

  test('insists on a mandatory variant by its field name [PROD-19, PROD-20, PROD-21]', async () => {
    const { user, sheet, submit, lines } = await openProduct('/menu/3/scheda/302', 'Buffalo mozzarella')
    const group = sheet.getByRole('group', { name: 'Dough' })
    const dough = within(group)
    expect(dough.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Classic',
      'Wholemeal+1,00\u00a0€',
      'Neapolitan+0,50\u00a0€',
      'Gluten-free (shared kitchen)+2,00\u00a0€',
    ])
    await user.click(sheet.getByRole('radio', { name: 'Regular' }))
    await user.click(submit())
    expect(errorIn(group)).toBe('Attention, you must make a choice for the field: Dough')
    expect(lines()).toEqual([])
    await user.click(dough.getByRole('radio', { name: 'Classic' }))
    expect(errorIn(group)).toBeNull()
    await user.click(submit())
    expect(lines()).toHaveLength(1)
  })

  test('leaves a variant that is not mandatory unset [PROD-20]', async () => {
    const { user, sheet, submit, lines } = await openProduct(...pizza)
    expect(
      within(sheet.getByRole('group', { name: 'Dough' })).getByRole<HTMLInputElement>('radio', { name: 'None' })
        .checked,
    ).toBe(true)
    await user.click(sheet.getByRole('radio', { name: 'Regular' }))
    await user.click(submit())
    expect(lines()[0]?.item.variant).toBeNull()
  })

  test('shows additions by group, six first, then all [PROD-22, PROD-23]', async () => {
    const { user, sheet, focused } = await openProduct(...pizza)
    const group = within(sheet.getByRole('group', { name: 'Meat and fish' }))
    expect(group.getAllByRole('checkbox')).toHaveLength(6)
    expect(group.getByRole('checkbox', { name: 'Cooked ham' }).closest('label')?.textContent).toBe(
      'Cooked ham+1,50\u00a0€',
    )
    await user.click(group.getByRole('button', { name: 'Show all 8' }))
    const all = group.getAllByRole('checkbox')
    expect(all).toHaveLength(8)
    await waitFor(() => expect(focused()).toBe(all[6]))
    expect(group.queryByRole('button')).toBeNull()
  })

  test('has no additions where there are none [PROD-22]', async () => {
    const { sheet } = await openProduct(...dessert)
    expect(sheet.queryByRole('checkbox')).toBeNull()
  })

  test('disables the rest of a full group with reason [PROD-24]', async () => {
    const { user, sheet } = await openProduct(...pizza)
    const group = within(sheet.getByRole('group', { name: 'Cheese' }))
    group.getByText('Up to 3')
    for (const name of ['Buffalo mozzarella', 'Burrata', 'Gorgonzola'])
      await user.click(group.getByRole('checkbox', { name }))
    group.getByText(/^3 chosen, the maximum/)
    const fontina = group.getByRole<HTMLInputElement>('checkbox', { name: 'Fontina' })
    expect(fontina.disabled).toBe(true)
    await user.click(group.getByRole('checkbox', { name: 'Burrata' }))
    expect(fontina.disabled).toBe(false)
  })

  test('asks for the minimum of a group, naming both [PROD-25, PROD-26]', async () => {
    const { user, sheet, submit, lines } = await openProduct(...burger)
    const group = sheet.getByRole('group', { name: 'Sauce' })
    const sauce = within(group)
    sauce.getByText('Choose from 1 to 3 · the first one is free')
    await user.click(submit())
    expect(errorIn(group)).toBe('Sauce: choose at least 1.')
    expect(lines()).toEqual([])
    await user.click(sauce.getAllByRole('checkbox')[0] as HTMLElement)
    await user.click(submit())
    expect(lines()).toHaveLength(1)
  })

  test('asks for a minimum above one too [PROD-25, PROD-26]', async () => {
    type Reply = { prodotto: { aggiunte: { misure_gruppi: { min_aggiunte: number | null }[] } } }
    const { user, sheet, submit, lines } = await openProduct(...burger, {
      answer: (called, _body, ask) =>
        called.endsWith('/get_product')
          ? changedReply<Reply>(ask, ({ prodotto }) => {
              for (const rule of prodotto.aggiunte.misure_gruppi) if (rule.min_aggiunte === 1) rule.min_aggiunte = 2
            })
          : null,
    })
    const group = sheet.getByRole('group', { name: 'Sauce' })
    const sauce = within(group)
    const [first, second] = sauce.getAllByRole('checkbox')
    await user.click(first!)
    await user.click(submit())
    expect(errorIn(group)).toBe('Sauce: choose at least 2.')
    expect(lines()).toEqual([])
    await user.click(second!)
    await user.click(submit())
    expect(lines()).toHaveLength(1)
  })

  test('calls free what a free place pays for [PRICE-12]', async () => {
    const { user, sheet, total } = await openProduct(...burger)
    const group = sheet.getByRole('group', { name: 'Sauce' })
    const sauce = within(group)
    const row = (index: number) => sauce.getAllByRole('checkbox')[index]?.closest('label')?.textContent
    expect(row(1)).toMatch(/free$/)
    await user.click(sauce.getAllByRole('checkbox')[0] as HTMLElement)
    expect(row(0)).toMatch(/free$/)
    expect(row(1)).toMatch(/\+0,50.€$/)
    expect(total()).toBe('9,50\u00a0€')
  })

  test('cannot choose what is not available, and says so [PROD-52]', async () => {
    const { user, sheet } = await openProduct(...pizza)
    const sauces = within(sheet.getByRole('group', { name: 'Sauces and oils' }))
    const truffle = sauces.getByRole<HTMLInputElement>('checkbox', { name: 'Truffle cream' })
    expect(truffle.disabled).toBe(true)
    expect(truffle.closest('label')?.textContent).toContain('Not available today')
    await user.click(truffle)
    expect(truffle.checked).toBe(false)
  })

  test('shows all refusals at once and leads to one [BERR-09]', async () => {
    const { user, sheet, submit, focused } = await openProduct('/menu/3/scheda/302', 'Buffalo mozzarella')
    await user.click(submit())
    const texts = sheet.getAllByRole('group').map(errorIn)
    expect(texts.filter((text) => text !== null)).toEqual([
      'Choose a size.',
      'Attention, you must make a choice for the field: Dough',
    ])
    expect(focused()).toBe(sheet.getByRole('group', { name: 'Size' }))
  })
})

/** The error that describes a group; null without one. */
function errorIn(group: HTMLElement): string | null {
  const described = (group.getAttribute('aria-describedby') ?? '').split(' ')
  const error = group.querySelector('.field-error')
  return error && described.includes(error.id) ? error.textContent : null
}
