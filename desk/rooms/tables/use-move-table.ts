import { useLingui } from '@lingui/react/macro'

import type { DeskTable, TableVisit } from '#desk/contract/tables.ts'
import { moveTable } from '#desk/contract/tables.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { useChange } from '#desk/parts/use-change.ts'

/** Moves the guests of a table. `onEnd` is called with the other table and, where it was refused, the reason. */
export function useMoveTable({ id, name }: DeskTable, onEnd: (to: number, reason: string | null) => void) {
  const { t } = useLingui()
  const { say } = useDesk()
  const { send, isPending } = useChange()

  async function move({ rounds }: TableVisit, to: Pick<DeskTable, 'id' | 'name'>): Promise<void> {
    const answer = await send(moveTable, { table: id }, { to: to.id, rounds })
    const other = to.name
    if (answer.ok) say(t({ id: 'tables.isMoved', message: `Table ${name} has moved to table ${other}` }))
    onEnd(to.id, answer.ok ? null : answer.refusal.reason)
  }
  return { isPending, move }
}
