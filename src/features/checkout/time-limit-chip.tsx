import { Plural } from '@lingui/react/macro'

import { useTimeLimitMinutes } from '#src/parts/cart/use-time-limit-minutes.ts'
import { ClockIcon } from '#src/ui/base/more-icons.tsx'
import { Tag } from '#src/ui/base/tag.tsx'

/** Minutes left until the time limit: neutral, a warning from five, an error from two. */
export function TimeLimitChip() {
  const minutes = useTimeLimitMinutes()
  if (minutes === null) return null
  const kind = minutes <= 2 ? 'error' : minutes <= 5 ? 'warn' : 'neutral'
  return (
    <Tag kind={kind} icon={<ClockIcon size={16} />}>
      <span className="tabular">
        <Plural id="checkout.timeLeft" value={minutes} one="# min left" other="# min left" />
      </span>
    </Tag>
  )
}
