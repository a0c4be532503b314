import { describe, expect, test } from 'vitest'

import type { Order } from '#src/contract/placed-order.ts'
import { id, moment } from '#tests/support/builders.ts'

import { anOrderOfToday, openOrders } from './open-orders.tsx'

/** The detail of one order. */
async function openDetail(fields: Partial<Order>) {
  const order = anOrderOfToday(fields)
  const opened = await openOrders(`/ordine/dettaglio/${order.id}`, [order])
  await opened.screen.findByRole('region', { name: 'Your order' })
  return opened
}

const slot = { slotStart: moment('2026-11-20 19:30:00'), slotEnd: moment('2026-11-20 19:45:00') }
const address = { street: 'Via Garibaldi', houseNumber: '8', town: 'Torino', postcode: '10122', province: 'TO' }
const venueAddress = 'Trattoria da Gino San Salvario, Via Saluzzo 44, Torino'

describe('OrderContent', () => {
  test('shows a delivery with slot end, address, doorbell, note [ORD-09, ORD-11]', async () => {
    const { facts, screen } = await openDetail({
      ...slot,
      ...address,
      orderType: 'delivery',
      doorbell: 'Rossi',
      addressNote: 'Third floor',
    })
    expect(facts()).toMatchObject({
      Delivery: 'Friday 20 November, 19:30–19:45',
      Where: 'Via Garibaldi 8, 10122 Torino (TO)',
      Doorbell: 'Rossi',
      'Note for the courier': 'Third floor',
    })
    expect(screen.getByText('Arriving')).toBeTruthy()
  })

  test('uses the restaurant’s name for DIL, with the point [ORD-09, ORD-11]', async () => {
    const servicePoint = { name: 'Pier 4', deliveryPointLabel: 'Berth', typeLabel: 'To the boat' }
    const { facts } = await openDetail({ ...slot, orderType: 'dil', servicePoint, deliveryPoint: '27' })
    expect(facts()).toMatchObject({ 'To the boat': 'Friday 20 November, 19:30–19:45', Where: 'Pier 4', Berth: '27' })
    expect(facts()).not.toHaveProperty('Delivery to a service point')
  })

  test.each([
    ['takeAway', 'Take-away', 'Ready'],
    ['eatIn', 'Eat at the restaurant', 'We expect you'],
  ] as const)('shows %s at the venue, without slot end [ORD-09, ORD-11]', async (orderType, name, label) => {
    const { facts, screen } = await openDetail({ ...slot, orderType })
    expect(facts()).toMatchObject({ [name]: 'Friday 20 November, 19:30', Where: venueAddress })
    expect(screen.getByText(label)).toBeTruthy()
  })

  test('shows table and venue, never the running slot [ORD-46]', async () => {
    const { facts, screen } = await openDetail({ ...slot, orderType: 'table', tableName: '12' })
    expect(facts()).toMatchObject({ 'Order at the table': 'Friday 20 November', Where: venueAddress })
    const seat = screen.getByText('Table 12').closest('.time')
    expect(seat?.textContent).toBe('Table 12 Trattoria da Gino San Salvario')
    expect(screen.queryByText(/19:30/)).toBeNull()
  })

  test('shows people, table, soonest and expected time if set [ORD-10]', async () => {
    const expected = { from: moment('2026-11-20 20:00:00'), to: moment('2026-11-20 20:15:00') }
    const set = await openDetail({ orderType: 'table', people: 4, tableName: '12', asSoonAsPossible: true, expected })
    expect(set.facts()).toMatchObject({
      People: '4',
      Table: '12',
      'As soon as possible': 'Yes',
      Expected: '20:00–20:15',
    })
    expect(set.screen.getByText('today').parentElement?.textContent).toBe('today 20:00–20:15instead of 19:00')
    set.unmount()
    const { facts } = await openDetail({})
    for (const name of ['People', 'Table', 'As soon as possible', 'Expected', 'Doorbell', 'Courier', 'Invoice'])
      expect(facts()).not.toHaveProperty(name)
  })

  test('shows a courier’s phone and known states only [ORD-12]', async () => {
    const courier = { courierName: 'Luca', courierPhone: '+39 333 1', courierStatus: 'almost_delivering' }
    const order = { ...slot, ...address, ...courier, orderType: 'delivery', status: 'confirmed' } as const
    const { facts, screen, serve, user } = await openDetail({ ...order, courierCompany: 'PonyU' })
    expect(facts().Courier).toBe('Luca · +39 333 1 · On delivery')
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: '+39 333 1' }).href).toBe('tel:+393331')
    serve(anOrderOfToday({ ...order, courierCompany: 'PonyU', courierPhone: null, courierStatus: 'lost' }))
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await screen.findByText('Luca')
    expect(facts().Courier).toBe('Luca')
    serve(anOrderOfToday({ ...order, courierCompany: null }))
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await expect.poll(() => facts()).not.toHaveProperty('Courier')
  })

  test('shows whom the invoice is for when there is one [ORD-15]', async () => {
    const { facts } = await openDetail({
      wantsInvoice: true,
      invoiceKind: 'company',
      invoiceCompanyName: 'Rossi srl',
      invoiceVatNumber: 'IT01234567890',
      invoiceTaxCode: '01234567890',
      invoiceStreet: 'Corso Francia',
      invoiceHouseNumber: '1',
      invoicePostcode: '10138',
      invoiceTown: 'Torino',
      invoiceProvince: 'TO',
      invoiceCountry: 'IT',
      invoiceRecipientCode: 'ABC1234',
      invoiceCertifiedEmail: 'rossi@pec.it',
    })
    expect(facts().Invoice).toBe(
      [
        'Company',
        'Rossi srl',
        'VAT number: IT01234567890',
        'Tax code: 01234567890',
        'Corso Francia 1, 10138 Torino (TO), IT',
        'Recipient code (SDI): ABC1234',
        'Certified e-mail (PEC): rossi@pec.it',
      ].join(''),
    )
  })

  test('first instructs a waiting cash table order [ORD-24, ORD-46]', async () => {
    const order = {
      orderType: 'table',
      tableName: '12',
      tableInstructions: 'Pay at the counter\nand say your table',
    } as const
    const { screen, serve, user } = await openDetail(order)
    const instructions = screen.getByText(/^Pay at the counter/)
    expect(instructions.textContent).toBe(order.tableInstructions)
    const state = instructions.closest('section')
    expect(state?.textContent).toMatch(/^At the tablePay at the counter/)
    serve(anOrderOfToday({ ...order, status: 'confirmed' }))
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await screen.findByText(/has confirmed your order/)
    expect(screen.queryByText(/^Pay at the counter/)).toBeNull()
  })

  test.each([
    ['pending', 'Waiting for confirmation'],
    ['paid', 'Paid'],
    ['failed', 'Failed'],
    [null, 'N/A'],
  ] as const)('shows the state of an online payment: %s is "%s" [ORD-14, ORD-29]', async (paymentStatus, text) => {
    const { facts } = await openDetail({ paymentMode: 'card', paymentStatus })
    expect(facts()['Payment status']).toBe(text)
  })

  test('shows the venue’s wall-clock time in any zone', async () => {
    // In London clocks go back at the same moment, in New York a week later: neither may shift the venue's time.
    const { facts } = await openDetail({
      ...address,
      orderType: 'delivery',
      slotStart: moment('2026-10-25 02:30:00'),
      slotEnd: moment('2026-10-25 03:00:00'),
      venueId: id(12),
    })
    expect(facts().Delivery).toBe('Sunday 25 October, 02:30–03:00')
  })
})
