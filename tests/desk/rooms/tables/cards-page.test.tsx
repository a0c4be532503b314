import { within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'

import { passwordHash } from '#demo/trials/create-customer.ts'
import { addStaffMember } from '#server/staff/staff-members.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})

const page = { restaurant: { siteUrl: 'https://stella.example/ordina' } }

async function openPage({ path = '/tables/codes', like = 2 as 1 | 2, changes = page as object } = {}) {
  const restaurantId = await service.newRestaurant({ like, ...changes })
  const desk = await renderDesk(path, { service, restaurantId })
  const codes = () => desk.screen.findAllByRole('img', { name: /^QR code of table/ })
  return { ...desk, restaurantId, codes }
}

describe('the cards of the tables', () => {
  test('are reached from the room and shown before printing [SET-32]', async () => {
    const { screen, user, codes, expectAccessible } = await openPage({ path: '/tables' })
    await user.click(screen.getByRole('link', { name: 'Print QR codes' }))
    expect(await codes()).toHaveLength(8)
    expect(document.activeElement?.textContent).toBe('QR codes of the tables')
    screen.getByText('1 page A4')
    const [first] = within(screen.getByRole('region', { name: 'Preview' })).getAllByRole('listitem')
    const card = within(first!)
    card.getByText('Pizzeria Stella')
    expect(card.getByText('Tavolo 1').lang).toBe('it')
    card.getByText('Inquadra, ordina, paga')
    card.getByText(/^https:\/\/stella\.example\/ordina\?ordering_route=%2Fordine&identificativo=stella-1-/)
    await expectAccessible()
  })

  test('are those of the chosen tables and size [SET-32]', async () => {
    const { screen, user, codes, expectAccessible } = await openPage()
    await user.click(screen.getByLabelText('Large'))
    await screen.findByText('2 pages A4')
    await user.click(screen.getByLabelText('Some tables'))
    screen.getByText('Choose a table first.')
    const print = screen.getByRole<HTMLButtonElement>('button', { name: 'Print' })
    expect(print.disabled || print.getAttribute('aria-disabled') === 'true').toBe(true)
    for (const name of ['Table 3', 'Table 5', 'Table 7']) await user.click(screen.getByLabelText(name))
    await user.click(screen.getByLabelText('Table 5'))
    expect((await codes()).map((code) => code.getAttribute('aria-label'))).toEqual([
      'QR code of table 3',
      'QR code of table 7',
    ])
    await expectAccessible()
  })

  test('wait for the address of the page [SET-34]', async () => {
    const { screen, user, expectAccessible } = await openPage({ changes: { restaurant: { siteUrl: null } } })
    screen.getByText(/nobody has written its address yet/)
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
    await expectAccessible()
    await user.click(screen.getByRole('link', { name: 'Write it under Set-up' }))
    expect(await screen.findByLabelText('Page that will show the menu')).toBeTruthy()
  })

  test('leave the address to owners [SET-34] [SET-35]', async () => {
    const restaurantId = await service.newRestaurant({ like: 2, restaurant: { siteUrl: null } })
    const email = 'manager@example.com'
    const row = { restaurantId, email, name: 'Mara', role: 'manager', venueId: null, passwordHash } as const
    await addStaffMember(service.db, { ...row, createdAt: new Date() })
    const { screen } = await renderDesk('/tables/codes', { service, restaurantId, email })
    screen.getByText(/An owner does it under “Set-up”/)
    expect(screen.queryByRole('link', { name: 'Write it under Set-up' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Set-up' })).toBeNull()
  })

  test('are none where there are no tables', async () => {
    const { screen } = await openPage({ like: 1 })
    expect(screen.getByText('There are no tables yet.')).toBeTruthy()
  })
})
