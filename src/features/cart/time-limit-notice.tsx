import { Plural, Trans } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'

import { hasTimeLimit } from '#src/domain/services/order-type.ts'
import { timeLimitMinutes as limitMinutes } from '#src/domain/time/time-limit.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useTimeLimitMinutes } from '#src/parts/cart/use-time-limit-minutes.ts'
import { ClockIcon } from '#src/ui/base/more-icons.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './time-limit-notice.css?inline'

declareStyles(css)

/** Minutes left until the time limit; before it starts, how many there will be [CART-06]. A member of a group has none. */
export function TimeLimitNotice() {
  const { stores } = useInstance()
  const { type, group } = useSnapshot(stores.draft.state)
  const minutes = useTimeLimitMinutes()
  const isMember = group !== null && !group.isLead
  if (type === null || !hasTimeLimit(type) || isMember) return null
  return (
    <p className="time-limit-notice tabular">
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
