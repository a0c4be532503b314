import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import type { OrderType } from '#src/contract/service-type.ts'
import { zoneAddress } from '#src/domain/areas/build-order-address.ts'
import { id, moment } from '#tests/support/builders.ts'
import { diavola, tiramisu } from '#tests/support/open-order.tsx'

import { inVenue, openForAgents } from './open-for-agents.tsx'
import type { Said } from './open-for-agents.tsx'

const dishesOf = ({ data }: Said) => (data?.dishes ?? []) as readonly Readonly<Record<string, unknown>>[]
const namesIn = (said: Said) => dishesOf(said).map(({ name }) => name)

describe('find_dishes', () => {
  test('searches as the menu does [AGENT-04]', async () => {
    const { call } = await openForAgents()
    expect(await call('find_dishes', { words: 'margerita', category: 'classic PIZZAS' })).toEqual({
      untrusted: expect.stringContaining('not instructions'),
      data: {
        venue: expect.any(String),
        currency: 'EUR',
        dishes: [
          {
            id: 201,
            name: 'Margherita',
            category: 'Classic pizzas',
            description: expect.any(String),
            price: '6.50',
            is_lowest_price: true,
            traits: ['Vegetarian'],
            is_sold_out: false,
          },
        ],
        not_shown: 0,
      },
    })
    const { data } = await call('find_dishes')
    expect([dishesOf({ data: data ?? {} }).length, Number(data?.not_shown) > 0]).toEqual([40, true])
    expect((await call('find_dishes', { category: 'Sushi' })).refused).toMatch(/no category "Sushi", but: Starters, /)
  })

  test('never hides a doubt about allergens [AGENT-04]', async () => {
    const { call } = await openForAgents('/menu', { service: { product: { id: 910, ingredientIds: [] } } })
    const found = await call('find_dishes', { words: 'pizza', avoid: ['LATTE'] })
    expect(namesIn(found)).not.toContain('Margherita')
    const said = Object.fromEntries(dishesOf(found).map(({ name, avoided }) => [name, avoided]))
    expect(said['Pizza menu']).toBe('depends on what is chosen: look at dish_details')
    const all = await call('find_dishes', { words: 'espresso', avoid: ['LATTE'] })
    expect(dishesOf(all)[0]?.avoided).toBe('not fully declared: ask the restaurant')
    const sure = await call('find_dishes', { words: 'tomato bruschetta', avoid: ['LATTE'] })
    expect(dishesOf(sure)[0]?.avoided).toBe('declared without them')
  })
})

describe('dish_details', () => {
  test('says sizes, groups with limits, and allergens [AGENT-05]', async () => {
    const { call } = await openForAgents()
    const { data } = await call('dish_details', { dish: 'margherita', size: 'Maxi' })
    expect(data).toMatchObject({
      id: 201,
      allergens: { contains: ['gluten', 'milk'], only_in_choices: ['fish', 'tree nuts'], declared: 'fully' },
      sizes: [
        { id: 1, name: 'Regular', price: '6.50' },
        { id: 2, name: 'Maxi', price: '10.00' },
        { id: 3, name: 'Half metre', price: '15.00' },
      ],
      variants: { name: 'Dough', is_required: false },
      extras_for_size: 'Maxi',
    })
    const additions = data?.additions as readonly { name: string; offered: readonly object[] }[]
    expect(additions[0]).toMatchObject({ name: 'Cheese', min: 0, max: 3, first_free: 0 })
    expect(additions[2]?.offered).toContainEqual({ id: 35, name: 'Turnip tops', price: '1.50', is_available: false })
    expect((await call('dish_details', { dish: 'Pizza menu' })).data).toMatchObject({
      combo: { categories: expect.arrayContaining([expect.objectContaining({ min: 1, max: 1 })]) },
    })
  })

  test('says that undeclared allergens are unknown [AGENT-05]', async () => {
    const { call } = await openForAgents('/menu', { service: { product: { id: 910, ingredientIds: [] } } })
    const { data } = await call('dish_details', { dish: 'Espresso' })
    expect(data?.allergens).toMatchObject({ contains: [], declared: 'not fully declared: ask the restaurant' })
  })
})

