import { expect, test } from 'vitest'

import { citationsIn, longTitlesIn } from '#tools/behaviours/citations.ts'

const rowsOf = (source: string) => citationsIn(source).map(({ row }) => row)

test.each([
  ['the title of a test', `test('adds up [CART-11]', () => {})`, ['CART-11']],
  [
    'several rows',
    `it('adds [CART-11, CART-12] [PRICE-02; PRICE-03]', () => {})`,
    ['CART-11', 'CART-12', 'PRICE-02', 'PRICE-03'],
  ],
  ['the title of a group', `describe('the cart [CART-11]', () => { test('adds', () => {}) })`, ['CART-11']],
  ['a title with places', 'test(`adds ${two} [CART-11]`, () => {})', ['CART-11']],
  ['a table of titles', `test.each([['adds [CART-11]', 1]] as const)('%s', () => {})`, ['CART-11']],
  ['a range', `test('adds [CART-09..11, CART-13]', () => {})`, ['CART-09', 'CART-10', 'CART-11', 'CART-13']],
  ['a journey', `test.describe('cart', () => { test('adds [CART-11]', { tag: '@wire' }, () => {}) })`, ['CART-11']],
])('%s cites', (_what, source, rows) => {
  expect(rowsOf(source)).toEqual(rows)
})

test.each([
  ['a comment', `// [CART-11]\ntest('adds', () => { /* [CART-12] */ })`],
  ['another text', `test('adds', () => { expect(sum, '[CART-11]').toBe(2); log('[CART-12]') })`],
  ['a step', `test('adds', async () => { await test.step('adds [CART-11]', () => {}) })`],
  ['a skipped test', `test.skip('adds [CART-11]', () => {}); it.todo('adds [CART-12]')`],
  ['data of a test with a title of its own', `test.each([['[CART-11]']])('adds', () => {})`],
])('%s cites nothing', (_what, source) => {
  expect(rowsOf(source)).toEqual([])
})

test('a range that counts down is reported as it stands', () => {
  expect(rowsOf(`test('adds [CART-11..09]', () => {})`)).toEqual(['CART-11..09'])
})

const ten = 'one two three four five six seven eight nine ten'

test.each([
  ['ten words', `test('${ten}', () => {})`, []],
  [
    'ten words, rows, a ruling and a tag',
    `test('${ten} (rulings "lost reply") [CART-11, CART-12] @wire', () => {})`,
    [],
  ],
  ['eleven words', `test.each([1])('${ten} %s', () => {})`, [`${ten} %s`]],
  ['a group of eleven words', `describe('${ten} eleven', () => {})`, [`${ten} eleven`]],
])('%s: long titles', (_what, source, long) => expect(longTitlesIn(source)).toEqual(long))
