import { Plural, useLingui } from '@lingui/react/macro'

import { IconButton } from '#src/ui/base/icon-button.tsx'
import { CloseIcon } from '#src/ui/base/icons.tsx'
import { ClockIcon } from '#src/ui/base/more-icons.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './time-limit-warning.css?inline'

declareStyles(css)

export type TimeLimitWarningProps = { readonly minutes: number; readonly onClose: () => void }

/** Announces the minutes left until the time limit; it never takes the focus [SHELL-51]. */
export function TimeLimitWarning({ minutes, onClose }: TimeLimitWarningProps) {
  const { t } = useLingui()
  return (
    <div className="time-limit-warning" role="status" data-urgent={minutes <= 2}>
      <ClockIcon size={20} />
      <p>
        <Plural
          id="cart.timeWarning"
          value={minutes}
          one="# minute left to complete your order"
          other="# minutes left to complete your order"
        />
      </p>
      <IconButton
        label={t({ id: 'action.close', message: 'Close' })}
        icon={<CloseIcon size={20} />}
        onClick={onClose}
      />
    </div>
  )
}
