import { connectedDesks } from '#server/alerts/connected-desks.ts'
import { executeDueActions } from '#server/payments/due-actions.ts'
import type { EntityName } from '#server/payments/paid-entity.ts'
import type { Job, JobKind } from '#server/platform/jobs/job-kind.ts'
import { ofProvider, recurring } from '#server/platform/jobs/job-kind.ts'
import type { NewJob } from '#server/platform/jobs/job-queue.ts'
import { addJobs } from '#server/platform/jobs/job-queue.ts'
import type { OpenDays } from '#server/slots/slot-days.ts'
import { dueAlerts } from '#src/domain/orders/alert-steps.ts'
import { answerStep } from '#src/domain/orders/answer-times.ts'

import { alertJobs, alertJobsOf } from './alert-jobs.ts'
import { pauseMissed } from './pause-missed.ts'
import type { UnansweredDeps } from './unanswered-deps.ts'
import type { Waiting } from './waiting-kind.ts'
import { kindNames, kinds, waitingOf } from './waiting-things.ts'
import { openingsOf, waitingTimes } from './waiting-times.ts'

const everyMs = 10_000
const unanswered = 'unanswered'

/**
 * What waits for its venue: it is reminded, and refused for it at last (decision 91). A job for each thing with a step that
 * is due; it judges again under the lock, so that each step is taken once, whoever looks and however late.
 */
export function unansweredJobs(deps: UnansweredDeps): readonly JobKind[] {
  async function find() {
    /** By venue: many orders may wait at one. */
    const known = new Map<string, OpenDays>()
    const isDeskThere = await connectedDesks(deps.db, deps.clock.now())
    for (const kind of kindNames) {
      const due: NewJob[] = []
      for (const waiting of await kinds[kind].all(deps.db)) {
        const { restaurantId, id, venue } = waiting
        const at = `${restaurantId}-${venue.id}`
        const openings = known.get(at) ?? (await openingsOf(deps.db, venue))
        known.set(at, openings)
        const judged = judge(deps, waiting, { openings, isDeskThere: isDeskThere(venueOf(waiting), kinds[kind].read) })
        if (judged.answer.step !== 'wait' || judged.alerts.length > 0)
          due.push({ kind: unanswered, subject: `${kind}-${id}`, restaurantId })
      }
      await addJobs(deps.db, due)
    }
  }
  return [
    recurring('find-unanswered', { everyMs, run: find }),
    { ...ofProvider, kind: unanswered, run: (job) => takeStep(deps, job) },
    ...alertJobs(deps),
  ]
}

async function takeStep(deps: UnansweredDeps, job: Job): Promise<void> {
  const { kind, key } = waitingOf(job.subject, job)
  const nowMs = deps.clock.now(key.restaurantId)
  const isDeskThere = await connectedDesks(deps.db, deps.clock.now())
  const due = await deps.db.transaction(async (tx): Promise<readonly EntityName[]> => {
    const { [kind]: waitingKind } = kinds
    const waiting = await waitingKind.lock(tx, key)
    if (!waiting) return []
    const openings = await openingsOf(tx, waiting.venue)
    const { answer, alerts, refuseAtMs } = judge(deps, waiting, {
      openings,
      isDeskThere: isDeskThere(venueOf(waiting), waitingKind.read),
    })
    if (answer.step === 'refuse') {
      const returned = await waitingKind.refuse(tx, key, nowMs)
      if (kind === 'order') await pauseMissed(tx, { venue: waiting.venue, ...deps.alerts, nowMs })
      return returned
    }
    if (alerts.length > 0) {
      await waitingKind.noteGiven(tx, key, alerts, nowMs)
      await addJobs(tx, await alertJobsOf(tx, { kind, waiting, steps: alerts, nowMs: deps.clock.now() }))
    }
    if (answer.step === 'remind') {
      const { reminders } = answer
      await waitingKind.remind(tx, key, { reminders, refuseAtMs, link: deps.deskUrl, nowMs })
    }
    return []
  })
  for (const entity of due) await executeDueActions(deps, entity)
}

type Circumstances = { readonly openings: OpenDays; readonly isDeskThere: boolean }

/** What is to be done now about something that waits, and when it is refused. */
function judge({ clock, alerts }: UnansweredDeps, waiting: Waiting, { openings, isDeskThere }: Circumstances) {
  const nowMs = clock.now(waiting.restaurantId)
  const { spans, ...times } = waitingTimes(waiting, openings)
  const rules = { pushAfterMs: alerts.pushAfterMs, callAfterMs: alerts.call?.afterMs ?? null }
  return {
    answer: answerStep(times, waiting.reminders, nowMs),
    alerts: dueAlerts({ ...waiting, isDeskThere }, rules, spans, nowMs),
    refuseAtMs: times.refuseAtMs,
  }
}

const venueOf = ({ restaurantId, venue }: Waiting) => ({ restaurantId, venueId: venue.id })
