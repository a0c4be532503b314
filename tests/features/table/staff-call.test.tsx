import { waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { callStaff } from '#src/contract/dining-table.ts'
import { id } from '#tests/support/builders.ts'
import { noon } from '#tests/support/open-order.tsx'
import { renderWidget } from '#tests/support/render-widget.tsx'

import { minute, openTable, staffOf, third } from './open-table.tsx'
import type { TableSetup } from './open-table.tsx'

async function openCall(setup: TableSetup = {}) {
  const table = await openTable(setup)
  const { screen, api, card } = table
  await screen.findByRole('region', { name: 'Call the staff' })
  return {
    ...table,
    reasons: () =>
      card('Call the staff')
        .queryAllByRole('button')
        .map(({ textContent }) => textContent),
    said: () => card('Call the staff').getByRole('status').textContent,
    /** Somebody else at the table calls. */
    otherCalls: () =>
      api.call(callStaff, {
        venueId: id<'Venue'>(21),
        tableId: id<'Table'>(3),
        tableCode: third.code,
        reasonId: id<'CallReason'>(1),
      }),
  }
}

describe('a call of the staff', () => {
  test('is one tap on a reason and reaches the desk', async () => {
    const table = await openCall()
    const { reasons, callFor, said, card, instance, expectAccessible } = table
    expect(reasons()).toEqual(['Order', 'The bill', 'Help'])
    await expectAccessible()
    await callFor('The bill')
    await waitFor(() => expect(reasons()).toEqual([]))
    expect(said()).toBe('Somebody is comingCalled at 12:00: The bill. You can call again from 12:05.')
    expect(instance.surface.root.activeElement).toBe(card('Call the staff').getByRole('status'))
    const { calls } = await staffOf(table).read<{ calls: object[] }>('calls')
    expect(calls).toMatchObject([{ table: '3', reason: 'The bill' }])
    await expectAccessible()
  })

  test('is possible again after five minutes', async () => {
    const { reasons, callFor, advance, service, restaurantId, said } = await openCall()
    await callFor('Help')
    advance(5 * minute - 1)
    expect(reasons()).toEqual([])
    advance(1)
    expect(reasons()).toHaveLength(3)
    service.clock.set(noon + 5 * minute, restaurantId)
    await callFor('Order')
    await waitFor(() => expect(said()).toContain('Called at 12:05: Order.'))
  })

  test('waits also when somebody else has called', async () => {
    const { reasons, callFor, said, otherCalls, service, restaurantId, advance } = await openCall()
    await otherCalls()
    service.clock.set(noon + 2 * minute, restaurantId)
    advance(2 * minute)
    await callFor('The bill')
    await waitFor(() => expect(reasons()).toEqual([]))
    const text = 'Somebody is comingThe staff was called to your table at 12:00. You can call again from 12:05.'
    expect(said()).toBe(text)
    advance(3 * minute)
    expect(reasons()).toHaveLength(3)
  })

  test('waits five minutes where the service says nothing', async () => {
    const answer = (path: string) =>
      path.endsWith('/ordina-tavolo/call')
        ? Response.json({ success: false, data: { status: 'CALL_TOO_SOON' }, messages: ['Too soon'] })
        : null
    const { callFor, said, advance } = await openCall({ answer })
    advance(2 * minute)
    await callFor('The bill')
    await waitFor(() => expect(said()).toContain('You can call again from 12:07.'))
  })

  test('is remembered after a reload', async () => {
    const { callFor, reasons, unmount, options } = await openCall()
    await callFor('The bill')
    await waitFor(() => expect(reasons()).toEqual([]))
    unmount()
    const { screen } = await renderWidget('/tavolo', options)
    expect((await screen.findByText('Somebody is coming')).closest('.notice')?.textContent).toContain('12:05')
  })

  test('that fails says why, and may be repeated', async () => {
    const { callFor, screen, user, reasons, service } = await openCall()
    service.faults.next({ path: '/ordina-tavolo/call', kind: '500' })
    await callFor('The bill')
    await screen.findByRole('alertdialog')
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(reasons()).toHaveLength(3)
  })

  test('is not offered where the venue names no reasons', async () => {
    const { screen } = await openTable({ service: { type: 'table', service: { callReasons: [] } } })
    await screen.findByText('Nothing has been ordered yet.')
    expect(screen.queryByRole('region', { name: 'Call the staff' })).toBeNull()
  })
})
