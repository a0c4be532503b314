import type { Job } from '#server/platform/jobs/job-kind.ts'
import { restaurantOf } from '#server/platform/jobs/job-kind.ts'

import type { WaitingKey } from './waiting-kind.ts'
import { waitingOrders } from './waiting-orders.ts'
import { waitingReservations } from './waiting-reservations.ts'

/** Everything that may wait for its venue. */
export const kinds = { order: waitingOrders, reservation: waitingReservations } as const
export type KindName = keyof typeof kinds
export const kindNames = Object.keys(kinds) as KindName[]

/** What a job is about, from a subject such as `order-12`. */
export function waitingOf(subject: string, job: Job): { readonly kind: KindName; readonly key: WaitingKey } {
  const [word, id] = subject.split('-')
  const kind = kindNames.find((each) => each === word)
  if (!kind) throw new Error(`Comanda: nothing waits under the name ${subject}.`)
  return { kind, key: { restaurantId: restaurantOf(job), id: Number(id) } }
}
