import { within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { dessert, openProduct, pizza } from './open-product.tsx'

describe('NutritionTable', () => {
  test('shows nutrition values per portion in its language [PROD-65]', async () => {
    const { sheet } = await openProduct(...dessert)
    const table = within(await sheet.findByRole('table', { name: 'Nutrition values per portion' }))
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'Energy1,891\u00a0kJ / 452\u00a0kcal',
      'Fat28.4\u00a0g',
      'of which saturates16.9\u00a0g',
      'Carbohydrate40.2\u00a0g',
      'of which sugars27.5\u00a0g',
      'Fibre0.8\u00a0g',
      'Protein8.1\u00a0g',
      'Salt0.22\u00a0g',
    ])
  })

  test('shows no table without nutrition values [PROD-65]', async () => {
    const { sheet } = await openProduct(...pizza)
    await sheet.findByRole('button', { name: 'Share this dish' })
    expect(sheet.queryByRole('table')).toBeNull()
  })
})
