import { waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'

import type { ReplyOf } from '#src/contract/endpoint.ts'
import { getProducts } from '#src/contract/product.ts'
import type { OrderSetup } from '#tests/support/open-order.tsx'
import { openOrder } from '#tests/support/open-order.tsx'

afterEach(() => {
  delete (navigator as { connection?: unknown }).connection
})

type Widget = Awaited<ReturnType<typeof openOrder>>

/** The own call of the list of classic pizzas, which a start brings without their additions. */
const isOfPizzas = (path: string, body: string) =>
  path === '/restaurant/get_products_list' && (JSON.parse(body) as { id_categoria: number | null }).id_categoria === 2

const never = () => new Promise<Response>(() => {})

/** The lists in the cache, whether each has the details of its products. */
function areWhole({ instance }: Widget): boolean[] {
  return instance.queryClient
    .getQueriesData<ReplyOf<typeof getProducts>>({ queryKey: ['en', getProducts.path] })
    .flatMap(([, reply]) => (reply ? [!reply.isBrief] : []))
}

/** The menu as a start brings it; `ofPizzas` answers the own call of the pizzas. */
async function openMenu(ofPizzas?: () => Response | Promise<Response>, setup: OrderSetup = {}) {
  let asked = 0
  const widget = await openOrder('/menu', {
    ...setup,
    answer(path, body) {
      if (!isOfPizzas(path, body)) return null
      asked += 1
      return ofPizzas?.() ?? null
    },
  })
  const pizza = await widget.screen.findByRole('button', { name: 'Margherita' })
  return { ...widget, pizza, asked: () => asked }
}

describe('a menu from a start', () => {
  test('has its whole lists with the first touch', async () => {
    const widget = await openMenu()
    await widget.backgroundWork()
    await widget.settled()
    expect(widget.asked()).toBe(0)
    await widget.user.click(widget.screen.getByRole('heading', { name: 'Starters' }))
    await waitFor(() => expect(areWhole(widget)).not.toContain(false))
    await widget.settled()
    expect(widget.asked()).toBe(1)
  })

  test('stays usable when the whole lists cannot be fetched', async () => {
    const widget = await openMenu(() => new Response('', { status: 500 }))
    await widget.backgroundWork()
    await widget.user.click(widget.screen.getByRole('heading', { name: 'Starters' }))
    await waitFor(() => expect(widget.asked()).toBe(1))
    await widget.user.click(widget.pizza)
    const sheet = within(await widget.screen.findByRole('dialog', { name: 'Margherita' }))
    expect(await sheet.findByRole('tab', { name: 'Ingredients' })).toBeDefined()
    expect(widget.screen.queryByRole('alertdialog')).toBeNull()
  })

  test('never adds a dish whose choices it does not know', async () => {
    const { screen, user, instance, path } = await openMenu(never, {
      service: { product: { id: 201, sizes: [] } },
    })
    await user.click(screen.getAllByRole('button', { name: 'Add Margherita' })[0]!)
    expect(path()).toMatch(/scheda\/201$/)
    expect(instance.stores.cart.state.cart.lines).toEqual([])
  })

  test('adds a dish without choices at once', async () => {
    const { screen, user, instance } = await openMenu(never)
    await user.click((await screen.findAllByRole('button', { name: 'Add Tomato bruschetta' }))[0]!)
    await waitFor(() => expect(instance.stores.cart.state.cart.lines).toHaveLength(1))
  })
})

describe('who saves data', () => {
  test('gets whole lists only with a search', async () => {
    Object.assign(navigator, { connection: { saveData: true } })
    const widget = await openMenu()
    await widget.backgroundWork()
    await widget.settled()
    expect(areWhole(widget)).toContain(false)
    expect(widget.asked()).toBe(0)
    await widget.user.click(await widget.screen.findByRole('searchbox', { name: 'Search the menu' }))
    await waitFor(() => expect(areWhole(widget)).not.toContain(false))
  })
})