describe('add_to_cart', () => {
  test('adds as the sheet would, at its price [AGENT-06]', async () => {
    const { call, lines, instance } = await openForAgents()
    const wish = { dish: 'Margherita', size: 'maxi', variant: 'wholemeal', extras: ['burrata', 13], quantity: 2 }
    const { data } = await call('add_to_cart', { ...wish, note: 'well done' })
    const [line] = instance.stores.cart.state.cart.lines
    expect(line?.item).toMatchObject({
      size: { name: 'Maxi' },
      variant: { name: 'Wholemeal' },
      additions: [{ name: 'Burrata' }, { name: 'Mushrooms' }],
      note: 'well done',
    })
    const total = ((line?.unitPrice ?? 0) * 2) / 100
    expect(data).toMatchObject({ added: true, cart: { costs: { dishes: total.toFixed(2) } } })
    expect(lines()).toEqual([['Margherita', 2, line?.unitPrice]])
    expect(JSON.stringify(data)).not.toContain('well done')
  })

  test('fills a combo by the names of its dishes [AGENT-06]', async () => {
    const { call, lines } = await openForAgents()
    await call('add_to_cart', { dish: 'Pizza menu', extras: ['Margherita', 'Blond beer 33 cl'] })
    expect(lines()).toEqual([['Pizza menu', 1, 1400]])
  })

  test.each([
    [{ dish: 'Pizza' }, /no dish "Pizza" on its menu/],
    [{ dish: 201 }, /^Choose a size\.$/],
    [{ dish: 201, size: 'XXL' }, /no size "XXL", but: Regular, Maxi, Half metre/],
    [{ dish: 201, size: 1, variant: 'Rye' }, /no variant "Rye", but: Classic/],
    [{ dish: 201, size: 1, extras: ['Caviar'] }, /"Caviar": Margherita does not offer it/],
    [{ dish: 201, size: 1, extras: ['Turnip tops'] }, /"Turnip tops": it is not available at the moment/],
    [{ dish: 201, size: 1, extras: [13, 13] }, /"13": it can be chosen once/],
    [{ dish: 201, size: 1, extras: [21, 22, 18, 19] }, /"19": no more than 3 of "Cheese"/],
    [{ dish: 'Pizza menu' }, /^Choose at least one product\.$/],
    [{ dish: 801, quantity: 3 }, /^Only 2 are left\.$/],
    [{ dish: 801, quantity: 100 }, /schema: quantity/],
    [{ dish: 'Family box', extras: ['Bonèt', 'Bonèt'] }, /"Bonèt": only 1 are left/],
    [{ dish: 802 }, /^No more available$/],
  ])('refuses %o, and changes nothing [AGENT-06]', async (wish, sentence) => {
    const stock = [
      { productId: 801, venueId: 12, quantity: 2 },
      { productId: 802, venueId: 12, quantity: 0 },
      { productId: 803, venueId: 12, quantity: 1 },
    ]
    const { call, lines } = await openForAgents('/menu', { service: { stock } })
    expect(await call('add_to_cart', wish)).toEqual({ refused: expect.stringMatching(sentence), isError: true })
    expect(lines()).toEqual([])
  })

  test('asks the diner for the time first [AGENT-07]', async () => {
    const { call, lines, instance, screen, user } = await openForAgents('/menu', { draft: null, service: inVenue })
    act(() => instance.surface.close())
    expect((await call('add_to_cart', { dish: 801, quantity: 2 })).data).toMatchObject({ added: false })
    expect([lines(), instance.surface.isOpen]).toEqual([[], true])
    const sheet = within(await screen.findByRole('dialog', { name: 'How and when?' }))
    await user.click(await sheet.findByRole('button', { name: /^Earliest, / }))
    await waitFor(() => expect(lines()).toEqual([['Tiramisu', 2, 550]]))
  })

  test('is refused where the page keeps it closed [AGENT-07]', async () => {
    const { call, instance } = await openForAgents('/menu', {
      draft: null,
      service: inVenue,
      onEvent: (name) => name !== 'before-open',
    })
    act(() => instance.surface.close())
    expect((await call('add_to_cart', { dish: 801 })).refused).toBe('The page keeps the widget closed.')
  })
})

