import { act, fireEvent, waitFor } from '@testing-library/react'
import { describe, expect, onTestFinished, test } from 'vitest'

import { createJournalStore } from '#src/state/journal-store.ts'
import { id, moment } from '#tests/support/builders.ts'
import { withinShadow } from '#tests/support/within-shadow.ts'

import { anOrderOfToday, openOrders } from './open-orders.tsx'

const order = anOrderOfToday({ slotStart: moment('2026-11-20 19:30:00') })
const settledMs = 1500

/** The closed widget of a diner who has just ordered, beside the loader's button. */
async function openBesideButton() {
  const launcher = document.createElement('div')
  launcher.attachShadow({ mode: 'open' }).innerHTML = '<button>Order now</button>'
  document.body.append(launcher)
  onTestFinished(() => launcher.remove())
  const opened = await openOrders('/', [order])
  const { instance, screen, wait, calls } = opened
  // The loader puts the widget right behind its button.
  instance.surface.host.before(launcher)
  await screen.findByRole('button', { name: 'Order now' })
  act(() => {
    const journal = instance.stores.of(createJournalStore)
    journal.begin('draft', id(12))
    journal.placed(order.id, null)
    instance.surface.close()
  })
  await wait(settledMs)
  const root = launcher.shadowRoot!
  const pill = withinShadow(root)
  return {
    ...opened,
    root,
    pill,
    asked: () => calls.filter((call) => call === '/account/get_order').length,
    said: () => pill.getByRole('status').textContent,
  }
}

describe('LauncherPill', () => {
  test('shows the order’s state and announces changes without focus', async () => {
    const { pill, serve, wait, said } = await openBesideButton()
    const button = await pill.findByRole('button', { name: 'Order sent · 19:30' })
    expect(said()).toBe('')
    button.focus()
    serve({ ...order, status: 'confirmed' })
    await wait(15_000)
    await pill.findByRole('button', { name: 'In preparation · 19:30' })
    expect(said()).toBe('In preparation · 19:30')
    expect(button.getRootNode()).toHaveProperty('activeElement', button)
  })

  test('names the day of an order not for today', async () => {
    const { pill, serve, wait } = await openBesideButton()
    await pill.findByRole('button', { name: 'Order sent · 19:30' })
    serve({ ...order, slotStart: moment('2026-11-21 12:00:00') })
    await wait(15_000)
    expect(await pill.findByRole('button', { name: 'Order sent · tomorrow 12:00' })).toBeTruthy()
  })

  test('leads to the order, placed beside the button', async () => {
    const { pill, path, instance, root } = await openBesideButton()
    // Without a focus: happy-dom does not find it in a second shadow root; e2e/orders.spec.ts does.
    fireEvent.click(await pill.findByRole('button', { name: 'Order sent · 19:30' }))
    expect(path()).toBe(`/ordine/riepilogo/${order.id}`)
    expect(instance.surface.isOpen).toBe(true)
    expect(root.lastElementChild?.textContent).toBe('Order now')
  })

  test('asks only while visible and closed', async () => {
    const { pill, instance, wait, asked, screen } = await openBesideButton()
    await pill.findByRole('button', { name: 'Order sent · 19:30' })
    const closed = asked()
    await wait(15_000)
    expect(asked()).toBe(closed + 1)
    act(() => instance.surface.open(null))
    await screen.findByRole('button', { name: 'Follow your order' })
    const open = asked()
    await wait(600_000)
    expect(asked()).toBe(open)
  })

  test('goes when the slot is over', async () => {
    const { pill, serve, wait } = await openBesideButton()
    await pill.findByRole('button', { name: 'Order sent · 19:30' })
    serve({ ...order, status: 'confirmed' })
    await wait(15_000)
    await pill.findByRole('button', { name: 'In preparation · 19:30' })
    await wait(8 * 3_600_000)
    expect(pill.queryByRole('button', { name: /19:30/ })).toBeNull()
  })

  test('is gone with the session of who placed the order', async () => {
    const { pill, instance } = await openBesideButton()
    await pill.findByRole('button', { name: 'Order sent · 19:30' })
    act(() => instance.endSession())
    await waitFor(() => expect(pill.queryByRole('status')).toBeNull())
  })
})
