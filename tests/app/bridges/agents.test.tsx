import { act, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import { commands, startAgents } from '#src/app/bridges/agents/start-agents.ts'
import type { ModelTool } from '#src/browser/model-context.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import { zoneAddress } from '#src/domain/areas/build-order-address.ts'
import { id, moment } from '#tests/support/builders.ts'
import { diavola, dinner, openOrder, tiramisu } from '#tests/support/open-order.tsx'
import type { OrderSetup } from '#tests/support/open-order.tsx'

afterEach(() => {
  Reflect.deleteProperty(document, 'modelContext')
})

/** Stands in for a browser with agents: a name is taken once, a tool goes with its signal. */
function aBrowser({ isForbidden = false } = {}) {
  const tools = new Map<string, ModelTool>()
  const registerTool = vi.fn<(tool: ModelTool, options: { signal: AbortSignal }) => void>((tool, { signal }) => {
    if (isForbidden || tools.has(tool.name)) throw new DOMException('not here', 'NotAllowedError')
    tools.set(tool.name, tool)
    signal.addEventListener('abort', () => tools.delete(tool.name))
  })
  Object.defineProperty(document, 'modelContext', { configurable: true, value: { registerTool } })
  return { tools, registerTool }
}

type Said = { readonly refused?: string; readonly data?: Readonly<Record<string, unknown>>; readonly isError?: true }

async function openForAgents(route = '/menu', setup: OrderSetup = {}) {
  const browser = aBrowser()
  const order = await openOrder(route, { attributes: { agents: '' }, ...setup })
  await order.backgroundWork()
  await waitFor(() => expect(browser.tools.size).toBe(5))
  const { restaurantId, instance } = order
  async function call(name: keyof typeof commands, input?: object): Promise<Said> {
    const said: Said[] = []
    await act(async () => {
      const result = await browser.tools.get(`restaurant_${restaurantId}_${name}`)?.execute(input)
      if (result) said.push({ ...JSON.parse(result.content[0]?.text ?? ''), ...(result.isError && { isError: true }) })
    })
    return said[0] ?? {}
  }
  const lines = () =>
    instance.stores.cart.state.cart.lines.map(({ item, quantity, unitPrice }) => [item.name, quantity, unitPrice])
  return { ...order, ...browser, call, lines }
}

const dishesOf = ({ data }: Said) => (data?.dishes ?? []) as readonly Readonly<Record<string, unknown>>[]
const namesIn = (said: Said) => dishesOf(said).map(({ name }) => name)
const inVenue = { venueId: 12, venue: { showcaseMenuId: dinner.menuId } } as const

describe('tools', () => {
  test('are there with the attribute, and go with it [AGENT-02]', async () => {
    const { tools, restaurantId, instance, registerTool } = await openForAgents()
    const names = Object.keys(commands).map((name) => `restaurant_${restaurantId}_${name}`)
    expect([...tools.keys()]).toEqual(names)
    instance.surface.hostElement.setAttribute('agents', 'off')
    await waitFor(() => expect(tools.size).toBe(0))
    instance.surface.hostElement.setAttribute('agents', '')
    await waitFor(() => expect(tools.size).toBe(5))
    expect(registerTool).toHaveBeenCalledTimes(10)
  })

  test('go with the widget [AGENT-02]', async () => {
    const { tools, unmount } = await openForAgents()
    unmount()
    expect(tools.size).toBe(0)
  })

  test.each([
    ['the tag does not ask', {}],
    ['the tag says off', { agents: 'off' }],
  ])('are absent where %s [AGENT-01]', async (_where, attributes) => {
    const { registerTool } = aBrowser()
    const { backgroundWork, settled } = await openOrder('/menu', { attributes })
    await backgroundWork()
    await settled()
    expect(registerTool).not.toHaveBeenCalled()
  })

  test('leave no trace in a browser without agents [AGENT-01]', async () => {
    const said = vi.spyOn(console, 'info')
    async function callsOf(attributes: Readonly<Record<string, string>>) {
      const { backgroundWork, settled, calls, unmount } = await openOrder('/menu', { attributes })
      await backgroundWork()
      await settled()
      unmount()
      return calls
    }
    expect(await callsOf({ agents: '' })).toEqual(await callsOf({}))
    expect(said).not.toHaveBeenCalled()
    said.mockRestore()
  })

  test('of one restaurant are there once, with the next widget [AGENT-03]', async () => {
    const { tools, registerTool, instance, unmount } = await openForAgents()
    const [tool] = tools.values()
    // A second widget of the page; one at a time is drawn here.
    const stop = startAgents(instance)
    onTestFinished(stop)
    expect(registerTool).toHaveBeenCalledTimes(5)
    unmount()
    await waitFor(() => expect(tools.size).toBe(5))
    expect([...tools.values()][0]).not.toBe(tool)
    stop()
    expect(tools.size).toBe(0)
  })

  test('that the page forbids leave the widget alone [AGENT-03]', async () => {
    const said = vi.spyOn(console, 'info').mockImplementation(() => {})
    aBrowser({ isForbidden: true })
    const { backgroundWork, screen } = await openOrder('/menu', { attributes: { agents: '' } })
    await backgroundWork()
    await waitFor(() => expect(said).toHaveBeenCalledWith(expect.stringContaining('keeps agents from the widget')))
    expect(screen.getByRole('navigation', { name: 'Categories' })).toBeDefined()
    said.mockRestore()
  })

  test('say what they do, and whose texts they answer [AGENT-10, AGENT-11]', async () => {
    const { tools } = await openForAgents()
    const hints = [...tools.values()].map(({ title, annotations }) => [title, annotations])
    const hint = (readOnlyHint: boolean) => ({ readOnlyHint, untrustedContentHint: true })
    expect(hints).toEqual([
      ['find dishes', hint(true)],
      ['dish details', hint(true)],
      ['add to cart', hint(false)],
      ['cart', hint(true)],
      ['free times', hint(true)],
    ])
  })

  test('answer what fails with a sentence [AGENT-11]', async () => {
    const { call } = await openForAgents('/menu', { fails: '/restaurant/shifts/lv2', failures: 9 })
    expect(await call('free_times')).toEqual({ refused: expect.any(String), isError: true })
    const wrong = { refused: 'This does not fit the input schema: quantity.', isError: true }
    expect(await call('add_to_cart', { dish: 801, quantity: 0 })).toEqual(wrong)
  })
})

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
    expect([(data?.dishes as unknown[]).length, Number(data?.not_shown) > 0]).toEqual([40, true])
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
    const [first, second] = data?.lines as readonly Readonly<Record<string, string>>[]
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
    await screen.findByRole('button', { name: new RegExp(`^Go to checkout ${total?.replace('.', ',')}`) })
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

test('Each schema names what its command reads [AGENT-11]', async () => {
  const { call } = await openForAgents()
  for (const [name, { fields, required }] of Object.entries(commands)) {
    for (const property of Object.keys(fields)) {
      // What a command reads refuses a value of another type.
      const { refused } = await call(name as keyof typeof commands, {
        ...(required.length > 0 && { dish: 801 }),
        [property]: {},
      })
      expect([name, refused]).toEqual([name, `This does not fit the input schema: ${property}.`])
    }
  }
})
