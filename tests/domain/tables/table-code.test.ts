import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { tableCode } from '#src/domain/tables/table-code.ts'

const codes = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/)

describe('tableCode', () => {
  test.each([
    ['the bare code', 'stella-7_Qx', 'stella-7_Qx'],
    ['spaces and line breaks around it', '  stella-7\r\n', 'stella-7'],
    ['the parameter of a link', 'https://pizzeria.example/ordina?identificativo=stella-7&lang=it', 'stella-7'],
    ['the parameter before the path', 'https://pizzeria.example/t/other?identificativo=stella-7', 'stella-7'],
    ['the last segment of a link', 'https://qr.example/it/t/stella-7', 'stella-7'],
    ['the last segment that is not empty', 'http://qr.example/t/stella-7//', 'stella-7'],
    ['the last segment beside an empty parameter', 'https://qr.example/stella-7?identificativo=', 'stella-7'],
    ['a percent-encoded segment', 'https://qr.example/t/stella%2D7', 'stella-7'],
    ['a link in capitals', 'HTTPS://QR.EXAMPLE/t/Stella-7', 'Stella-7'],
    ['64 characters', 'a'.repeat(64), 'a'.repeat(64)],
  ])('takes %s [WIZ-18]', (_case, text, code) => {
    expect(tableCode(text)).toBe(code)
  })

  test.each([
    ['nothing', ''],
    ['spaces alone', '   '],
    ['65 characters', 'a'.repeat(65)],
    ['words', 'Tavolo 7'],
    ['another scheme', 'ftp://qr.example/t/stella-7'],
    ['a link without a path', 'https://qr.example/'],
    ['a link that is none', 'https://'],
    ['broken percent-encoding', 'https://qr.example/t/%E0%A4%A'],
    ['a segment that is no code', 'https://qr.example/t/stella%207'],
    ['a Wi-Fi code', 'WIFI:S:stella;T:WPA;P:secret;;'],
  ])('is null for %s', (_case, text) => {
    expect(tableCode(text)).toBeNull()
  })

  test('finds any code bare, as parameter and as segment', () => {
    fc.assert(
      fc.property(codes, fc.webUrl({ validSchemes: ['http', 'https'] }), (code, site) => {
        const { origin } = new URL(site)
        for (const text of [
          code,
          `${origin}/menu?identificativo=${code}`,
          `${origin}/t/${encodeURIComponent(code)}/`,
        ]) {
          expect(tableCode(text)).toBe(code)
        }
      }),
    )
  })

  test('never throws, and what it finds is a code', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.webUrl({ withQueryParameters: true })), (text) => {
        const code = tableCode(text)
        expect(code === null || /^[A-Za-z0-9_-]{1,64}$/.test(code)).toBe(true)
      }),
    )
  })
})
