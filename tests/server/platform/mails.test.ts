import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, expectTypeOf, test } from 'vitest'

import { keepLogo } from '#server/menu/logos.ts'
import { decideOrder } from '#server/orders/decide-order.ts'
import { jobs } from '#server/platform/db/schema/job-tables.ts'
import type { Mail } from '#server/platform/outbox/mail-outbox.ts'
import { mailsOf, sendMail } from '#server/platform/outbox/mail-outbox.ts'
import type { MailPart } from '#server/platform/outbox/mail-part.ts'
import { createOrder } from '#src/contract/order.ts'
import { reserve } from '#src/contract/reservation.ts'
import type { Id } from '#src/contract/values.ts'
import { aTable } from '#tests/server/support/a-table.ts'
import { aDiner, anOrder, clientOf, minute, noon } from '#tests/server/support/diner.ts'
import type { MailReceiver } from '#tests/server/support/mail-receiver.ts'
import { startMailReceiver } from '#tests/server/support/mail-receiver.ts'
import type { TestService } from '#tests/support/service.ts'
import { openTestService, startService } from '#tests/support/service.ts'

const publicUrl = 'https://order.example'
let receiver: MailReceiver
let service: TestService
let restaurantId: Id<'Restaurant'>
let logged: string
beforeAll(async () => {
  receiver = await startMailReceiver()
  const mail = { url: receiver.url, from: 'orders@order.example' }
  service = await openTestService({
    mail,
    publicUrl,
    now: () => noon,
    logger: (entry) => (logged += JSON.stringify(entry)),
  })
})
beforeEach(async () => {
  restaurantId = await service.newRestaurant()
  receiver.mails.length = 0
  receiver.receives('take')
  logged = ''
})
afterAll(async () => {
  await service.close()
  await receiver.close()
})

const mailJobs = () => service.db.select().from(jobs).where(eq(jobs.restaurantId, restaurantId))
const toAnna = () =>
  ({ restaurantId, recipient: 'anna@example.com', language: 'it', replyTo: null, calendar: null, nowMs: noon }) as const
const link = 'https://www.example/confirm'
const values = { restaurant: 'Da Gino & figli', name: 'Anna', email: 'anna@example.com', link }
const welcome = (more: Partial<Mail<'welcome'>> = {}) =>
  sendMail(service.db, { ...toAnna(), kind: 'welcome', values, ...more })
const reset = (more: Partial<Mail<'password-reset'>> = {}) => {
  const opening = { restaurant: 'Da Gino', name: 'Anna', link: 'https://www.example/reset' }
  return sendMail(service.db, { ...toAnna(), kind: 'password-reset', values: opening, ...more })
}

