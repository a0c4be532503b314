import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import type { OpenedTable } from '#desk/contract/tables.ts'
import { FocusedQuestion } from '#desk/parts/focused-question.tsx'
import { Button } from '#src/ui/base/button.tsx'

type FreeTable = OpenedTable['freeTables'][number]

type MoveFormProps = {
  readonly tables: readonly FreeTable[]
  readonly isPending: boolean
  readonly onMove: (to: FreeTable) => void
  readonly onBack: () => void
}

/** The free tables of the venue: a tap moves the guests to one. */
export function MoveForm({ tables, isPending, onMove, onBack }: MoveFormProps) {
  const { t } = useLingui()
  const questionId = useId()
  return (
    <div className="desk-sheet move" role="group" aria-labelledby={questionId}>
      <FocusedQuestion id={questionId}>
        {tables.length > 0 ? (
          <Trans id="tables.moveWhere">To which table?</Trans>
        ) : (
          <Trans id="tables.noneFree">No other table is free.</Trans>
        )}
      </FocusedQuestion>
      <div className="choices">
        {tables.map((table) => {
          const { id, name } = table
          return (
            <Button
              key={id}
              isDisabled={isPending}
              aria-label={t({ id: 'tables.moveTo', message: `Move to table ${name}` })}
              onClick={() => onMove(table)}
            >
              {name}
            </Button>
          )
        })}
        <Button variant="text" onClick={onBack}>
          <Trans id="endReason.back">Back</Trans>
        </Button>
      </div>
    </div>
  )
}
