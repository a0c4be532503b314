import { setupI18n } from '@lingui/core'
import { describe, expect, test } from 'vitest'

import { cartChangeText } from '#src/i18n/cart-change-text.ts'
import { price } from '#tests/support/builders.ts'

const name = 'Margherita'

describe('cartChangeText', () => {
  test.each([
    [{ kind: 'not-in-menu', name }, 'Margherita was removed: it is not available at the new time.'],
    [{ kind: 'not-deliverable', name }, 'Margherita was removed: it cannot be delivered.'],
    [{ kind: 'removed', name }, 'Margherita was removed: it is no longer available.'],
    [
      { kind: 'addition-removed', name, addition: 'Olives' },
      'Margherita: Olives was taken off, it is no longer available.',
    ],
    [{ kind: 'quantity', name, from: 5, to: 2 }, 'Margherita: only 2 left, your order had 5.'],
    [{ kind: 'price', name, from: price('6.50'), to: price('7.00') }, 'Margherita now costs 700 instead of 650.'],
  ] as const)('says what became of a line and why', (change, text) => {
    const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
    expect(cartChangeText(i18n, change, String)).toBe(text)
  })
})
