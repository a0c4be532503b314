import { describe, expect, test } from 'vitest'

import { isSealedAnew, openText, sealText } from '#server/platform/sealed-text.ts'
import type { SecretsKey } from '#server/settings/settings.ts'

const secret = 'rk_live_4242'
const keyNamed = (id: string, byte: number): SecretsKey => ({ id, key: new Uint8Array(32).fill(byte) })
const [old, fresh] = [keyNamed('k1', 1), keyNamed('k2', 2)]
const place = [7, 'stripe', 'secrets']

describe('a sealed text', () => {
  test('is opened by its key wherever it stands', () => {
    const sealed = sealText(secret, [old], place)
    expect(sealed).toMatch(/^v1\.k1\.[\w-]{16}\.[\w-]{16}\.[\w-]{22}$/)
    expect(openText(sealed, [fresh, old], place)).toBe(secret)
  })

  test('is sealed with the first key', () => {
    const sealed = sealText(secret, [fresh, old], place)
    expect(openText(sealed, [fresh], place)).toBe(secret)
    expect([isSealedAnew(sealed, [fresh, old]), isSealedAnew(sealed, [old, fresh])]).toEqual([true, false])
  })

  test('never says the same twice, nor its content', () => {
    const [one, two] = [sealText(secret, [old], place), sealText(secret, [old], place)]
    expect(one).not.toBe(two)
    expect(Buffer.from(one.split('.')[3] ?? '', 'base64url').toString()).not.toContain(secret)
  })

  test.each([
    ['without its key', [fresh], 'SECRETS_KEYS must hold the key k1: '],
    ['without any key', [], 'SECRETS_KEYS must hold the key k1: '],
    ['with another key of its name', [keyNamed('k1', 3)], 'The key k1 of SECRETS_KEYS does not open '],
  ])('stays closed %s', (_how, keys, sentence) => {
    const sealed = sealText(secret, [old], place)
    expect(() => openText(sealed, keys, place)).toThrow(sentence)
  })

  test.each([
    ['another restaurant', [8, 'stripe', 'secrets']],
    ['another kind', [7, 'payPal', 'secrets']],
    ['another field', [7, 'stripe', 'webhook']],
  ])('stays closed for %s', (_whose, other) => {
    expect(() => openText(sealText(secret, [old], place), [old], other)).toThrow(/does not open/)
  })

  test.each([2, 3, 4])('stays closed when part %d has changed', (part) => {
    const parts = sealText(secret, [old], place).split('.')
    const bytes = Buffer.from(parts[part] ?? '', 'base64url')
    bytes[0] = (bytes[0] ?? 0) ^ 1
    parts[part] = bytes.toString('base64url')
    expect(() => openText(parts.join('.'), [old], place)).toThrow(/does not open/)
  })

  test('is not made without a key', () => {
    expect(() => sealText(secret, [], place)).toThrow('SECRETS_KEYS must be set')
  })
})
