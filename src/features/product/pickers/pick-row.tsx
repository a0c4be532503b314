import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { ReactNode } from 'react'

import { declareStyles } from '#src/ui/base/styles.ts'
import { Stepper } from '#src/ui/field/stepper.tsx'

import css from './pick-row.css?inline'

declareStyles(css)

export type PickRowProps = {
  readonly name: string
  readonly count: number
  /** Whether one more may be added. */
  readonly canAdd: boolean
  /** Why no more can be added, for reasons of this row: sold out, only so many left. */
  readonly reason?: ReactNode
  /** Id of the group's message when the whole group is full. */
  readonly ruleId?: string | undefined
  readonly detail?: ReactNode
  /** Shown before the name: a photo. */
  readonly start?: ReactNode
  readonly onAdd: () => void
  readonly onRemove: () => void
}

/** Row with name, price and a stepper. */
export function PickRow({ name, count, canAdd, reason, ruleId, detail, start, onAdd, onRemove }: PickRowProps) {
  const { t } = useLingui()
  const id = useId()
  const described = [reason ? `${id}-reason` : undefined, canAdd ? undefined : ruleId].filter(Boolean).join(' ')
  return (
    <div className="pick-row" data-empty={count === 0} data-disabled={count === 0 && !canAdd}>
      {start && <span className="start">{start}</span>}
      <span className="text">
        <span className="name">{name}</span>
        {detail && <span className="detail tabular">{detail}</span>}
        {reason && (
          <span className="reason" id={`${id}-reason`}>
            {reason}
          </span>
        )}
      </span>
      <Stepper
        value={count}
        max={canAdd ? null : count}
        size="small"
        describedBy={described || undefined}
        labels={{
          group: t({ id: 'product.quantity', message: `Quantity of ${name}` }),
          less: t({ id: 'product.pick.less', message: `One ${name} less` }),
          more: t({ id: 'product.pick.more', message: `One ${name} more` }),
        }}
        onChange={(next) => (next > count ? onAdd() : onRemove())}
      />
    </div>
  )
}