describe('a mail', () => {
  test('is sent once, in the language of the diner', async () => {
    await welcome()
    await service.sweep()
    await service.sweep()
    expect(receiver.mails).toHaveLength(1)
    const [{ from, to, subject, text, html, messageId, headers, attachments, date }] = receiver.mails as [
      (typeof receiver.mails)[number],
    ]
    expect(from?.value).toEqual([{ name: 'Trattoria da Gino', address: 'orders@order.example' }])
    expect([to].flat().map((each) => each?.text)).toEqual(['anna@example.com'])
    expect(subject).toBe('Benvenuto da Da Gino & figli')
    expect(text?.trim()).toBe(
      [
        'Ciao Anna,\nil tuo account è pronto: accedi con anna@example.com.',
        'Qui confermi, entro tre giorni, che è il tuo indirizzo:',
        link,
        'Se non ti sei registrato tu, non fare nulla.',
        'Da Gino & figli',
      ].join('\n\n'),
    )
    expect(html).toContain('<html lang="it">')
    expect(html).toContain('>Da Gino &amp; figli</p>')
    const [row] = await mailsOf(service.db, restaurantId)
    expect(messageId).toBe(`<mail-${row?.id}.${restaurantId}@order.example>`)
    expect([headers.get('auto-submitted'), date?.getTime(), attachments]).toEqual(['auto-generated', noon, []])
    expect(row?.sentAt).toEqual(new Date(noon))
    expect(await mailJobs()).toEqual([])
  })

  test('is headed by the logo once there is one [ORD-41]', async () => {
    const code = `own-${'a'.repeat(20)}`
    await service.changeRestaurant(restaurantId, { restaurant: { logoCode: code } })
    const image = async () => {
      receiver.mails.length = 0
      await welcome()
      await service.sweep()
      const [sent] = receiver.mails
      expect(sent?.text).not.toContain(code)
      return /<img [^>]*>/.exec(sent?.html || '')?.[0] ?? null
    }
    expect(await image()).toBeNull()
    const logo = sharp({ create: { width: 400, height: 100, channels: 4, background: '#000' } }).png()
    await keepLogo(service.db, restaurantId, { code, logo: await logo.toBuffer(), nowMs: noon })
    const src = `${publicUrl}/it/webservice/restaurant/get_image/${restaurantId}/${code}`
    const style = 'display:block;border:0'
    expect(await image()).toBe(`<img src="${src}" alt="Trattoria da Gino" width="192" height="48" style="${style}">`)
    expect((await service.fetch(src)).headers.get('Content-Type')).toBe('image/png')
  })

  test('is not sent when its change was undone', async () => {
    await service.db
      .transaction(async (tx) => {
        await sendMail(tx, { ...toAnna(), kind: 'welcome', values })
        tx.rollback()
      })
      .catch(() => undefined)
    await service.sweep()
    expect(receiver.mails).toEqual([])
  })

  test.each(['recipient', 'data'] as const)('refused for now at %s is sent again', async (at) => {
    receiver.receives({ code: 451, at })
    await welcome()
    await service.sweep()
    expect(await mailJobs()).toMatchObject([
      { attempts: 1, failedAt: null, lastError: expect.stringMatching(/^SMTP E\w+ 451$/) },
    ])
    receiver.receives('take')
    receiver.mails.length = 0
    await service.sweep()
    expect(receiver.mails).toHaveLength(1)
    expect(logged).not.toContain('anna@')
  })

  test.each(['recipient', 'data'] as const)('refused for ever at %s stays as failed', async (at) => {
    receiver.receives({ code: 550, at })
    await reset()
    await service.sweep()
    await service.sweep()
    expect(await mailJobs()).toMatchObject([
      { attempts: 1, failedAt: new Date(noon), lastError: expect.stringMatching(/^SMTP E\w+ 550$/) },
    ])
    expect(await mailsOf(service.db, restaurantId)).toMatchObject([{ sentAt: null, body: '', parts: [] }])
    expect(logged).toContain('job-failed')
    expect(logged).not.toContain('anna@')
  })

  test('whose reply was lost comes again with its Message-ID', async () => {
    receiver.receives('lose-reply')
    await welcome()
    await service.sweep()
    receiver.receives('take')
    await service.sweep()
    await service.sweep()
    const ids = receiver.mails.map(({ messageId }) => messageId)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })

  test('to two addresses at once goes to neither', async () => {
    await welcome({ recipient: 'anna@example.com, all@example.com' })
    await service.sweep()
    expect(receiver.mails.flatMap(({ to }) => [to].flat().flatMap((each) => each?.value ?? []))).toHaveLength(0)
  })

  test('keeps no link to a new password once sent', async () => {
    await reset()
    expect((await mailsOf(service.db, restaurantId))[0]?.body).toContain('https://www.example/reset')
    await service.sweep()
    expect(receiver.mails[0]?.html).toContain('<a href="https://www.example/reset"')
    expect(await mailsOf(service.db, restaurantId)).toMatchObject([{ body: '', parts: [] }])
  })

  test('about a new password is not sent too late', async () => {
    await reset({ nowMs: noon - 60 * minute - 1 })
    await service.sweep()
    expect(receiver.mails).toEqual([])
    expect(await mailsOf(service.db, restaurantId)).toMatchObject([{ sentAt: null, body: '', parts: [] }])
  })

  test('of a confirmed order brings it for the calendar', async () => {
    const { api } = await aDiner(service, restaurantId, { language: 'de' })
    const { id: orderId } = await api.call(createOrder, await anOrder(api), { idempotencyKey: randomUUID() })
    await decideOrder(service.db, { restaurantId, id: orderId }, { decision: 'confirmed' }, service.clock.now)
    await service.sweep()
    const mail = receiver.mails.find(({ subject }) => subject === `Bestellung ${orderId} bestätigt`)
    const file = mail?.attachments[0]
    expect(mail?.replyTo?.value).toEqual([{ name: 'Trattoria da Gino', address: 'centro@trattoria-da-gino.example' }])
    expect(file).toMatchObject({ contentType: 'text/calendar', filename: 'calendar.ics' })
    expect(file?.content.toString()).toContain('DTSTART:20260310T183000Z')
    expect(file?.content.toString()).toContain('SUMMARY:Abholung')
  })

  test('of a confirmed reservation brings it for the calendar', async () => {
    await clientOf(service, restaurantId).call(reserve, aTable, { idempotencyKey: randomUUID() })
    await service.sweep()
    const file = receiver.mails[0]?.attachments[0]?.content.toString()
    expect(file).toContain('DTSTART:20260310T190000Z')
    expect(file).toContain('SUMMARY:Table at ')
  })
})

test('what a mail says is named by its own text', () => {
  expectTypeOf<Mail<'welcome'>['values']>().toEqualTypeOf<{
    readonly restaurant: string
    readonly name: string
    readonly email: string
    readonly link: string
  }>()
  expectTypeOf<keyof Mail<'order-confirmed'>['values']>().toEqualTypeOf<
    'order' | 'name' | 'venue' | 'phone' | 'expected' | 'content'
  >()
  expectTypeOf<Mail<'order-confirmed'>['values']['content']>().toEqualTypeOf<readonly MailPart[]>()
})

test('without a mail server mails stay in the outbox', async () => {
  const without = await startService({ now: noon })
  const at = await without.newRestaurant()
  await sendMail(without.db, { ...toAnna(), restaurantId: at, kind: 'welcome', values })
  await without.sweep()
  expect(await mailsOf(without.db, at)).toMatchObject([{ sentAt: null }])
  expect(await without.db.select().from(jobs).where(eq(jobs.restaurantId, at))).toEqual([])
})
