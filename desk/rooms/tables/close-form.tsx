import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'

import type { DeskOrder } from '#desk/contract/orders.ts'
import type { OpenedTable, TableVisit } from '#desk/contract/tables.ts'
import { FocusedQuestion } from '#desk/parts/focused-question.tsx'
import { useOrderNames } from '#desk/parts/use-order-names.ts'
import { formatMoney } from '#src/i18n/format-money.ts'
import { Button } from '#src/ui/base/button.tsx'
import { CheckboxField } from '#src/ui/field/checkbox-field.tsx'

type Means = NonNullable<DeskOrder['payment']['cashMeans']>
const allMeans: readonly Means[] = ['cash', 'cardAtDoor', 'mealVouchers']

export type CloseWish = {
  /** Null: nothing is due. */
  readonly means: Means | null
  readonly givesUpBills: boolean
}

type CloseFormProps = {
  readonly shown: OpenedTable
  readonly visit: TableVisit
  readonly onClose: (wish: CloseWish) => void
  readonly onBack: () => void
}

/**
 * How what is due was paid at the table: one tap closes it. A payment that somebody has begun is given up only where staff
 * say so.
 */
export function CloseForm({ shown: { venue, bills }, visit, onClose, onBack }: CloseFormProps) {
  const { t } = useLingui()
  const names = useOrderNames()
  const [givesUpBills, setGivesUpBills] = useState(false)
  const questionId = useId()
  const due = formatMoney(visit.dueCents, venue.currency)
  const begun = bills.filter(({ status }) => status === 'pending')
  const amount = begun.map(({ cents }) => formatMoney(cents, venue.currency)).join(', ')
  const close = (means: Means | null) => onClose({ means, givesUpBills })
  return (
    <div className="desk-sheet close" role="group" aria-labelledby={questionId}>
      <FocusedQuestion id={questionId}>
        {visit.dueCents > 0 ? (
          <Trans id="tables.howPaid">{due} to take. How is it paid?</Trans>
        ) : (
          <Trans id="tables.nothingDue">Nothing is due.</Trans>
        )}
      </FocusedQuestion>
      {begun.length > 0 && (
        <CheckboxField
          label={t({ id: 'tables.giveUp', message: `Give up the payment that was begun on a phone (${amount})` })}
          hint={t({ id: 'tables.giveUpHint', message: 'Then nothing can be charged for it any more.' })}
          isChecked={givesUpBills}
          onChange={setGivesUpBills}
        />
      )}
      <div className="choices">
        {visit.dueCents > 0 ? (
          allMeans.map((means) => (
            <Button key={means} onClick={() => close(means)}>
              {names.payment({ mode: 'cash', cashMeans: means })}
            </Button>
          ))
        ) : (
          <Button variant="primary" onClick={() => close(null)}>
            <Trans id="tables.close">Close the table</Trans>
          </Button>
        )}
        <Button variant="text" onClick={onBack}>
          <Trans id="endReason.back">Back</Trans>
        </Button>
      </div>
    </div>
  )
}