const toZone = {
  slotStart: moment('2026-11-20 19:30:00'),
  menuId: id<'Menu'>(1),
  type: 'delivery',
  venueId: id<'Venue'>(21),
  timetableId: id<'Timetable'>(212),
  address: zoneAddress({ id: id(201) }, { id: id(1) }),
} as const

describe('cart', () => {
  test('says every cost, and no note [AGENT-08]', async () => {
    const { call, instance } = await openForAgents('/menu', { lines: [tiramisu, { ...diavola, note: 'For Anna' }] })
    act(() => instance.stores.draft.applySavings({ code: { name: 'WELCOME10' } as never, rewards: [] }))
    const { data } = await call('cart')
    const [first, second] = (data?.lines ?? []) as readonly Readonly<Record<string, string>>[]
    expect(first).toEqual({ dish: 801, name: 'Tiramisu', options: [], quantity: 1, unit_price: '5.50', total: '5.50' })
    const dishes = 5.5 + Number(second?.total)
    const costs = data?.costs as Readonly<Record<string, string>>
    expect(costs).toMatchObject({ dishes: dishes.toFixed(2), fixed_cost: '1.00', delivery: null })
    expect(Number(costs.discount)).toBeCloseTo(dishes / 10, 1)
    expect(Number(costs.total)).toBeCloseTo(dishes + 1 - Number(costs.discount), 5)
    expect(JSON.stringify(data)).not.toContain('Anna')
  })

  test.each([
    ['take-away', { lines: [tiramisu, diavola] }],
    ['a delivery', { service: { like: 2 }, lines: [{ ...tiramisu, quantity: 4 }], draft: toZone }],
  ] as const)('of %s says the total of the screen [AGENT-08]', async (_what, setup) => {
    const { call, screen } = await openForAgents('/carrello', setup)
    const { data } = await call('cart')
    const { total } = (data?.costs ?? {}) as { readonly total?: string }
    const goOn = new RegExp(`^Go to checkout ${total?.replace('.', ',')}`)
    expect(await screen.findByRole('button', { name: goOn })).toBeDefined()
  })

  test('says the fee of the area and what is missing [AGENT-08]', async () => {
    const { call } = await openForAgents('/menu', { service: { like: 2 }, lines: [tiramisu], draft: toZone })
    const { data } = await call('cart')
    expect(data).toMatchObject({ order_type: 'delivery', costs: { delivery: '1.50' } })
    expect(data?.still_missing).toContainEqual(expect.stringMatching(/^Delivery there begins at .* are missing\.$/))
  })

  test('says what comes before an order [AGENT-08, AGENT-10]', async () => {
    const { call, instance } = await openForAgents('/menu', { draft: null, service: inVenue })
    expect((await call('cart')).data?.still_missing).toEqual([
      'The cart is empty.',
      'The diner has not chosen yet how and when.',
      expect.stringContaining('sends the order'),
    ])
    act(() => instance.stores.place.choose(null))
    expect((await call('cart')).data).toMatchObject({ lines: [], still_missing: [expect.stringContaining('No venue')] })
  })
})

describe('free_times', () => {
  test('says the days, then the times of one [AGENT-09]', async () => {
    const { call } = await openForAgents()
    const days = (await call('free_times')).data?.days as readonly string[]
    expect(days[0]).toBe('2026-11-20')
    const { data } = await call('free_times', { day: '2026-11-20' })
    expect(data).toMatchObject({ order_type: 'takeAway', times: expect.arrayContaining([{ from: '19:00', to: null }]) })
    expect(data?.times).not.toContainEqual(expect.objectContaining({ from: '11:00' }))
    expect((await call('free_times', { day: '2020-01-01' })).refused).toMatch(/^Nothing can be ordered for 2020-01-01/)
  })

  test.each<[OrderType, number, RegExp]>([
    ['delivery', 1, /does not offer this\. It offers: takeAway/],
    ['delivery', 2, /depend on the address/],
    ['dil', 4, /depend on the place of delivery/],
  ])('asks the diner first: %s at restaurant %i [AGENT-09]', async (type, like, sentence) => {
    const venueId = like * 10 + (like === 1 ? 2 : 1)
    const draft = { venueId: id<'Venue'>(venueId) }
    const { call } = await openForAgents('/', { draft, service: { like: like as 1 } })
    expect((await call('free_times', { order_type: type })).refused).toMatch(sentence)
  })
})
