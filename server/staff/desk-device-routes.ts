import { addDevice, readPushKey, removeDevice } from '#desk/contract/devices.ts'
import { dropDevice, keepDevice } from '#server/alerts/staff-devices.ts'
import { staffNoteOf } from '#server/alerts/staff-notes.ts'
import { accept } from '#src/domain/verdict.ts'

import type { DeskRoutes } from './desk-answer.ts'
import type { DeskDeps } from './desk-deps.ts'
import { audited, saveChange } from './save-change.ts'

/** The devices of a member that get push messages of what waits (decision 125). */
export function deskDeviceRoutes({ read, change }: DeskRoutes, deps: Pick<DeskDeps, 'staffPush' | 'payments'>) {
  read(readPushKey, async () => ({ publicKey: await deps.staffPush.publicKey() }))

  change(addDevice, async (device, call) => {
    const { member, token, language } = call
    const { restaurantId } = member
    // A session lives by the clock of the whole service.
    const nowMs = deps.payments.clock.now()
    const saved = await saveChange(call, async (tx) => {
      await keepDevice(tx, { ...device, restaurantId, memberId: member.id, token, language, nowMs })
      const entry = { action: 'device.add', subject: member.id, before: null, after: null } as const
      return audited(entry, { isDelivered: false })
    })
    if (!saved.ok) return saved
    const ended = await deps.staffPush.send(device, staffNoteOf({ kind: 'test', number: 0, due: '', language }))
    if (ended.kind === 'gone') await dropDevice(call.db, { restaurantId, endpoint: device.endpoint })
    return accept({ ...saved.value, answer: { isDelivered: ended.kind === 'taken' } })
  })

  change(removeDevice, ({ endpoint }, call) =>
    saveChange(call, async (tx) => {
      const { restaurantId, id } = call.member
      await dropDevice(tx, { restaurantId, endpoint })
      return audited({ action: 'device.remove', subject: id, before: null, after: null })
    }),
  )
}
