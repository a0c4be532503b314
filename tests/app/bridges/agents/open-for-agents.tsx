import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, vi } from 'vitest'

import type { commands } from '#src/app/bridges/agents/start-agents.ts'
import type { ModelTool } from '#src/browser/model-context.ts'
import { dinner, openOrder } from '#tests/support/open-order.tsx'
import type { OrderSetup } from '#tests/support/open-order.tsx'

afterEach(() => {
  Reflect.deleteProperty(document, 'modelContext')
})

/** Stands in for a browser with agents: a name is taken once, a tool goes with its signal. */
export function aBrowser({ isForbidden = false } = {}) {
  const tools = new Map<string, ModelTool>()
  const registerTool = vi.fn<(tool: ModelTool, options: { signal: AbortSignal }) => void>((tool, { signal }) => {
    if (isForbidden || tools.has(tool.name)) throw new DOMException('not here', 'NotAllowedError')
    tools.set(tool.name, tool)
    signal.addEventListener('abort', () => tools.delete(tool.name))
  })
  Object.defineProperty(document, 'modelContext', { configurable: true, value: { registerTool } })
  return { tools, registerTool }
}

/** What a tool says. */
export type Said = {
  readonly refused?: string
  readonly data?: Readonly<Record<string, unknown>>
  readonly isError?: true
}

/** The widget in a browser with agents, and a way to call its tools. */
export async function openForAgents(route = '/menu', setup: OrderSetup = {}) {
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

/** A venue whose menu can be seen before a time is chosen. */
export const inVenue = { venueId: 12, venue: { showcaseMenuId: dinner.menuId } } as const
