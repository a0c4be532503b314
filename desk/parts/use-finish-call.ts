import { useLingui } from '@lingui/react/macro'

import type { TableCall } from '#desk/contract/table-calls.ts'
import { finishTableCall } from '#desk/contract/table-calls.ts'

import { useDesk } from './desk-context.tsx'
import { useChange } from './use-change.ts'

/** Marks a call of a table as done, and says so; `onDone`: its button goes. */
export function useFinishCall({ table, tableId, calledAt }: TableCall, onDone: () => void) {
  const { t } = useLingui()
  const { say } = useDesk()
  const { send, isPending, failure } = useChange()

  async function finish(): Promise<void> {
    const answer = await send(finishTableCall, { table: tableId }, { calledAt })
    if (!answer.ok) return
    say(t({ id: 'calls.isDone', message: `The call of table ${table} is done` }))
    onDone()
  }
  return { finish: () => void finish(), isPending, failures: failure === null ? [] : [failure] }
}
