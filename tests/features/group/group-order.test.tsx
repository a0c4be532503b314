import { waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { tiramisu } from '#tests/support/open-order.tsx'

import { openGroup } from './open-group.tsx'

describe('a group of two phones', () => {
  test('brings all dishes into the cart of the lead', async () => {
    const { rosa, join } = await openGroup()
    const luca = await join('Luca')
    await luca.add({ ...tiramisu, quantity: 2 })
    await waitFor(async () => {
      await rosa.askAgain()
      expect(rosa.lines()).toEqual(['1 Margherita', '2 Tiramisu Luca'])
    })
    expect(luca.lines()).toEqual(['2 Tiramisu'])
  })
})
