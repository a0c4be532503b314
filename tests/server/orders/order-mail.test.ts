import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'

import { changeExpected } from '#server/orders/change-delivery.ts'
import { decideOrder } from '#server/orders/decide-order.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import { mailHtml } from '#server/platform/outbox/mail-html.ts'
import { mailLogo } from '#server/platform/outbox/mail-logo.ts'
import { mailsOf } from '#server/platform/outbox/mail-outbox.ts'
import { typedInMail } from '#server/platform/texts/typed-in-mail.ts'
import { createOrder } from '#src/contract/order.ts'
import type { Id } from '#src/contract/values.ts'
import { cents } from '#src/domain/money.ts'
import { aCounter, anOrder, clientOf, noon, tiramisu } from '#tests/server/support/diner.ts'
import { aGuest, orderSamples, savedAddress } from '#tests/server/support/order-samples.ts'
import { id, moment } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

const centro = { deliveryCityId: id<'DeliveryCity'>(201), deliveryZoneId: id<'DeliveryZone'>(1) }
const lastMail = async (restaurantId: Id<'Restaurant'>) => (await mailsOf(service.db, restaurantId))[0]
const htmlOf = (mail: Awaited<ReturnType<typeof lastMail>>) => {
  const look = {
    language: 'en',
    restaurant: 'Gino',
    colour: null,
    logo: null,
    subject: '',
    siteOrigin: 'https://x.example',
  } as const
  return mailHtml({ ...look, parts: mail?.parts ?? [] })
}

describe('the mail of an order', () => {
  test('confirmed says what the desk expects, as its calendar does [ORD-38]', async () => {
    const { diner, restaurantId } = await aCounter(service, { like: 2 })
    const deliveryAddress = await savedAddress(service, { ...diner, restaurantId }, 21, centro)
    const { id: orderId } = await diner.api.call(
      createOrder,
      await anOrder(diner.api, { ...orderSamples.toZone, deliveryAddress }),
    )
    const key = { restaurantId, id: orderId }
    const to = { from: moment('2026-03-10 20:10:00'), to: moment('2026-03-10 20:25:00') }
    await changeExpected(service.db, key, { to, nowMs: service.clock.now })
    await decideOrder(service.db, key, { decision: 'confirmed' }, service.clock.now)
    const mail = await lastMail(restaurantId)
    expect(mail?.body).toContain('We bring it on Tuesday 10 March 2026 between 20:10 and 20:25: Via Po 12, ')
    expect(mail?.body).toContain('Time you chose: Tuesday 10 March 2026, 19:30–19:45')
    expect(mail?.calendar).toContain('DTSTART:20260310T191000Z')
    expect(mail?.calendar).toContain('DTEND:20260310T192500Z')
    expect(mail?.calendar).toContain('LOCATION:Via Po 12')
  })

  test.each(['refused', 'cancelled'] as const)('that is %s says that nothing is owed [ORD-37]', async (decision) => {
    const { diner, restaurantId } = await aCounter(service)
    const { id: orderId } = await diner.api.call(createOrder, await anOrder(diner.api))
    await decideOrder(service.db, { restaurantId, id: orderId }, { decision }, service.clock.now)
    const mail = await lastMail(restaurantId)
    expect(mail).toMatchObject({ kind: `order-${decision}`, body: expect.stringContaining('You owe nothing.') })
    expect(mail?.body).toContain('Total: 5,50\u00a0€')
    expect(mail?.body).not.toContain('Left to pay')
  })

  test.each([
    ['a customer', null, '/ordine/dettaglio/'],
    ['a guest', { ...aGuest, email: 'luca@example.com' }, '/ordine/riepilogo/'],
  ])('leads %s to its page, without a token [ORD-39]', async (_who, guest, route) => {
    const restaurant = { guestOrderTypes: ['takeAway'], siteUrl: 'https://gino.example/menu?x=1#y' } as const
    const { diner, restaurantId } = await aCounter(service, {
      restaurant: { ...restaurant, guestOrderTypes: [...restaurant.guestOrderTypes] },
    })
    const api = guest ? clientOf(service, restaurantId) : diner.api
    const { id: orderId, token } = await api.call(createOrder, await anOrder(api, { guest }))
    const mail = await lastMail(restaurantId)
    const [link] = mail?.parts.filter(({ kind }) => kind === 'link') ?? []
    const href = `https://gino.example/menu?x=1&ordering_route=${encodeURIComponent(`${route}${orderId}`)}#y`
    expect(link).toEqual({ kind: 'link', label: 'See the order', href })
    expect(`${mail?.body} ${htmlOf(mail)}`).not.toContain(token ?? 'token=')
  })

  test('says what the seller is, and the price of all [ORD-37]', async () => {
    const { diner, restaurantId } = await aCounter(service, { venue: { companyName: 'Gino S.r.l.', vatNumber: '123' } })
    await diner.api.call(createOrder, await anOrder(diner.api, { dishes: [{ id: tiramisu, quantity: 2 }] }))
    const lines = (await lastMail(restaurantId))?.body.split('\n') ?? []
    expect(lines).toContain('2 × Tiramisu: 11,00\u00a0€')
    expect(lines).toContain('Left to pay: 11,00\u00a0€ (cash when you collect it)')
    expect(lines.find((line) => line.startsWith('Gino S.r.l., '))).toMatch(/ · VAT number 123$/)
  })
})

