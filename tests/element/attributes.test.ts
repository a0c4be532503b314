import { describe, expect, test } from 'vitest'

import { readAttributes } from '#src/element/attributes.ts'
import { complaintText } from '#src/element/complaint-text.ts'

const read = (attributes: Readonly<Record<string, string>>) =>
  readAttributes({ getAttribute: (name) => attributes[name] ?? null }, 'https://cdn.example')

describe('readAttributes', () => {
  test('gives every option its documented default', () => {
    const { options, complaints } = read({ restaurant: '1' })
    expect(options).toEqual({
      restaurantId: 1,
      venueId: null,
      language: null,
      route: null,
      host: 'https://cdn.example',
      theme: 'auto',
      mode: 'inline',
      hasHistory: false,
      usesSimpleRequests: true,
      sendsIdempotencyKey: true,
      pushWorker: null,
      routeParameter: 'ordering_route',
      paymentSurface: 'widget',
      drawsMap: false,
      mapUrl: null,
      fallbackPhone: null,
    })
    expect(complaints).toEqual([])
  })

  test.each([
    ['venue', '11', { venueId: 11 }],
    ['language', 'it', { language: 'it' }],
    ['language', 'de-AT', { language: 'de' }],
    ['route', '/menu/lista/3', { route: '/menu/lista/3' }],
    ['host', 'https://api.example/base/', { host: 'https://api.example/base' }],
    ['host', 'http://127.0.0.1:8787', { host: 'http://127.0.0.1:8787' }],
    ['theme', 'dark', { theme: 'dark' }],
    ['mode', 'floating', { mode: 'floating', hasHistory: true }],
    ['history', 'on', { hasHistory: true }],
    ['simple-requests', 'off', { usesSimpleRequests: false }],
    ['idempotency-header', 'off', { sendsIdempotencyKey: false }],
    ['push-sw', '/push.js', { pushWorker: '/push.js' }],
    ['payment-surface', 'page', { paymentSurface: 'page' }],
    ['route-parameter', 'open', { routeParameter: 'open' }],
    ['map', 'auto', { drawsMap: true }],
    ['map-url', '/map?q={address}', { mapUrl: '/map?q={address}' }],
  ])('reads %s="%s" [SHELL-38]', (name, value, expected) => {
    const { options, complaints } = read({ restaurant: '1', [name]: value })
    expect(options).toMatchObject(expected)
    expect(complaints).toEqual([])
  })

  test('turns history off in a floating widget on request', () => {
    expect(read({ restaurant: '1', mode: 'floating', history: 'off' }).options?.hasHistory).toBe(false)
  })

  test.each([
    ['venue', '-4', 'venue="-4" is not a positive whole number, so none holds.'],
    ['venue', '1.5', 'venue="1.5" is not a positive whole number, so none holds.'],
    ['language', 'xx', 'language="xx" is not one of it, en, de, fr, es, so none holds.'],
    ['theme', 'pink', 'theme="pink" is not one of light, dark, auto, so "auto" holds.'],
    ['mode', 'modal', 'mode="modal" is not one of floating, inline, so "inline" holds.'],
    ['route', 'menu', 'route="menu" is not a path that starts with "/", so none holds.'],
    [
      'host',
      'javascript:1',
      'host="javascript:1" is not the http address of a web service, so "https://cdn.example" holds.',
    ],
    ['history', 'maybe', 'history="maybe" is not "on" or "off", so its default holds.'],
    ['color', 'brand', 'color="brand" is not a colour such as #b3261e, so none holds.'],
  ])('names %s="%s" in one line and uses the default', (name, value, complaint) => {
    const { options, complaints } = read({ restaurant: '1', [name]: value })
    expect(complaints.map(complaintText)).toEqual([complaint])
    expect(options).toEqual(read({ restaurant: '1' }).options)
  })

  test.each([[undefined], [''], ['0'], ['abc'], ['9007199254740993']])(
    'has no options with restaurant=%s',
    (restaurant) => {
      expect(read(restaurant === undefined ? {} : { restaurant }).options).toBeNull()
    },
  )
})
