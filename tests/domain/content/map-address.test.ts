import { describe, expect, test } from 'vitest'

import { defaultMapTemplate, mapAddress, mapHeight, mapPage, mapZoom } from '#src/domain/content/map-address.ts'

const place = { address: 'Via Po 12, 10123 Torino (TO)', latitude: 45.0686, longitude: 7.6893, language: 'it' }
const page = 'https://trattoria.example/contatti/'
const of = (template: string) => mapAddress(template, place, page)

describe('mapAddress', () => {
  test('builds the map from the address, zoom and height [HOME-15]', () => {
    expect([mapZoom, mapHeight]).toEqual([14, 200])
    const map = of(defaultMapTemplate)
    expect(map).toMatchObject({ host: 'www.google.com', isImage: false })
    const { searchParams } = new URL(map?.url ?? '')
    expect(Object.fromEntries(searchParams)).toEqual({
      q: 'Via Po 12, 10123 Torino (TO)',
      z: '14',
      hl: 'it',
      output: 'embed',
    })
  })

  test('fills in a template of another provider [HOME-15]', () => {
    expect(of('https://maps.example/{latitude}/{longitude}/{zoom}?h={height}&l={language}&x={unknown}')?.url).toBe(
      'https://maps.example/45.0686/7.6893/14?h=200&l=it&x={unknown}',
    )
  })

  test('knows the box of a 400 by 200 map', () => {
    const box = decodeURIComponent(of('https://osm.example/embed?bbox={bbox}')?.url.split('bbox=')[1] ?? '')
    const [west, south, east, north] = box.split(',').map(Number) as [number, number, number, number]
    expect(((west + east) / 2).toFixed(3)).toBe('7.689')
    expect(((south + north) / 2).toFixed(3)).toBe('45.069')
    expect(east - west).toBeCloseTo((400 * 360) / (256 * 2 ** 14), 4)
    expect(north - south).toBeLessThan((east - west) / 2)
  })

  test.each([
    ['/mappa.html?q={address}', 'https://trattoria.example/mappa.html?q=Via%20Po%2012%2C%2010123%20Torino%20(TO)'],
    ['mappa', 'https://trattoria.example/contatti/mappa'],
  ])('starts from the page with %s', (template, url) => {
    expect(of(template)?.url).toBe(url)
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'https://', 'blob:https://a/b'])('refuses %s', (template) => {
    expect(of(template)).toBeNull()
  })

  test.each([
    ['https://maps.example/static/{latitude},{longitude}.png?zoom={zoom}', true],
    ['https://maps.example/a.webp', true],
    ['https://maps.example/a.html?icon=a.png', false],
  ])('takes %s for a picture: %s', (template, isImage) => {
    expect(of(template)?.isImage).toBe(isImage)
  })
})

test('the plain link leads to the place itself', () => {
  expect(mapPage(place)).toBe('https://www.openstreetmap.org/?mlat=45.0686&mlon=7.6893#map=14/45.0686/7.6893')
})