describe('what a diner types', () => {
  test.each([
    ['see https://evil.example/x', 'see https: evil. example/x'],
    ['www.evil.com', 'www. evil. com'],
    ['one\r\nBcc: all@evil.com', 'one Bcc: all@evil. com'],
    ['a\u202Egnp.exe', 'a gnp. exe'],
    ['1.5 kg, 10.30 h, S.r.l.', '1.5 kg, 10.30 h, S.r.l.'],
    ['भारत.भारत और 中文。公司', 'भारत. भारत और 中文。 公司'],
    ['👩‍👩‍👧 ciao', '👩‍👩‍👧 ciao'],
  ])('%s stays readable and is no link [ORD-37]', (typed, shown) => {
    expect(typedInMail(typed)).toBe(shown)
  })

  test('is never markup or a link in a mail [ORD-37]', async () => {
    const { diner, restaurantId } = await aCounter(service)
    const hostile = '<img src=x onerror=alert(1)>\nhttps://evil.example/'
    const wish = await anOrder(diner.api, { fields: { customerNotes: hostile } })
    const lines = wish.lines.map((line) => ({ ...line, item: { ...line.item, note: hostile } }))
    await diner.api.call(createOrder, { ...wish, lines })
    const mail = await lastMail(restaurantId)
    const html = htmlOf(mail)
    expect(html).not.toMatch(/<img|evil\.example/)
    expect(html.match(/<a /g)).toHaveLength(1)
    expect(mail?.body).not.toContain('evil.example')
    expect(mail?.body).toContain('“<img src=x onerror=alert(1)> https: evil. example/”')
  })

  test('stands in no header of a mail [ORD-37]', async () => {
    const { diner, restaurantId } = await aCounter(service)
    const guest = { ...aGuest, firstName: 'Luca\r\nBcc: all@evil.example', email: 'luca@example.com' }
    await service.changeRestaurant(restaurantId, { restaurant: { guestOrderTypes: ['takeAway'] } })
    const api = clientOf(service, restaurantId)
    await api.call(createOrder, await anOrder(api, { guest })).catch(() => diner)
    for (const { subject, recipient } of await mailsOf(service.db, restaurantId))
      expect(`${subject}${recipient}`).not.toMatch(/[\r\n]/)
  })
})

test('the HTML form takes no text or colour as markup', () => {
  const html = mailHtml({
    language: 'it',
    restaurant: '<b>Gino</b>',
    colour: 'red;background:url(https://x.example)',
    logo: null,
    subject: '</title><script>',
    siteOrigin: 'https://www.example',
    parts: [
      { kind: 'text', text: '<img src=x>\nhttps://www.example/no-link' },
      { kind: 'items', items: [{ name: '<img>', details: ['<img>'], amount: '<img>' }] },
      { kind: 'sums', sums: [{ name: '<img>', note: '<img>', amount: '<img>', isStrong: true }] },
      { kind: 'facts', facts: [['<img>', '<img>']] },
      { kind: 'small', text: '<img>' },
      { kind: 'link', label: null, href: '/?a=1&b="2"' },
    ],
  })
  expect(html).not.toMatch(/<b>|<script|<img|x\.example/)
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).toContain('href="https://www.example/?a=1&amp;b=%222%22"')
  expect(html.match(/<table(?! role="presentation")/g)).toBeNull()
})

describe('the desk', () => {
  test('shows the e-mail address of a guest [ORD-40]', async () => {
    const { restaurantId } = await aCounter(service, { restaurant: { guestOrderTypes: ['takeAway'] } })
    const api = clientOf(service, restaurantId)
    await api.call(createOrder, await anOrder(api, { guest: { ...aGuest, email: 'luca@example.com' } }))
    const { orders: listed } = await deskOf(service, restaurantId).read<{ orders: object[] }>('orders')
    expect(listed[0]).toMatchObject({ isGuest: true, customer: { email: 'luca@example.com' } })
  })

  test.each([
    ['in cash', { paymentMode: 'cash', paymentStatus: null }, 550],
    ['paid by card', { paymentMode: 'card', paymentStatus: 'paid' }, 0],
    ['cancelled', { status: 'cancelled' }, 0],
  ] as const)('is told what to collect for an order %s [ORD-40]', async (_how, fields, due) => {
    const { place, restaurantId } = await aCounter(service, {
      venue: { companyName: 'Gino S.r.l.', vatNumber: '123' },
    })
    const { id: orderId } = await place()
    await service.db.update(orders).set(fields).where(eq(orders.id, orderId))
    const { orders: listed } = await deskOf(service, restaurantId).read<{ orders: object[] }>('orders')
    expect(listed[0]).toMatchObject({
      totalCents: cents(550),
      dueCents: due,
      seller: { name: 'Gino S.r.l.', vatNumber: '123' },
    })
  })
})

test.each([
  [1600, 200, 240, 30],
  [300, 900, 16, 48],
  [40, 20, 40, 20],
])('mails a %i × %i logo as %i × %i [ORD-41]', async (width, height, shownWidth, shownHeight) => {
  const content = await sharp({ create: { width, height, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  const place = { restaurantId: id<'Restaurant'>(7), language: 'de', publicUrl: 'https://order.example' } as const
  expect(mailLogo({ code: 'own-1', content }, place)).toEqual({
    address: 'https://order.example/de/webservice/restaurant/get_image/7/own-1',
    width: shownWidth,
    height: shownHeight,
  })
  expect(mailLogo({ code: 'own-1', content }, { ...place, publicUrl: undefined })).toBeNull()
})

test('the HTML form takes no logo as markup [ORD-41]', () => {
  const look = { language: 'it', colour: null, subject: '', parts: [], siteOrigin: 'https://www.example' } as const
  const logo = { address: 'https://x.example/"onerror="alert(1)', width: 48, height: 48 }
  const html = mailHtml({ ...look, restaurant: '"><script>', logo })
  expect(html).not.toMatch(/"onerror|<script/)
  expect(html).toContain('background:#ffffff')
})
