import { callWebhook } from '#server/alerts/call-webhook.ts'
import { deviceOf, devicesAt, dropDevice } from '#server/alerts/staff-devices.ts'
import { staffNoteOf } from '#server/alerts/staff-notes.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Job, JobEnd, JobKind } from '#server/platform/jobs/job-kind.ts'
import { ofProvider } from '#server/platform/jobs/job-kind.ts'
import type { NewJob } from '#server/platform/jobs/job-queue.ts'
import type { AlertStep } from '#src/domain/orders/alert-steps.ts'
import { wallClock } from '#src/domain/time/wall-clock.ts'

import type { UnansweredDeps } from './unanswered-deps.ts'
import type { Waiting } from './waiting-kind.ts'
import type { KindName } from './waiting-things.ts'
import { kinds, waitingOf } from './waiting-things.ts'
import { openingsOf, waitingTimes } from './waiting-times.ts'

const venueCall = 'venue-call'
const staffNote = 'staff-push'

/** About half an hour of attempts: later the order is refused. */
const attempts = 6

type Alert = {
  readonly kind: KindName
  readonly waiting: Waiting
  readonly steps: readonly AlertStep[]
  /** By the clock of the sessions. */
  readonly nowMs: number
}

/** The jobs that give these alerts, to be added in the transaction that notes them: one for each device and the webhook. */
export async function alertJobsOf(tx: Database, { kind, waiting, steps, nowMs }: Alert): Promise<readonly NewJob[]> {
  const { restaurantId, id, venue } = waiting
  const subject = `${kind}-${id}`
  const { read: call } = kinds[kind]
  const devices = steps.includes('push') ? await devicesAt(tx, { restaurantId, venueId: venue.id, call, nowMs }) : []
  return [
    ...devices.map((device) => ({ kind: staffNote, subject: `${subject}-${device.id}`, restaurantId })),
    ...(steps.includes('call') ? [{ kind: venueCall, subject, restaurantId }] : []),
  ]
}

/** What gives alerts about something that waits: nothing once it is answered. */
export function alertJobs(deps: UnansweredDeps): readonly JobKind[] {
  const { db, clock, alerts, deskUrl } = deps

  async function call(job: Job): Promise<JobEnd | void> {
    const { kind, key } = waitingOf(job.subject, job)
    const waiting = await db.transaction((tx) => kinds[kind].lock(tx, key))
    if (!waiting || !alerts.call) return
    const { venue, slotStartMs } = waiting
    const { refuseAtMs } = waitingTimes(waiting, await openingsOf(db, venue))
    const said = {
      kind,
      number: key.id,
      restaurant: key.restaurantId,
      venue: { id: venue.id, name: venue.name, phone: venue.phone || null },
      due: new Date(slotStartMs).toISOString(),
      refusedAt: Number.isFinite(refuseAtMs) ? new Date(refuseAtMs).toISOString() : null,
      desk: deskUrl,
    }
    const ended = await callWebhook(alerts.call, said, clock.now(key.restaurantId))
    if (ended.kind === 'refused-for-now') return { end: 'retry', afterMs: null, reason: ended.reason }
  }

  async function push(job: Job): Promise<JobEnd | void> {
    const { kind, key } = waitingOf(job.subject, job)
    const device = await deviceOf(db, { ...key, id: Number(job.subject.split('-')[2]) })
    const waiting = await db.transaction((tx) => kinds[kind].lock(tx, key))
    if (!waiting || !device) return
    const due = wallClock(waiting.slotStartMs, waiting.venue.timeZone).slice(11, 16)
    const ended = await deps.staffPush.send(
      device,
      staffNoteOf({ kind, number: key.id, due, language: device.language }),
    )
    if (ended.kind === 'gone') return dropDevice(db, device)
    if (ended.kind === 'refused-for-now') return { end: 'retry', afterMs: null, reason: ended.reason }
    if (ended.kind === 'refused') return { end: 'failed', reason: ended.reason }
  }
  return [
    { ...ofProvider, kind: staffNote, attempts, run: push },
    { ...ofProvider, kind: venueCall, attempts, run: call },
  ]
}
