import { useEffect, useReducer, useState } from 'react'

import { isRefused } from '#src/api/api-error.ts'
import { isRefusedWith } from '#src/api/is-refused-with.ts'
import { sendStaffCall } from '#src/api/send-staff-call.ts'
import { readWaitSeconds } from '#src/contract/dining-table.ts'
import type { Id } from '#src/contract/values.ts'
import { callPauseMs, callWaitMs } from '#src/domain/tables/staff-call.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import type { Visit } from '#src/parts/table/use-visit.ts'
import { useMutation } from '#src/query/use-mutation.ts'
import { createTableStore } from '#src/state/table-store.ts'
import type { StaffCall } from '#src/state/table-store.ts'

type ReasonId = Id<'CallReason'>

/**
 * Calls the staff to the table of a visit. A call, also one of somebody else at the table, stands until the next one is
 * possible; other failures open an alert.
 */
export function useStaffCall({ venueId, table, call }: Visit) {
  const { api, stores, clock, i18n } = useInstance()
  const [, draw] = useReducer((count: number) => count + 1, 0)
  const [asked, setAsked] = useState<ReasonId | null>(null)
  const waitMs = callWaitMs(call, clock.now())
  useEffect(() => (waitMs > 0 ? clock.after(waitMs, draw) : undefined), [clock, waitMs])

  const { isPending, run } = useMutation((reasonId: ReasonId) =>
    sendStaffCall(api, { venueId, tableId: table.id, tableCode: table.code, reasonId }),
  )

  /** True when somebody comes: called now, or by somebody else before. */
  async function callFor(reasonId: ReasonId): Promise<boolean> {
    const { called } = stores.of(createTableStore)
    setAsked(reasonId)
    try {
      await run(reasonId)
      const atMs = clock.now()
      called({ reasonId, atMs, againMs: atMs + callPauseMs })
      return true
    } catch (error) {
      const isTooSoon = isRefusedWith(error, 'CALL_TOO_SOON')
      if (isTooSoon) called(earlierCall(error, clock.now()))
      else stores.dialogs.alert(() => failureMessages(i18n, error))
      return isTooSoon
    }
  }

  return {
    /** The last call, while no other is possible. */
    call: waitMs > 0 ? call : null,
    callFor,
    /** The reason of the call that is being sent. */
    asked: isPending ? asked : null,
  }
}

/** The call that a refusal tells of, which may be by somebody else at the table. */
function earlierCall(error: unknown, nowMs: number): StaffCall {
  const waitSeconds = isRefused(error) ? readWaitSeconds(error.failure.data) : null
  const againMs = nowMs + (waitSeconds === null ? callPauseMs : waitSeconds * 1000)
  return { reasonId: null, atMs: againMs - callPauseMs, againMs }
}
