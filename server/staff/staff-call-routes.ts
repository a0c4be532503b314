import * as z from 'zod/mini'

import { finishCall } from '#server/places/table-calls.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { DeskRoutes } from './desk-answer.ts'
import { callsForStaff } from './staff-calls.ts'

const doneCall = z.object({ calledAt: z.iso.datetime() })

/** Calls of the staff to tables. */
export function staffCallRoutes({ read, change }: DeskRoutes) {
  read('/calls', async ({ db, member, nowMs }) => ({ calls: await callsForStaff(db, member, nowMs) }))

  change('/tables/:table/call/done', doneCall, async ({ calledAt }, { db, member, nowMs, idOf }) => {
    const call = { restaurantId: member.restaurantId, tableId: idOf<'Table'>('table'), calledAt: new Date(calledAt) }
    return (await finishCall(db, { ...call, nowMs })) ? accept({}) : refuse({ reason: 'over' })
  })
}
