import { executeDueActions } from '#server/payments/due-actions.ts'
import type { EntityName } from '#server/payments/paid-entity.ts'
import type { PaymentDeps } from '#server/payments/payment-deps.ts'
import type { Job, JobKind } from '#server/platform/jobs/job-kind.ts'
import { ofProvider, recurring } from '#server/platform/jobs/job-kind.ts'
import type { NewJob } from '#server/platform/jobs/job-queue.ts'
import { addJobs } from '#server/platform/jobs/job-queue.ts'
import type { OpenDays } from '#server/slots/slot-days.ts'
import { openDays } from '#server/slots/slot-queries.ts'
import type { LocalDate } from '#src/contract/values.ts'
import type { AnswerTimes } from '#src/domain/orders/answer-times.ts'
import { answerStep, answerTimes } from '#src/domain/orders/answer-times.ts'
import { openSpans } from '#src/domain/venues/open-time.ts'

import type { Waiting, WaitingKey } from './waiting-kind.ts'
import { waitingOrders } from './waiting-orders.ts'
import { waitingReservations } from './waiting-reservations.ts'

const everyMs = 10_000
const allDays = { first: '2000-01-01' as LocalDate, last: '9999-12-31' as LocalDate }
const unanswered = 'unanswered'
const kinds = { order: waitingOrders, reservation: waitingReservations } as const
type KindName = keyof typeof kinds
const kindNames = Object.keys(kinds) as KindName[]

type UnansweredDeps = PaymentDeps & { /** Address of the desk. */ readonly deskUrl: string }

/**
 * What waits for its venue: it is reminded, and refused for it at last (decision 91). A job for each thing with a step that
 * is due; it judges again under the lock, so that each step is taken once, whoever looks and however late.
 */
export function unansweredJobs(deps: UnansweredDeps): readonly JobKind[] {
  async function find() {
    /** By venue: many orders may wait at one. */
    const known = new Map<string, OpenDays>()
    for (const kind of kindNames) {
      const due: NewJob[] = []
      for (const waiting of await kinds[kind].all(deps.db)) {
        const { restaurantId, id, venue, reminders } = waiting
        const at = `${restaurantId}-${venue.id}`
        const openings = known.get(at) ?? (await openDays(deps.db, venue, allDays))
        known.set(at, openings)
        const { step } = answerStep(timesOf(waiting, openings), reminders, deps.clock.now(restaurantId))
        if (step !== 'wait') due.push({ kind: unanswered, subject: `${kind}-${id}`, restaurantId })
      }
      await addJobs(deps.db, due)
    }
  }
  return [
    recurring('find-unanswered', { everyMs, run: find }),
    { ...ofProvider, kind: unanswered, run: (job) => takeStep(deps, job) },
  ]
}

async function takeStep(deps: UnansweredDeps, job: Job): Promise<void> {
  const { kind, key } = thingOf(job)
  const nowMs = deps.clock.now(key.restaurantId)
  const due = await deps.db.transaction(async (tx): Promise<readonly EntityName[]> => {
    const waiting = await kinds[kind].lock(tx, key)
    if (!waiting) return []
    const times = timesOf(waiting, await openDays(tx, waiting.venue, allDays))
    const due = answerStep(times, waiting.reminders, nowMs)
    if (due.step === 'refuse') return kinds[kind].refuse(tx, key, nowMs)
    if (due.step === 'remind') {
      const { reminders } = due
      await kinds[kind].remind(tx, key, { reminders, refuseAtMs: times.refuseAtMs, link: deps.deskUrl, nowMs })
    }
    return []
  })
  for (const entity of due) await executeDueActions(deps, entity)
}

function timesOf(waiting: Waiting, openings: OpenDays): AnswerTimes {
  const from = { fromMs: waiting.sinceMs, timeZone: waiting.venue.timeZone }
  return answerTimes(waiting, waiting.venue, openSpans(openings, openings.closures, from))
}

/** Of a subject such as `order-12`. */
function thingOf({ subject, restaurantId }: Job): { readonly kind: KindName; readonly key: WaitingKey } {
  const [word, id] = subject.split('-')
  const kind = kindNames.find((each) => each === word)
  if (!kind || restaurantId === null) throw new Error(`Comanda: nothing waits under the name ${subject}.`)
  return { kind, key: { restaurantId, id: Number(id) } }
}
