import { Plural, Trans } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'

import { hasTimeLimit } from '#src/domain/services/order-type.ts'
import { limitMinutes } from '#src/domain/time/time-limit.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useRemainingMinutes } from '#src/parts/cart/use-remaining-minutes.ts'
import { ClockIcon } from '#src/ui/base/more-icons.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './time-notice.css?inline'

declareStyles(css)

/** Minutes left while a limit runs; before that, how many there will be [CART-06]. */
export function TimeNotice() {
  const { stores } = useInstance()
  const { type } = useSnapshot(stores.draft.state)
  const minutes = useRemainingMinutes()
  if (type === null || !hasTimeLimit(type)) return null
  return (
    <p className="time-notice tabular">
      <ClockIcon size={16} />
      <span>
        {minutes === null ? (
          <Trans id="cart.timeGiven">Once you go on, you have {limitMinutes} minutes to place the order.</Trans>
        ) : (
          <Plural
            id="cart.timeLeft"
            value={minutes}
            one="# minute left to place the order"
            other="# minutes left to place the order"
          />
        )}
      </span>
    </p>
  )
}
