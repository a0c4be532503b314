import { parseAst } from 'vite'
import { describe, expect, test } from 'vitest'

import { missingApis, newerApis } from '#tools/newer-apis.ts'

const found = (code: string) => newerApis(parseAst(code) as never)

describe('newerApis', () => {
  // The first three kept Safari 17.2 from ordering.
  test.each([
    ['AbortSignal.any([a, b])', 'AbortSignal.any'],
    ['modals.some((modal) => modal.checkVisibility())', 'checkVisibility'],
    ['URL.parse(address)?.origin', 'URL.parse'],
    ['const { any } = AbortSignal', 'AbortSignal.any'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['new Set(a).union(new Set(b))', 'union'],
    ['new URLPattern({ pathname })', 'URLPattern'],
    ['requestIdleCallback(run)', 'requestIdleCallback'],
    ['new Intl.DurationFormat("it")', 'Intl.DurationFormat'],
  ])('finds what a target browser lacks: %s', (code, name) => {
    expect(found(code)).toContain(name)
  })

  test.each([
    'AbortSignal.timeout(20)',
    'JSON.parse(text)',
    'crypto.randomUUID()',
    'list.toSorted().at(-1)',
    'element.togglePopover()',
    'typeof URLPattern === "function"',
    'const URLPattern = load(); new URLPattern()',
    'const scheduler = { any: 1 }; scheduler.any',
    'z.union?.([a, b])',
  ])('lets pass what every target browser has: %s', (code) => {
    expect(found(code)).toEqual([])
  })

  test('names the same for a browser made older', () => {
    expect(missingApis()).toEqual(expect.arrayContaining(['AbortSignal.any', 'Element.checkVisibility', 'URL.parse']))
    expect(missingApis()).not.toContain('AbortSignal.timeout')
  })
})
