import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'

import { pageAddress, webAddress } from '#src/contract/values.ts'
import { aPageAddress, aWebAddress, orNull } from '#tests/support/arbitraries/values.ts'

const read = (codec: typeof webAddress, value: string | null | undefined) => z.decode(codec, value)

const schemes = ['javascript:', 'JavaScript:', 'data:text/html,', 'vbscript:', 'blob:https://a.it/', 'file:///', 'a.b:']
const hidden = (scheme: string) =>
  ['', ' ', '\t', '\n', '\u0000', '\u0001', '\u00a0', '\ufeff'].flatMap((sign) => [
    `${sign}${scheme}alert(1)`,
    `${scheme.slice(0, 2)}${sign}${scheme.slice(2)}//a.it/?alert(1)`,
    `${scheme.slice(0, -1)}${sign}${scheme.slice(-1)}alert(1)/*`,
  ])

describe('an address', () => {
  test.each([
    ['webAddress', webAddress, aWebAddress],
    ['pageAddress', pageAddress, aPageAddress],
  ])('%s reads what it writes, through JSON', (_name, codec, addresses) => {
    fc.assert(
      fc.property(orNull(addresses), (address) => {
        const written = JSON.parse(JSON.stringify(z.encode(codec, address))) as string | null
        expect(read(codec, written)).toBe(address)
      }),
    )
  })

  test.each(schemes)('of %s is none, however it is written [API-68]', (scheme) => {
    const found = hidden(scheme).map((value) => [value, read(webAddress, value), read(pageAddress, value)])
    expect(found).toEqual(hidden(scheme).map((value) => [value, null, null]))
  })

  test.each([
    ['https://a.it/b?c=d#e', 'https://a.it/b?c=d#e'],
    ['HTTP://a.it', 'HTTP://a.it'],
    [' https://a.it/my menu.pdf\n', 'https://a.it/my menu.pdf'],
    ['tel:+39 011 1', 'tel:+39 011 1'],
    ['mailto:a@b.it', 'mailto:a@b.it'],
    ['//a.it/logo.svg', '//a.it/logo.svg'],
    ['/privacy.html?at=10:30', '/privacy.html?at=10:30'],
    ['www.a.it/privacy', 'www.a.it/privacy'],
    ['#a:b', '#a:b'],
    ['', null],
    [' ', null],
    [null, null],
    [undefined, null],
  ])('of a link is read: %j as %j [API-68]', (wire, expected) => {
    expect(read(webAddress, wire)).toBe(expected)
  })

  test.each<[string, string, string | null]>([
    ['https:', 'https://a.it/pay', 'https://a.it/pay'],
    ['https:', 'http://a.it/pay', null],
    ['http:', 'http://a.it/pay', 'http://a.it/pay'],
    ['http:', 'HTTPS://a.it/pay', 'HTTPS://a.it/pay'],
    ['http:', 'tel:1', null],
    ['http:', '/pay', null],
    ['http:', '//a.it/pay', null],
    ['file:', 'http://a.it/pay', null],
  ])('of a page, opened from %s: %s is %j [API-68]', (protocol, wire, expected) => {
    vi.stubGlobal('location', { protocol })
    onTestFinished(() => void vi.unstubAllGlobals())
    expect(read(pageAddress, wire)).toBe(expected)
  })
})
