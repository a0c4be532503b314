import { act } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'

import { changeQuantity } from '#src/domain/cart/change-cart.ts'
import { formatMoney } from '#src/i18n/format-money.ts'
import { openOrder, tiramisu } from '#tests/support/open-order.tsx'

/** The menu with one tiramisù of 5,50 € in the order, and 1,00 € for the packaging; frames come when the test says. */
async function openCounting({ hasActed = true, isStill = false } = {}) {
  const widget = await openOrder('/menu', { lines: [tiramisu] })
  await widget.screen.findByRole('button', { name: /View order 6,50\s€$/ })
  await widget.settled()
  Object.defineProperty(navigator, 'userActivation', { value: { isActive: hasActed }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'userActivation'))
  if (isStill) vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  const waiting = new Map<number, FrameRequestCallback>()
  let last = 0
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => {
    waiting.set((last += 1), run)
    return last
  })
  vi.spyOn(window, 'cancelAnimationFrame').mockImplementation((handle) => void waiting.delete(handle))
  const { cart } = widget.instance.stores
  const [line] = cart.state.cart.lines
  return {
    ...widget,
    waiting,
    order: (quantity: number) => act(async () => cart.change(changeQuantity, line?.lineId ?? 0, quantity)),
    paint: (atMs: number) =>
      act(() => {
        const due = [...waiting.values()]
        waiting.clear()
        for (const run of due) run(atMs)
      }),
    /** The amount that is seen, without what only screen readers find. */
    seen: () => {
      const button = widget.screen.getByRole('button', { name: /View order/ })
      const counting = [...button.querySelectorAll('[aria-hidden]')].find(({ textContent }) => /€/.test(textContent))
      return (counting ?? button).textContent.match(/[\d.]+,\d\d/)?.[0]
    },
    named: (amount: string) =>
      widget.screen.getByRole('button', { name: new RegExp(`View order ${amount.replace('.', '\\.')}\\s€$`) }),
  }
}

describe('the total in the order bar', () => {
  test('counts to the new amount, which is read at once', async () => {
    const { order, paint, seen, named } = await openCounting()
    await order(3)
    named('17,50')
    const amounts = [seen()]
    for (const atMs of [0, 60, 120, 240]) {
      paint(atMs)
      named('17,50')
      amounts.push(seen())
    }
    expect(amounts).toEqual(['6,50', '6,50', '11,31', '14,75', '17,50'])
    expect(named('17,50').querySelector('.counted-price')).toBeNull()
  })

  test.each([
    ['without an act of the diner', { hasActed: false }],
    ['where less motion is wanted', { isStill: true }],
  ])('does not count %s', async (_, setup) => {
    const { order, seen, named } = await openCounting(setup)
    await order(3)
    expect([seen(), named('17,50').querySelector('.counted-price')]).toEqual(['17,50', null])
  })

  test('does not count when it is first drawn', async () => {
    const { order, addLine, screen } = await openCounting()
    await order(0)
    await addLine(tiramisu)
    const bar = await screen.findByRole('button', { name: /View order 6,50\s€$/ })
    expect(bar.querySelector('.counted-price')).toBeNull()
  })

  test('goes on from where it is', async () => {
    const { order, paint, seen, named } = await openCounting()
    await order(3)
    for (const atMs of [0, 120]) paint(atMs)
    await order(1)
    named('6,50')
    expect(seen()).toBe('14,75')
    for (const atMs of [130, 370]) paint(atMs)
    expect(seen()).toBe('6,50')
  })

  test('ends exactly, however often it changes on the way', async () => {
    const { order, paint, seen } = await openCounting()
    let nowMs = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.nat(300)), { minLength: 1 }),
        async (changes) => {
          for (const [quantity, stepMs] of changes) {
            await order(quantity)
            paint((nowMs += stepMs))
          }
          for (const stepMs of [1, 240]) paint((nowMs += stepMs))
          const [quantity = 0] = changes.at(-1) ?? []
          expect(`${seen()}\u00a0€`).toBe(formatMoney((quantity * 550 + 100) as never, '€'))
        },
      ),
      { numRuns: 25 },
    )
  })

  test('tells the page the new amount alone', async () => {
    const { order, paint, events } = await openCounting()
    const before = events.length
    await order(3)
    for (const atMs of [0, 120, 240]) paint(atMs)
    expect(events.slice(before).map(({ detail }) => detail)).toEqual([{ count: 3, total: 16.5, currency: 'EUR' }])
  })

  test('leaves no frame behind', async () => {
    const { order, unmount, waiting } = await openCounting()
    await order(3)
    expect(waiting.size).toBeGreaterThan(0)
    unmount()
    expect(waiting.size).toBe(0)
  })
})
