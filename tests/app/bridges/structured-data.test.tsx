import { act, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { dietsOf } from '#src/app/bridges/structured-data/diets.ts'
import { openingTimes } from '#src/app/bridges/structured-data/opening-times.ts'
import { takeTurn } from '#src/app/bridges/take-turn.ts'
import { id, time } from '#tests/support/builders.ts'
import { openOrder } from '#tests/support/open-order.tsx'
import type { OrderSetup } from '#tests/support/open-order.tsx'

type Offer = { readonly price: string; readonly priceCurrency: string; readonly name?: string }
type Item = {
  readonly '@type': string
  readonly name: string
  readonly suitableForDiet?: readonly string[]
  readonly offers: Offer | readonly Offer[]
}
type Described = {
  readonly '@type': string
  readonly name: string
  readonly hasMenu: {
    readonly '@type': string
    readonly inLanguage: string
    readonly hasMenuSection: readonly { readonly name: string; readonly hasMenuItem: readonly Item[] }[]
  }
}

async function openDescribed(setup: OrderSetup = {}) {
  const order = await openOrder('/menu', { ...setup, attributes: { 'structured-data': '', ...setup.attributes } })
  await order.backgroundWork()
  const element = order.instance.surface.hostElement
  const blocks = () => [...element.querySelectorAll('script[type="application/ld+json"]')]
  const described = () => JSON.parse(blocks()[0]?.textContent ?? 'null') as Described | null
  return { ...order, element, blocks, described }
}

const items = (described: Described | null) =>
  (described?.hasMenu.hasMenuSection ?? []).flatMap(({ hasMenuItem }) => hasMenuItem)
const itemOf = (described: Described | null, name: string) => items(described).find((item) => item.name === name)

describe('structured data', () => {
  test('is the venue with its menu, prices and diets', async () => {
    const { blocks, described } = await openDescribed()
    await waitFor(() => expect(blocks()).toHaveLength(1))
    expect(described()).toMatchObject({
      '@type': 'Restaurant',
      address: { '@type': 'PostalAddress', addressLocality: expect.any(String) },
      openingHoursSpecification: expect.arrayContaining([
        expect.objectContaining({
          dayOfWeek: 'https://schema.org/Friday',
          opens: expect.stringMatching(/^\d\d:\d\d$/),
        }),
      ]),
      hasMenu: { '@type': 'Menu', inLanguage: 'en' },
    })
    expect(itemOf(described(), 'Tiramisu')).toMatchObject({
      '@type': 'MenuItem',
      offers: { '@type': 'Offer', price: '5.50', priceCurrency: 'EUR' },
    })
    expect(itemOf(described(), 'Margherita')?.offers).toContainEqual({
      '@type': 'Offer',
      price: '6.50',
      priceCurrency: 'EUR',
      name: 'Regular',
    })
    expect(items(described()).flatMap(({ suitableForDiet = [] }) => suitableForDiet)).toContain(
      'https://schema.org/VegetarianDiet',
    )
  })

  test('reads the same in a copy of the page [SHELL-71]', async () => {
    const name = 'A </script><script>globalThis.hasRun=1</script> & <!-- \u2028 dish'
    const answer: OrderSetup['answer'] = async (_path, _body, ask) =>
      new Response((await (await ask()).text()).replaceAll('"Tiramisu"', JSON.stringify(name)))
    const { blocks, described, element } = await openDescribed({ answer })
    await waitFor(() => expect(blocks()).toHaveLength(1))
    expect(itemOf(described(), name)).toBeDefined()
    const copy = new DOMParser().parseFromString(element.outerHTML, 'text/html')
    const scripts = [...copy.scripts]
    expect(scripts.map(({ type }) => type)).toEqual(['application/ld+json'])
    expect(JSON.parse(scripts[0]?.textContent ?? '')).toEqual(described())
  })

  test('is written anew in another language', async () => {
    const { blocks, described, instance } = await openDescribed()
    await waitFor(() => expect(described()?.hasMenu.inLanguage).toBe('en'))
    await act(() => instance.changeLanguage('de'))
    await waitFor(() => expect(described()?.hasMenu.inLanguage).toBe('de'))
    expect(blocks()).toHaveLength(1)
  })

  test('goes with the attribute, and with the widget', async () => {
    const { blocks, element, unmount } = await openDescribed()
    await waitFor(() => expect(blocks()).toHaveLength(1))
    element.setAttribute('structured-data', 'off')
    await waitFor(() => expect(blocks()).toHaveLength(0))
    element.setAttribute('structured-data', '')
    await waitFor(() => expect(blocks()).toHaveLength(1))
    unmount()
    expect(blocks()).toHaveLength(0)
  })

  test('is absent without the attribute', async () => {
    const { blocks, settled } = await openDescribed({ attributes: { 'structured-data': 'off' } })
    await settled()
    expect(blocks()).toHaveLength(0)
  })
})

type Row = readonly [weekday: number, from: string, to: string]

test.each<[string, Row[], string[]]>([
  [
    'as they are',
    [
      [1, '12:00', '15:00'],
      [1, '19:00', '23:00'],
    ],
    ['Monday 12:00 15:00', 'Monday 19:00 23:00'],
  ],
  ['past midnight', [[5, '19:00', '02:00']], ['Friday 19:00 02:00']],
  [
    'as one when they touch',
    [
      [2, '12:00', '15:00'],
      [2, '15:00', '18:00'],
    ],
    ['Tuesday 12:00 18:00'],
  ],
  [
    'as one over midnight',
    [
      [7, '19:00', '00:00'],
      [1, '00:00', '02:00'],
    ],
    ['Sunday 19:00 02:00'],
  ],
  ['to midnight', [[3, '19:00', '00:00']], ['Wednesday 19:00 00:00']],
  ['of a whole day', [[3, '00:00', '00:00']], ['Wednesday 00:00 23:59']],
  ['of a whole day to 23:59', [[3, '00:00', '23:59']], ['Wednesday 00:00 23:59']],
  [
    'of more than a day',
    [
      [5, '18:00', '00:00'],
      [6, '00:00', '00:00'],
      [7, '00:00', '02:00'],
    ],
    ['Friday 18:00 00:00', 'Saturday 00:00 23:59', 'Sunday 00:00 02:00'],
  ],
  [
    'around the clock',
    [1, 2, 3, 4, 5, 6, 7].map((weekday): Row => [weekday, '00:00', '00:00']),
    ['Mon', 'Tues', 'Wednes', 'Thurs', 'Fri', 'Satur', 'Sun'].map((name) => `${name}day 00:00 23:59`),
  ],
])('hours are told %s [HOME-17]', (_how, rows, expected) => {
  const openingHours = rows.map(([weekday, from, to]) => ({ weekday, from: time(from), to: time(to) }))
  const told = openingTimes({ openingHours }).map(({ dayOfWeek, opens, closes }) => `${dayOfWeek} ${opens} ${closes}`)
  expect(told).toEqual(expected.map((text) => `https://schema.org/${text}`))
})

test('Widgets of one venue take turns', () => {
  const drawn: string[] = []
  const [first, second] = ['first', 'second'].map((name) => takeTurn('venue', () => drawn.push(name)))
  const other = takeTurn('another venue', () => drawn.push('other'))
  expect(drawn).toEqual(['first', 'other'])
  first?.()
  expect(drawn).toEqual(['first', 'other', 'second'])
  second?.()
  other()
  takeTurn('venue', () => drawn.push('third'))()
  expect(drawn.at(-1)).toBe('third')
})

test.each([
  ['Vegano', null, ['VeganDiet']],
  ['Végétarien', null, ['VegetarianDiet']],
  ['Senza glutine', 'leaf', ['GlutenFreeDiet']],
  ['Ohne Fleisch', 'vegetarian', ['VegetarianDiet']],
  ['Spicy', 'spicy', []],
  ['Not vegan', null, []],
])('reads the trait %s with the icon %s as %o', (name, icon, diets) => {
  expect(dietsOf([{ id: id(1), name, icon }])).toEqual(diets.map((diet) => `https://schema.org/${diet}`))
})
