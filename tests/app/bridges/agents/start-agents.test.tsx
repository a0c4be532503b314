import { waitFor } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'

import { commands, startAgents } from '#src/app/bridges/agents/start-agents.ts'
import { openOrder } from '#tests/support/open-order.tsx'

import { aBrowser, openForAgents } from './open-for-agents.tsx'

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
