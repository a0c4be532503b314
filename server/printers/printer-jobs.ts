import { readPrinters } from '#desk/contract/printers.ts'
import { deviceOf, devicesAt, dropDevice } from '#server/alerts/staff-devices.ts'
import { staffNoteOf } from '#server/alerts/staff-notes.ts'
import type { StaffPush } from '#server/alerts/staff-push.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Job, JobEnd, JobKind } from '#server/platform/jobs/job-kind.ts'
import { ofProvider, recurring, restaurantOf } from '#server/platform/jobs/job-kind.ts'
import { addJobs } from '#server/platform/jobs/job-queue.ts'
import type { Clock } from '#server/platform/service-clock.ts'
import { lapseTickets } from '#server/tickets/hand-over.ts'
import { waitingTickets } from '#server/tickets/listed-tickets.ts'
import type { PrinterKey } from '#server/tickets/printers.ts'
import { lockPrinter, printerRow, printersToTellOf, setTold } from '#server/tickets/printers.ts'
import { venueRow } from '#server/venues/venue-queries.ts'
import type { Id } from '#src/contract/values.ts'
import { wallClock } from '#src/domain/time/wall-clock.ts'

import { mailTrouble } from './mail-trouble.ts'
import type { PrinterTrouble } from './printer-trouble.ts'
import { troubleOf } from './printer-trouble.ts'

type PrinterJobsDeps = {
  readonly db: Database
  readonly clock: Clock
  readonly staffPush: StaffPush
  /** Address of the desk. */
  readonly deskUrl: string
}

const everyMs = 10_000
const printerPush = 'printer-push'
/** About half an hour of attempts: later somebody has seen it. */
const attempts = 6

/** What is done about printers that say nothing: their tickets end, and venues hear of those that are missing [PRINT-04] [PRINT-09]. */
export function printerJobs(deps: PrinterJobsDeps): readonly JobKind[] {
  const { db, clock } = deps
  async function look() {
    await lapseTickets(db, clock.now)
    for (const { restaurantId, printerId } of await waitingTickets(db))
      await tell(deps, { restaurantId, id: printerId })
    for (const key of await printersToTellOf(db)) await tell(deps, key)
  }
  return [
    recurring('watch-printers', { everyMs, run: look }),
    { ...ofProvider, kind: printerPush, attempts, run: (job) => push(deps, job) },
  ]
}

/** Tells the venue once that tickets of a printer are missing, by mail and on the devices of its staff. */
async function tell({ db, clock, deskUrl }: PrinterJobsDeps, key: PrinterKey): Promise<void> {
  const nowMs = clock.now(key.restaurantId)
  await db.transaction(async (tx) => {
    const printer = await lockPrinter(tx, key)
    if (!printer || printer.toldAt !== null) return
    const trouble = await troubleOf(tx, printer, nowMs)
    const venue = trouble && (await venueRow(tx, key.restaurantId, printer.venueId))
    if (!venue) return
    await setTold(tx, printer, new Date(nowMs))
    await mailTrouble(tx, { ...trouble, venue, link: `${deskUrl}/printers`, nowMs })
    // A session lives by the clock of the whole service.
    const asked = { restaurantId: key.restaurantId, venueId: venue.id, call: readPrinters, nowMs: clock.now() }
    const devices = await devicesAt(tx, asked)
    const { restaurantId } = key
    await addJobs(
      tx,
      devices.map((device) => ({ kind: printerPush, subject: `${key.id}-${device.id}`, restaurantId })),
    )
  })
}

/** Sends one of these notes; nothing once the tickets have come. */
async function push({ db, clock, staffPush }: PrinterJobsDeps, job: Job): Promise<JobEnd | void> {
  const restaurantId = restaurantOf(job)
  const [id, deviceId] = job.subject.split('-').map(Number)
  const device = await deviceOf(db, { restaurantId, id: deviceId ?? 0 })
  const printer = await printerRow(db, { restaurantId, id: id as Id<'Printer'> })
  const trouble = printer && (await troubleOf(db, printer, clock.now(restaurantId)))
  if (!trouble || !device) return
  const due = await clockOf(db, trouble)
  const note = staffNoteOf({ kind: 'printer', number: trouble.printer.id, due, language: device.language })
  const ended = await staffPush.send(device, note)
  if (ended.kind === 'gone') return dropDevice(db, device)
  if (ended.kind === 'refused-for-now') return { end: 'retry', afterMs: null, reason: ended.reason }
  if (ended.kind === 'refused') return { end: 'failed', reason: ended.reason }
}

async function clockOf(db: Database, { printer, since }: PrinterTrouble): Promise<string> {
  const venue = await venueRow(db, printer.restaurantId, printer.venueId)
  return wallClock(since.getTime(), venue?.timeZone ?? 'UTC').slice(11, 16)
}
