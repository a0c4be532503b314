import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import type { DeskTable, OpenedTable } from '#desk/contract/tables.ts'
import { TakeBack } from '#desk/parts/take-back/take-back.tsx'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'

import type { CloseWish } from './close-form.tsx'
import { CloseForm } from './close-form.tsx'
import { MoveForm } from './move-form.tsx'
import { useCloseTable } from './use-close-table.ts'
import { useMoveTable } from './use-move-table.ts'
import { useTableRefusal } from './use-table-refusal.ts'

type TableActionsProps = {
  readonly shown: OpenedTable
  /** Id of the text that says where the table stands. */
  readonly placeId: string
  readonly onMoved: (to: number) => void
  /** What had the focus may be gone. */
  readonly onEnded: () => void
}

type Asked = 'close' | 'move'

/** Closes a table, or moves its guests; why not, where it was refused. */
export function TableActions({ shown, placeId, onMoved, onEnded }: TableActionsProps) {
  const { t } = useLingui()
  const refusalText = useTableRefusal()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const actions = useRef<HTMLDivElement>(null)

  function end(reason: string | null): void {
    setRefusal(reason)
    onEnded()
  }
  const closing = useCloseTable(shown.table, end)
  const moving = useMoveTable(shown.table, (to, reason) => (reason === null ? onMoved(to) : end(reason)))
  const { visit } = shown.table

  /** Back to the button that has asked. */
  function back(): void {
    const place = asked === 'close' ? 0 : 1
    flushSync(() => setAsked(null))
    actions.current?.querySelectorAll('button')[place]?.focus()
  }
  function ask(what: Asked): void {
    setRefusal(null)
    setAsked(what)
  }
  function close(wish: CloseWish): void {
    setAsked(null)
    if (visit) closing.begin(visit, wish)
  }
  function move(to: Pick<DeskTable, 'id' | 'name'>): void {
    setAsked(null)
    if (visit) void moving.move(visit, to)
  }
  function takeBack(): void {
    closing.takeBack()
    onEnded()
  }

  const alerts = <AlertList messages={refusal === null ? [] : [refusalText(refusal)]} />
  const labelOf = (seconds: number) => t({ id: 'tables.closedIn', message: `Closed in ${seconds} s` })
  if (closing.pending)
    return <TakeBack sendsAtMs={closing.pending.sendsAtMs} labelOf={labelOf} titleId={placeId} onTakeBack={takeBack} />
  if (!visit) return alerts
  if (asked === 'close') return <CloseForm shown={shown} visit={visit} onClose={close} onBack={back} />
  if (asked === 'move')
    return <MoveForm tables={shown.freeTables} isPending={moving.isPending} onMove={move} onBack={back} />
  return (
    <div className="actions" ref={actions}>
      {alerts}
      <Buttons hasWaiting={visit.waiting > 0} isMoving={moving.isPending} onAsk={ask} />
    </div>
  )
}

type ButtonsProps = {
  readonly hasWaiting: boolean
  readonly isMoving: boolean
  readonly onAsk: (what: Asked) => void
}

/** Nothing is closed while a round waits for an answer, which is said. */
function Buttons({ hasWaiting, isMoving, onAsk }: ButtonsProps) {
  const hintId = useId()
  return (
    <>
      <Button
        variant="primary"
        isDisabled={hasWaiting}
        aria-describedby={hasWaiting ? hintId : undefined}
        onClick={() => onAsk('close')}
      >
        <Trans id="tables.close">Close the table</Trans>
      </Button>
      <Button isBusy={isMoving} onClick={() => onAsk('move')}>
        <Trans id="tables.move">Move</Trans>
      </Button>
      {hasWaiting && (
        <p className="hint" id={hintId}>
          <Trans id="tables.waitsHint">Can be closed once every round is answered.</Trans>
        </p>
      )}
    </>
  )
}
