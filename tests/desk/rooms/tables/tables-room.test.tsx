import { within } from '@testing-library/react'
import { beforeAll, describe, expect, test, vi } from 'vitest'

import { callStaff } from '#src/contract/dining-table.ts'
import { desksTables } from '#tests/server/support/desk-tables.ts'
import { noon } from '#tests/server/support/diner.ts'
import { orderSamples } from '#tests/server/support/order-samples.ts'
import { aTable } from '#tests/server/support/table-bills.ts'
import { id } from '#tests/support/builders.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

/** The desk of a restaurant whose table 3 has ordered so many rounds of 9.50. */
async function openRoom(path: string, { rounds = 1 } = {}) {
  const at = await aTable(service)
  const orders = []
  for (let round = 0; round < rounds; round += 1) orders.push(await at.round())
  const { restaurantId } = at
  const view = await renderDesk(path, { service, restaurantId, nowMs: noon })
  const tables = desksTables(service, restaurantId)
  const title = () => view.screen.getByRole('heading', { level: 1 })
  return { ...view, at, orders, tables, title }
}

describe('the plan of tables', () => {
  test('says what is due at each, and answers a call [ORD-80]', async () => {
    const { screen, user, at, tell, settled, title, expectAccessible } = await openRoom('/tables', { rounds: 2 })
    screen.getByText('1 of 8 taken')
    const tile = (name: string) => {
      const link = screen.getByRole('link', { name })
      return within(link.closest<HTMLElement>('.desk-table')!)
    }
    tile('Table 3').getByText('19,00 €')
    tile('Table 3').getByText('2 rounds')
    tile('Table 4').getByText('Free')
    await expectAccessible()
    const place = { venueId: id<'Venue'>(21), tableId: id<'Table'>(3), tableCode: orderSamples.table.tableCode }
    await at.api.call(callStaff, { ...place, reasonId: id<'CallReason'>(2) })
    await at.place()
    await at.payByCard(await at.open([await at.round()], 400))
    tell()
    await settled()
    tile('Table 3').getByText('1 waits for an answer')
    tile('Table 3').getByText('4,00 € of 38,00 € paid')
    const done = tile('Table 3').getByRole('button', { name: 'Done' })
    await expectAccessible()
    done.focus()
    await user.keyboard('{Enter}')
    await vi.waitFor(() => expect(document.activeElement).toBe(title()))
    expect(tile('Table 3').queryByRole('button', { name: 'Done' })).toBeNull()
  })

  test('says that there are none', async () => {
    const restaurantId = await service.newRestaurant()
    const { screen } = await renderDesk('/tables', { service, restaurantId, nowMs: noon })
    expect(screen.getByText('There are no tables yet.')).toBeTruthy()
  })

  test('cannot be read without a network', async () => {
    const { screen, user, setOffline } = await openRoom('/account')
    setOffline(true)
    await user.click(screen.getByRole('link', { name: 'Tables' }))
    await screen.findByText('There is no connection to the service.')
    setOffline(false)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('1 of 8 taken')).toBeTruthy()
  })
})

describe('a table', () => {
  test('is closed ten seconds after a tap [ORD-81]', async () => {
    const { screen, user, at, orders, advance, title, expectAccessible } = await openRoom('/tables/3', { rounds: 2 })
    expect(title().textContent).toBe('Table 3')
    screen.getByRole('heading', { name: `Order ${orders[0]?.id}` })
    await user.click(screen.getByRole('button', { name: 'Close the table' }))
    expect(document.activeElement?.textContent).toBe('19,00\u00a0€ to take. How is it paid?')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Card at the counter' }))
    screen.getByText('Closed in 10 s')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Take back' }))
    expect(document.activeElement).toBe(title())
    advance(10_000)
    expect(await at.paidOf(orders[0]!)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Close the table' }))
    await user.click(screen.getByRole('button', { name: 'Cash' }))
    advance(10_000)
    await screen.findByText(/^This table is free\./)
    await vi.waitFor(() => expect(document.activeElement).toBe(title()))
    expect(await at.paidOf(orders[0]!)).toBe(950)
    await expectAccessible()
  })

  test('stays open while a round waits or somebody pays [ORD-81]', async () => {
    const { screen, user, at, orders, tables, tell, settled, advance } = await openRoom('/tables/3')
    const waiting = await at.place()
    tell()
    await settled()
    const close = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Close the table' })
    expect(close().disabled).toBe(true)
    screen.getByRole('link', { name: `Answer order ${waiting.id}` })
    await at.decide(waiting.id, 'confirm')
    await at.open(orders, 400)
    tell()
    await settled()
    screen.getByText('Being paid')
    await user.click(close())
    await user.click(screen.getByRole('button', { name: 'Cash' }))
    advance(10_000)
    await screen.findByText(/^Not closed: somebody is paying by phone\./)
    await user.click(close())
    await user.click(screen.getByRole('checkbox', { name: /^Give up the payment that was begun/ }))
    await user.click(screen.getByRole('button', { name: 'Cash' }))
    advance(10_000)
    await screen.findByText(/^This table is free\./)
    expect(await tables.visit()).toBeNull()
  })

  test('is moved by a tap, unless another desk was faster [ORD-82]', async () => {
    const { screen, user, tables, path, title, setOffline, expectAccessible } = await openRoom('/tables/3')
    const move = async (name: string) => {
      screen.getByRole('button', { name: 'Move' }).focus()
      await user.keyboard('{Enter}')
      await user.click(screen.getByRole('button', { name: `Move to table ${name}` }))
    }
    await user.click(screen.getByRole('button', { name: 'Move' }))
    expect(document.activeElement?.textContent).toBe('To which table?')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(document.activeElement?.textContent).toBe('Move')
    setOffline(true)
    await move('5')
    await screen.findByText('Not changed: there is no connection. Try again.')
    setOffline(false)
    await move('5')
    await screen.findByRole('heading', { level: 1, name: 'Table 5' })
    expect(path()).toBe('/staff/tables/5')
    expect(document.activeElement).toBe(title())
    expect((await tables.visit(5))?.rounds).toHaveLength(1)
    expect(await tables.move(6, 5)).toBe('done')
    await move('7')
    await screen.findByText('Not changed: somebody else has closed or moved this table meanwhile.')
  })
})
