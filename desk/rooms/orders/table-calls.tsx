import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import type { TableCall } from '#desk/contract/table-calls.ts'
import { readTableCalls } from '#desk/contract/table-calls.ts'
import { formatClock } from '#desk/parts/formats.ts'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { useFinishCall } from '#desk/parts/use-finish-call.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'

/** Tables that call the staff, above the orders; nothing while nobody calls. `onDone`: the button of a call has gone. */
export function TableCalls({ onDone }: { readonly onDone: () => void }) {
  const calls = useDeskQuery(readTableCalls).data?.calls ?? []
  const id = useId()
  if (calls.length === 0) return null
  return (
    <section className="calls" aria-labelledby={id}>
      <h2 id={id}>
        <Trans id="calls.title">Called to a table</Trans>
      </h2>
      <ul className="desk-cards">
        {calls.map((call) => (
          <CallCard key={`${call.tableId} ${call.calledAt}`} call={call} onDone={onDone} />
        ))}
      </ul>
    </section>
  )
}

function CallCard({ call, onDone }: { readonly call: TableCall; readonly onDone: () => void }) {
  const { i18n } = useLingui()
  const { finish, isPending, failures } = useFinishCall(call, onDone)
  const id = useId()
  const { table, reason, venue, calledAt } = call

  return (
    <li className="desk-sheet desk-call">
      <p className="slot tabular">
        <strong>{formatClock(Date.parse(calledAt), i18n.locale)}</strong>
      </p>
      <div>
        <h3 id={id}>
          <Trans id="calls.call">
            Table {table}: {reason}
          </Trans>
        </h3>
        <p className="hint">{venue}</p>
      </div>
      <Button variant="primary" isBusy={isPending} aria-describedby={id} onClick={finish}>
        <Trans id="calls.done">Done</Trans>
      </Button>
      <AlertList messages={failures} />
    </li>
  )
}
