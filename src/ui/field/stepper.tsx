import { IconButton } from '#src/ui/base/icon-button.tsx'
import { PlusIcon } from '#src/ui/base/icons.tsx'
import { BinIcon, MinusIcon } from '#src/ui/base/more-icons.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './stepper.css?inline'

declareStyles(css)

export type StepperProps = {
  readonly value: number
  readonly onChange: (value: number) => void
  readonly min?: number | undefined
  readonly max?: number | null | undefined
  /** At this value minus is shown as a bin; pressing it goes one below, for instance from 1 to 0. */
  readonly binAt?: number | undefined
  readonly labels: {
    /** Name of the group: "Quantity of Margherita". */
    readonly group: string
    readonly less: string
    readonly more: string
    /** Name of the bin button; required with `binAt`. */
    readonly remove?: string | undefined
  }
  /** 52 or 44 px high. */
  readonly size?: 'regular' | 'small' | undefined
  readonly isDisabled?: boolean | undefined
  /** Id of the text that says why the maximum is reached. */
  readonly describedBy?: string | undefined
}

/** A number between a minus and a plus button. At a bound the button stays focusable and does nothing. */
export function Stepper(props: StepperProps) {
  const { value, onChange, min = 0, max = null, binAt, labels, size = 'regular', isDisabled, describedBy } = props
  const isBin = binAt !== undefined && value <= binAt
  const canLess = isBin || value > min
  const canMore = max === null || value < max
  return (
    <div
      className="stepper"
      role="group"
      aria-label={labels.group}
      aria-describedby={describedBy}
      data-size={size}
      data-disabled={isDisabled}
    >
      <IconButton
        label={isBin ? (labels.remove ?? labels.less) : labels.less}
        icon={isBin ? <BinIcon size={20} /> : <MinusIcon size={20} />}
        isDisabled={isDisabled}
        aria-disabled={!canLess || undefined}
        onClick={() => canLess && onChange(value - 1)}
      />
      <output className="value tabular" aria-live="polite" aria-atomic="true">
        {/* Heard alone, when it changes: "Quantity of Margherita: 2". */}
        <span className="visually-hidden">{labels.group}: </span>
        <span translate="no">{value}</span>
      </output>
      <IconButton
        label={labels.more}
        icon={<PlusIcon size={20} />}
        isDisabled={isDisabled}
        aria-disabled={!canMore || undefined}
        onClick={() => canMore && onChange(value + 1)}
      />
    </div>
  )
}
