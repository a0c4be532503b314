import { useLingui } from '@lingui/react/macro'

import type { DeskTable, TableVisit } from '#desk/contract/tables.ts'
import { closeTable } from '#desk/contract/tables.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { useDelayedChanges } from '#desk/parts/take-back/use-delayed-changes.ts'
import { useChange } from '#desk/parts/use-change.ts'

import type { CloseWish } from './close-form.tsx'

type Closing = CloseWish & Pick<TableVisit, 'rounds' | 'dueCents'>

/**
 * Closes a table after the seconds in which that can be taken back. `onSent` is called with the reason where it was refused,
 * else null.
 */
export function useCloseTable({ id, name }: DeskTable, onSent: (reason: string | null) => void) {
  const { t } = useLingui()
  const { say } = useDesk()
  const { send } = useChange()
  const delayed = useDelayedChanges<DeskTable['id'], Closing>(close)

  async function close(table: DeskTable['id'], closing: Closing): Promise<void> {
    const answer = await send(closeTable, { table }, closing)
    if (answer.ok) say(t({ id: 'tables.isClosed', message: `Table ${name} is closed` }))
    // No page can say why any more.
    else if (delayed.hasLeft())
      say(t({ id: 'tables.notClosed', message: `Table ${name} is still open: it could not be closed` }))
    onSent(answer.ok ? null : answer.refusal.reason)
  }
  return {
    pending: delayed.pending.get(id) ?? null,
    /** What is seen now is what is closed. */
    begin({ rounds, dueCents }: TableVisit, wish: CloseWish) {
      delayed.begin(id, { ...wish, rounds, dueCents })
      say(t({ id: 'tables.closing', message: `Table ${name} is closed in ten seconds` }))
    },
    takeBack() {
      if (delayed.takeBack(id)) say(t({ id: 'tables.takenBack', message: `Table ${name} stays open` }))
    },
  }
}
