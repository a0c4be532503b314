import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { demoOwner } from '#demo/restaurants/demo-staff.ts'
import { keepDevice } from '#server/alerts/staff-devices.ts'
import { mailsOf } from '#server/platform/outbox/mail-outbox.ts'
import { staffMemberWithEmail } from '#server/staff/staff-members.ts'
import { openStaffSession } from '#server/staff/staff-sessions.ts'
import { noon } from '#tests/server/support/diner.ts'
import { pushBrowser, startPushService } from '#tests/server/support/push-stand-in.ts'
import { atPrinters } from '#tests/server/tickets/at-printers.ts'
import type { TestService } from '#tests/support/service.ts'
import { openTestService } from '#tests/support/service.ts'

import { epsonPrinter } from './stand-in-epson.ts'
import { starPrinter } from './stand-in-star.ts'

let push: Awaited<ReturnType<typeof startPushService>>
let service: TestService
let at: Awaited<ReturnType<typeof atPrinters>>
beforeAll(async () => {
  push = await startPushService()
  service = await openTestService({ now: () => noon, publicUrl: 'https://desk.example', postPush: push.post })
})
afterAll(async () => {
  await service.close()
  await push.stop()
})
beforeEach(async () => {
  at = await atPrinters(service)
  push.answerWith(201)
  push.heard()
})

const mails = async () =>
  (await mailsOf(service.db, at.restaurantId)).filter(({ kind }) => kind === 'venue-printer-missing')
const after = async (ms: number) => {
  at.after(ms)
  await service.sweep()
}

describe('tickets that wait', () => {
  test('for a printer that never asked are mailed once [PRINT-09]', async () => {
    const { printer } = await at.add({ name: 'Cucina' })
    await at.askTest(printer.id)
    await after(59_000)
    expect(await mails()).toEqual([])
    await after(1000)
    await after(60_000)
    await at.askTest(printer.id)
    await after(60_000)
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ language: 'it', subject: 'Cucina: le comande non vengono stampate' })
    expect(mail?.body).toContain('12:00')
    expect(mail?.body).toContain('non si è ancora collegata')
    expect(mail?.body).toContain('https://desk.example/staff/printers')
  })

  test('are told of again once the ones before came [PRINT-09]', async () => {
    const { printer, secret } = await at.add()
    const star = starPrinter(service, secret)
    await star.workOff()
    await at.askTest(printer.id)
    await after(61_000)
    expect(await mails()).toHaveLength(1)
    expect((await mails())[0]?.body).toContain('spenta')
    await star.workOff()
    await at.askTest(printer.id)
    await after(61_000)
    expect(await mails()).toHaveLength(2)
  })

  test.each([
    ['410 Out of paper', 'la carta è finita'],
    ['420 Cover open', 'il coperchio è aperto'],
  ])('say what is wrong: %s [PRINT-09]', async (code, words) => {
    const { printer, secret } = await at.add()
    const star = starPrinter(service, secret)
    star.say(code)
    await star.work()
    await at.askTest(printer.id)
    at.after(60_000)
    await star.work()
    await after(0)
    expect((await mails()).map(({ body }) => body.includes(words))).toEqual([true])
  })

  test('are missing once one has failed, until one prints [PRINT-09]', async () => {
    const { printer, secret } = await at.add({ kind: 'epson' })
    const epson = epsonPrinter(service, secret)
    epson.fail('EPTR_REC_EMPTY')
    await at.askTest(printer.id)
    await epson.work()
    await after(0)
    expect((await mails()).map(({ body }) => body.includes('la carta è finita'))).toEqual([true])
    expect(await at.seen(printer.id)).toMatchObject({ missingSince: expect.any(String) })
    epson.fail(null)
    await at.askTest(printer.id)
    await epson.work()
    expect(await at.seen(printer.id)).toMatchObject({ missingSince: null })
  })

  test('are missing when nobody knows of one [PRINT-09]', async () => {
    const { printer, secret } = await at.add()
    const star = starPrinter(service, secret)
    await star.poll()
    await at.askTest(printer.id)
    await star.print(await star.poll())
    at.after(120_000)
    await star.poll()
    await after(0)
    expect((await mails()).map(({ body }) => body.includes('non ha detto'))).toEqual([true])
  })

  test('for a printer that works are nothing to tell [PRINT-09]', async () => {
    const { printer, secret } = await at.add()
    const star = starPrinter(service, secret)
    await at.askTest(printer.id)
    at.after(60_000)
    await star.poll()
    await after(0)
    expect(await mails()).toEqual([])
  })

  test('are told of on the devices of the staff [PRINT-09]', async () => {
    const { printer } = await at.add()
    const owner = await staffMemberWithEmail(service.db, at.restaurantId, demoOwner.email)
    const token = await openStaffSession(service.db, owner!.id, noon)
    const { p256dh, auth, read } = pushBrowser()
    const device = { endpoint: 'https://push.example/device', p256dh, auth, language: 'de', nowMs: noon } as const
    await keepDevice(service.db, { ...device, restaurantId: at.restaurantId, memberId: owner!.id, token })
    await at.askTest(printer.id)
    await after(60_000)
    await after(60_000)
    const notes = push.heard().map(({ body }) => read(body))
    expect(notes).toEqual([
      {
        kind: 'printer',
        number: printer.id,
        due: '12:00',
        title: 'Drucker: Es fehlen Bons',
        body: 'Seit 12:00 Uhr. Antippen, um den Grund zu sehen.',
        path: `/staff/printers?printer=${printer.id}`,
      },
    ])
  })
})
