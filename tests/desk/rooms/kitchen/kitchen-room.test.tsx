import { within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'

import { aCounter, noon } from '#tests/server/support/diner.ts'
import { moment } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

/** A kitchen at noon with two confirmed orders for this evening, the later one with a note, and one that waits. */
async function openKitchen() {
  const counter = await aCounter(service)
  const { restaurantId } = counter
  const desk = deskOf(service, restaurantId)
  const notes = 'Allergic to nuts'
  const later = await counter.place({ slotStart: moment('2026-03-10 20:00:00'), fields: { customerNotes: notes } })
  const sooner = await counter.place({ dishes: [{ id: 801, quantity: 2 }, { id: 101 }] })
  for (const { id } of [later, sooner]) await desk.post(`orders/${id}/confirm`)
  await counter.place()
  const view = await renderDesk('/kitchen', { service, restaurantId, nowMs: noon })
  await view.screen.findByText('Together')
  const card = (order: { id: number }) => {
    const title = view.screen.getByRole('heading', { name: `Order ${order.id}` })
    return title.closest<HTMLElement>('.desk-kitchen-card')!
  }
  return { ...view, later, sooner, card, notes }
}

describe('the kitchen', () => {
  test('shows confirmed orders by due time, without money [VENUE-50]', async () => {
    const { screen, sooner, later, card, notes, expectAccessible } = await openKitchen()
    const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)
    expect(titles).toEqual(['Together', `Order ${sooner.id}`, `Order ${later.id}`])
    expect(card(later).textContent).toMatch(new RegExp(`^20:00.*${notes}.*1 ×`))
    screen.getByText('1 order waits for an answer and is not here yet.')
    expect(document.querySelector('main')?.textContent).not.toMatch(/€|\+39|\d,\d\d/)
    await expectAccessible()
  })

  test('equal dishes of several orders are ticked together [VENUE-50]', async () => {
    const { screen, user, sooner, later, card } = await openKitchen()
    const together = screen.getByRole('region', { name: 'Together' })
    expect(together.textContent).toContain(`#${sooner.id}, #${later.id}`)
    const box = within(together).getByRole('checkbox')
    expect(box.closest('label')?.textContent).toContain('3 ×')
    box.focus()
    await user.keyboard(' ')
    expect(screen.queryByText('Together')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Kitchen', level: 1 }))
    within(card(later)).getByText('All done here')
    const [first, second] = within(card(sooner)).getAllByRole<HTMLInputElement>('checkbox')
    expect([first?.checked, second?.checked]).toEqual([true, false])
    await user.click(second!)
    within(card(sooner)).getByText('All done here')
  })

  test('a station shows its categories only [VENUE-50]', async () => {
    const { screen, user, sooner, card, kept, desk, later } = await openKitchen()
    await user.click(screen.getByText('Station'))
    const group = screen.getByRole('group', { name: 'Categories of this station' })
    const [starters] = within(group).getAllByRole('button')
    await user.click(starters!)
    expect(screen.queryByRole('heading', { name: `Order ${later.id}` })).toBeNull()
    expect(within(card(sooner)).getAllByRole('checkbox')).toHaveLength(1)
    within(card(sooner)).getByText('2 pieces are made at other stations.')
    expect(kept.get('comanda-desk-kitchen-station')).toBe('1')
    await desk.refresh()
    await user.click(screen.getByRole('button', { name: 'All dishes' }))
    screen.getByRole('heading', { name: `Order ${later.id}` })
  })

  test('what was cooked stays on the screen offline', async () => {
    const { screen, setOffline, tell, settled, later } = await openKitchen()
    setOffline(true)
    tell()
    await settled()
    expect(screen.queryByRole('heading', { name: `Order ${later.id}` })).not.toBeNull()
  })

  test('an empty kitchen says what comes', async () => {
    const { restaurantId } = await aCounter(service)
    const { screen, expectAccessible } = await renderDesk('/kitchen', { service, restaurantId, nowMs: noon })
    expect(await screen.findByText('Nothing to cook now. Confirmed orders of today appear here.')).not.toBeNull()
    await expectAccessible()
  })
})
