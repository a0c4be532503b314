import { within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { dessert, gelato, openProduct, ownPizza, tub } from './open-product.tsx'

/** The sheet of a product with free picks, and the ways to count its flavours. */
async function openPicks(...[path, name]: readonly [string, string]) {
  const widget = await openProduct(path, name)
  const { sheet, user, lines } = widget
  const more = (flavour: string) => sheet.getByRole('button', { name: `One ${flavour} more` })
  return {
    ...widget,
    group: sheet.getByRole('group', { name: 'Your picks' }),
    more,
    count: (flavour: string) =>
      within(sheet.getByRole('group', { name: `Quantity of ${flavour}` })).getByRole('status'),
    canAdd: (flavour: string) => more(flavour).getAttribute('aria-disabled') !== 'true',
    pick: async (...flavours: string[]) => {
      for (const flavour of flavours) await user.click(more(flavour))
    },
    picked: () => lines()[0]?.item.picks.map((pick) => pick.name),
  }
}

describe('free picks', () => {
  test('are listed by group, where there are any [PROD-27]', async () => {
    const { sheet, group } = await openPicks(...gelato)
    const flavoursOf = (name: string) =>
      within(within(group).getByRole('group', { name }))
        .getAllByRole('group')
        .map((row) => row.getAttribute('aria-label'))
    expect(flavoursOf('Creamy')).toHaveLength(7)
    expect(flavoursOf('Fruit')).toEqual(['Lemon', 'Strawberry', 'Mango', 'Peach'].map((name) => `Quantity of ${name}`))
    within(group).getByText('Choose from 1 to 3 · at most 2 different')
    expect(sheet.getByRole('button', { name: /^Add to order/ }).hasAttribute('disabled')).toBe(false)
  })

  test('are not asked for where there are none [PROD-27]', async () => {
    const { sheet } = await openProduct(...dessert)
    expect(sheet.queryByRole('group', { name: 'Your picks' })).toBeNull()
  })

  test('stop at the overall maximum with a reason [PROD-28]', async () => {
    const { group, more, count, canAdd, pick, submit, user, picked } = await openPicks(...gelato)
    await pick('Custard', 'Custard', 'Lemon')
    within(group).getByText('3 chosen, the maximum: remove one to choose another')
    expect(['Custard', 'Lemon', 'Gianduja'].map(canAdd)).toEqual([false, false, false])
    await user.click(more('Custard'))
    expect(count('Custard').textContent).toBe('Quantity of Custard: 2')
    await user.click(submit())
    expect(picked()).toEqual(['Custard', 'Custard', 'Lemon'])
  })

  test('stop at the most flavours, not units, with alert [PROD-29]', async () => {
    const { group, count, canAdd, pick } = await openPicks(...gelato)
    const alert = 'No more than 2 different ones: add more of these, or change one.'
    await pick('Custard')
    expect(within(group).queryByText(alert)).toBeNull()
    await pick('Lemon')
    expect(within(group).getByText(alert).closest('[role="status"]')).not.toBeNull()
    expect(['Mango', 'Custard'].map(canAdd)).toEqual([false, true])
    await pick('Custard')
    expect(count('Custard').textContent).toBe('Quantity of Custard: 2')
  })

  test('are needed up to their minimum on submit [PROD-30, BERR-09]', async () => {
    const { group, user, submit, focused, lines, pick, sheet } = await openPicks(...tub)
    await user.click(sheet.getByRole('radio', { name: '1 kg' }))
    await pick('Lemon', 'Custard')
    await user.click(submit())
    within(group).getByText('Choose at least 3.')
    expect(focused()).toBe(group)
    expect(lines()).toEqual([])
    await pick('Custard')
    expect(within(group).queryByText('Choose at least 3.')).toBeNull()
    await user.click(submit())
    expect(lines()).toHaveLength(1)
  })

  test('follow the limits of their group for the size', async () => {
    const { user, submit, focused, pick, canAdd, sheet } = await openPicks(...tub)
    await user.click(sheet.getByRole('radio', { name: '500 g' }))
    await pick('Custard', 'Custard', 'Custard')
    await user.click(submit())
    const fruit = sheet.getByRole('group', { name: 'Fruit' })
    within(fruit).getByText('Fruit: choose at least 1.')
    expect(focused()).toBe(fruit)
    await pick('Lemon', 'Lemon')
    within(fruit).getByText('2 chosen, the maximum: remove one to choose another')
    expect(['Lemon', 'Custard'].map(canAdd)).toEqual([false, true])
    await user.click(sheet.getByRole('radio', { name: '1 kg' }))
    expect(canAdd('Lemon')).toBe(true)
  })

  test('change flavour in a modal, keeping the count [PROD-31]', async () => {
    const { screen, sheet, user, pick, submit, picked } = await openPicks(...gelato)
    await pick('Gianduja', 'Gianduja', 'Lemon')
    await user.click(sheet.getByRole('button', { name: 'Change Lemon' }))
    const modal = within(await screen.findByRole('dialog', { name: 'Change Lemon' }))
    expect(modal.queryByRole('button', { name: 'Lemon' })).toBeNull()
    expect(modal.getByRole<HTMLButtonElement>('button', { name: 'Peach Not available today' }).disabled).toBe(true)
    await user.click(modal.getByRole('button', { name: 'Strawberry' }))
    expect(screen.queryByRole('dialog', { name: 'Change Lemon' })).toBeNull()
    await user.click(submit())
    expect(picked()).toEqual(['Gianduja', 'Gianduja', 'Strawberry'])
  })

  test('refuse one flavour too many with a reason [PROD-29, PROD-31]', async () => {
    const { screen, sheet, user, pick } = await openPicks(...gelato)
    await pick('Gianduja', 'Gianduja', 'Lemon')
    await user.click(sheet.getAllByRole('button', { name: 'Change Gianduja' })[0] as HTMLElement)
    const modal = within(await screen.findByRole('dialog', { name: 'Change Gianduja' }))
    const mango = modal.getByRole<HTMLButtonElement>('button', { name: /^Mango/ })
    expect([mango.disabled, mango.textContent]).toEqual([true, 'Mango at most 2 different'])
    expect(modal.getByRole<HTMLButtonElement>('button', { name: 'Lemon' }).disabled).toBe(false)
  })

  test('add their prices; free places are called free [PRICE-15]', async () => {
    const cup = await openPicks(...gelato)
    expect(cup.total()).toBe('4,50\u00a0€')
    await cup.pick('Bronte pistachio', 'Bronte pistachio')
    expect(cup.total()).toBe('5,50\u00a0€')
    await cup.user.click(cup.sheet.getByRole('button', { name: 'One Bronte pistachio less' }))
    expect(cup.total()).toBe('5,00\u00a0€')
    cup.unmount()
    const pizza = await openPicks(...ownPizza)
    const ham = () => pizza.more('Cooked ham').closest('.pick-row')?.textContent
    expect(ham()).toContain('free')
    await pizza.pick('Cooked ham')
    expect(ham()).toContain('+1,00\u00a0€')
  })

  test('cannot be what is not available today [PROD-52]', async () => {
    const { more, canAdd } = await openPicks(...gelato)
    expect(canAdd('Peach')).toBe(false)
    expect(more('Peach').closest('.pick-row')?.textContent).toContain('Not available today')
  })

  test('count among the dish’s allergens [PROD-11, PROD-12]', async () => {
    const { screen, sheet, user, pick } = await openPicks(...gelato)
    sheet.getByRole('tab', { name: 'Allergens' })
    await pick('Custard')
    await user.click(sheet.getByRole('tab', { name: 'Allergens (2)' }))
    await user.click(sheet.getByRole('button', { name: 'milk' }))
    const modal = within(await screen.findByRole('dialog', { name: 'milk' }))
    expect(modal.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Custard'])
  })

  test('say the new total politely', async () => {
    const { sheet, pick } = await openPicks(...gelato)
    await pick('Bronte pistachio')
    expect(sheet.getByText(/^Total 5,00.€$/).closest('[role=status]')).toBeTruthy()
  })

  test('have no accessibility violations, nor has their modal', async () => {
    const { screen, sheet, user, pick, submit, expectAccessible } = await openPicks(...tub)
    await pick('Custard', 'Lemon')
    await user.click(submit())
    await expectAccessible()
    await user.click(sheet.getByRole('button', { name: 'Change Lemon' }))
    expect(await screen.findByRole('dialog', { name: 'Change Lemon' })).toBeDefined()
    await expectAccessible()
  })
})
