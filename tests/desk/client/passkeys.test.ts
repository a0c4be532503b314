import { describe, expect, test } from 'vitest'

import { createPasskeys, deviceNameOf } from '#desk/client/passkeys.ts'

const browserOn = (system: string) => `Mozilla/5.0 (${system}) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0`

test.each([
  ['iPhone; CPU iPhone OS 18_0 like Mac OS X', 5, 'iPhone'],
  ['iPad; CPU OS 12_0 like Mac OS X', 5, 'iPad'],
  ['Macintosh; Intel Mac OS X 10_15_7', 5, 'iPad'],
  ['Macintosh; Intel Mac OS X 10_15_7', 0, 'Mac'],
  ['Linux; Android 14; Pixel 8', 5, 'Android'],
  ['Windows NT 10.0; Win64; x64', 10, 'Windows'],
  ['X11; CrOS x86_64 14541.0.0', 0, 'Chromebook'],
  ['X11; Linux x86_64', 0, 'Linux'],
  ['Amiga', 0, ''],
])('a passkey of %s (%i) is proposed as %s [ORD-85]', (system, maxTouchPoints, name) => {
  expect(deviceNameOf({ userAgent: browserOn(system), maxTouchPoints })).toBe(name)
})

describe('passkeys are known', () => {
  const known = class {} as unknown as typeof PublicKeyCredential
  type Page = Parameters<typeof createPasskeys>[0]
  const isKnown = (hostname: string, more: Partial<Page> = {}) => {
    const page = { PublicKeyCredential: known, isSecureContext: true, navigator, location: { hostname } as Location }
    return createPasskeys({ ...page, ...more }).isKnown
  }

  test('at a name, not at a number [ORD-89]', () => {
    expect(['order.example', 'localhost', '1a.example'].map((name) => isKnown(name))).toEqual([true, true, true])
    expect(['127.0.0.1', '[::1]'].map((name) => isKnown(name))).toEqual([false, false])
  })

  test('in a browser that has them, with https [ORD-89]', () => {
    expect(isKnown('order.example', { isSecureContext: false })).toBe(false)
    const { PublicKeyCredential: _none, ...without } = { PublicKeyCredential: known }
    const page = { ...without, isSecureContext: true, navigator, location: { hostname: 'order.example' } as Location }
    expect(createPasskeys(page).isKnown).toBe(false)
  })
})
