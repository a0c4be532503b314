import { expect, test } from 'vitest'

import { openOrder } from '#tests/support/open-order.tsx'

import { dishOf } from './read-menu.ts'

test('without a photo the text has its place [MENU-15]', async () => {
  const { screen } = await openOrder('/menu')
  const itemOf = async (name: string) =>
    (await dishOf(screen, 'House pizzas', name)).getByRole('button', { name }).closest('li')
  const without = await itemOf('Mortadella and pistachio')
  expect(without?.dataset['photo']).toBe('false')
  expect(without?.querySelector('.picture')).toBeNull()
  expect((await itemOf('Buffalo mozzarella'))?.dataset['photo']).toBe('true')
})
