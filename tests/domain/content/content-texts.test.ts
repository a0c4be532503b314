import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { newestFirst, plainText, truncated } from '#src/domain/content/content-texts.ts'
import { id, moment } from '#tests/support/builders.ts'

describe('plainText', () => {
  test.each([
    ['plain text', 'plain text'],
    ['<b>bold</b> and <a href="x" onclick="y()">linked</a>', 'bold and linked'],
    ['<script>alert(1)</script>safe<style>p{}</style>', 'safe'],
    ['<img src=x onerror="alert(1)">safe', 'safe'],
    ['one<br>two<br/>three', 'one\ntwo\nthree'],
    ['<p>one</p><p>two</p>', 'one\ntwo'],
    ['one\ntwo\r\nthree', 'one\ntwo\nthree'],
    ['Tom &amp; Jerry &lt;3 &quot;cheese&quot; &#39;n&apos; more', 'Tom & Jerry <3 "cheese" \'n\' more'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['&lt;b&gt;kept as text&lt;/b&gt;', '<b>kept as text</b>'],
    ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
    ['<!-- note -->seen', 'seen'],
    ['caf&eacute; is not one of the five', 'caf&eacute; is not one of the five'],
    ['', ''],
  ])('makes of %j %j [NEWS-08]', (sent, shown) => {
    expect(plainText(sent)).toBe(shown)
  })

  test('leaves plain text alone, except outer spaces [NEWS-08]', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/[<&\r]/.test(text)),
        (text) => {
          expect(plainText(text)).toBe(text.trim())
        },
      ),
    )
  })

  test('never leaves a tag behind that was not an entity [NEWS-08]', () => {
    const tags = fc.constantFrom('<b>', '</b>', '<script>', '<img src=x>', '<br/>', '<svg onload=a>', 'text', ' ')
    fc.assert(
      fc.property(fc.array(tags), (parts) => {
        expect(plainText(parts.join(''))).not.toMatch(/<\/?[a-z]/i)
      }),
    )
  })
})

test.each([
  [294, false],
  [295, false],
  [296, true],
])('about us of %d characters is cut: %s [HOME-08]', (length, isCut) => {
  expect(truncated('x'.repeat(length), 295)).toBe(isCut ? `${'x'.repeat(295)}...` : 'x'.repeat(length))
})

test.each([
  [199, false],
  [200, false],
  [201, true],
])('news of %d characters is cut in the list: %s [NEWS-03]', (length, isCut) => {
  expect(truncated('x'.repeat(length), 200)).toBe(isCut ? `${'x'.repeat(200)}...` : 'x'.repeat(length))
})

describe('truncated', () => {
  test.each([
    ['from the oven', 13, 'from the oven'],
    ['from the oven', 12, 'from the...'],
    ['from the oven', 9, 'from the...'],
    ['from the oven', 8, 'from the...'],
    ['from the oven', 7, 'from...'],
    ['from\n\nthe oven', 8, 'from...'],
    ['oven', 3, 'ove...'],
    ['', 3, ''],
  ])('%j within %d characters is %j', (text, length, expected) => {
    expect(truncated(text, length)).toBe(expected)
  })

  test.each([
    [45, `${'a'.repeat(40)}...`],
    [41, `${'a'.repeat(40)}...`],
    [40, 'a'.repeat(40)],
  ])('of one word of %d characters 40 stay [MENU-08]', (length, expected) => {
    expect(truncated('a'.repeat(length), 40)).toBe(expected)
  })

  test('splits no character [CONST-02]', () => {
    expect(truncated('🍕🍕🍕', 2)).toBe('🍕🍕...')
  })
})

test('news are sorted newest first [NEWS-02]', () => {
  const item = (key: number, createdAt: string) => ({
    id: id<'News'>(key),
    createdAt: moment(createdAt),
    photoCode: null,
    texts: { title: '', body: '' },
  })
  const told = [
    item(1, '2026-01-01 10:00:00'),
    item(2, '2026-03-01 10:00:00'),
    item(3, '2026-03-01 10:00:00'),
    item(4, '2026-03-01 10:00:01'),
  ]
  expect(newestFirst(told).map((one) => one.id)).toEqual([4, 2, 3, 1])
})
