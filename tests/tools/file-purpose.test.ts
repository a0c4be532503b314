import { expect, test } from 'vitest'

import { purposeOf } from '#tools/file-purpose.ts'

test.each([
  ['comanda.js', /^draws the button/],
  ['chunks/wO-RqQhH/it-order.js', /^texts/],
  ['chunks/wO-RqQhH/item.js', /^the widget/],
  ['chunks/wO-RqQhH/payment-mark.js', /^payment of an order/],
  ['chunks/wO-RqQhH/qr-scanner-worker.min.js', /^reads the QR code/],
  ['chunks/wO-RqQhH/index2.esm.js', /^Firebase/],
  ['chunks/wO-RqQhH/home.js', /^the widget/],
])('%s has its purpose', (name, purpose) => {
  expect(purposeOf(name)).toMatch(purpose)
})

test('a file of no known kind stops the build', () => {
  expect(() => purposeOf('tracker.html')).toThrow('what tracker.html is there for')
})
