import { Plural } from '@lingui/react/macro'

import { useRemainingMinutes } from '#src/parts/cart/use-remaining-minutes.ts'
import { ClockIcon } from '#src/ui/base/more-icons.tsx'
import { Tag } from '#src/ui/base/tag.tsx'

/** Minutes left to order: neutral, a warning from five, an error from two; it never interrupts. */
export function TimeChip() {
  const minutes = useRemainingMinutes()
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
