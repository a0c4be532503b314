import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

import { orderLines } from '#server/platform/db/schema/order-tables.ts'
import type { Id } from '#src/contract/values.ts'

import { openConfirmation } from './open-confirmation.tsx'

describe('OrderContent', () => {
  test('lists a combo’s contents; variable reads as minimum price [ORD-18]', async () => {
    const { screen, user, service, orderId, settled } = await openConfirmation()
    const [line] = await service.db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
    if (!line) throw new Error('the first line is missing')
    const pick = { productId: 801, categoryId: 8, name: 'Tiramisu', quantity: 2, price: 550, total: 1100 }
    const item = { ...line.item, comboPicks: [pick] } as unknown as typeof line.item
    const look = async (comboPricing: 'fixed' | 'variable') => {
      const where = and(eq(orderLines.orderId, orderId), eq(orderLines.position, line.position))
      await service.db.update(orderLines).set({ item, comboPricing }).where(where)
      await user.click(screen.getByRole('button', { name: 'Refresh' }))
      await settled()
      return (await screen.findByText(/2 × Tiramisu/)).textContent
    }
    expect(await look('fixed')).not.toMatch(/minimum price/)
    expect(await look('variable')).toMatch(/2 × Tiramisu · minimum price$/)
  })

  test('shows delivery only where due; freed by code reads free [ORD-19, ORD-20]', async () => {
    const { screen, user, change, facts } = await openConfirmation()
    expect(facts()).not.toHaveProperty('Delivery')
    await change({
      orderType: 'delivery',
      discountCodeId: 3 as Id<'DiscountCode'>,
      discountCodeName: 'CONSEGNAGRATIS',
      discountCodeKind: 'amount',
      discountCodeValue: 0,
      isDeliveryFreedByCode: true,
    })
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await screen.findByText('CONSEGNAGRATIS')
    expect(facts()).toMatchObject({ Delivery: 'Free' })
    const code = screen.getByText('CONSEGNAGRATIS').closest('.cost-line')
    expect(code?.querySelector('dd')?.textContent).toBe('Free delivery')
  })
})
