import { Trans, useLingui } from '@lingui/react/macro'

import type { TableCall } from '#desk/contract/table-calls.ts'
import { formatClock } from '#desk/parts/formats.ts'
import { useFinishCall } from '#desk/parts/use-finish-call.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { BellIcon } from '#src/ui/base/late-icons.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './call-of-table.css?inline'

declareStyles(css)

type CallOfTableProps = { readonly call: TableCall; readonly titleId: string; readonly onDone: () => void }

/** Why and when a table has called the staff, and the button that answers it. */
export function CallOfTable({ call, titleId, onDone }: CallOfTableProps) {
  const { i18n } = useLingui()
  const { finish, isPending, failures } = useFinishCall(call, onDone)
  const { reason, calledAt } = call
  const time = formatClock(Date.parse(calledAt), i18n.locale)
  return (
    <div className="desk-table-call">
      <p>
        <BellIcon size={20} />
        <span>
          <strong>{reason === '' ? <Trans id="tables.calls">Calls</Trans> : reason}</strong>{' '}
          <span className="tabular">{time}</span>
        </span>
      </p>
      <Button variant="primary" isBusy={isPending} aria-describedby={titleId} onClick={finish}>
        <Trans id="calls.done">Done</Trans>
      </Button>
      <AlertList messages={failures} />
    </div>
  )
}
