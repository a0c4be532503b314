import { useSnapshot } from 'valtio'

import { useInstance } from '#src/instance/instance-context.tsx'
import { useVenue } from '#src/parts/venue/use-restaurant.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import { OrderOptionsButton } from './order-options-button.tsx'

import css from './options-line.css?inline'

declareStyles(css)

/** The top bar's line: the venue's name, or type, day and time of a started order [SHELL-31]. */
export function OptionsLine() {
  const { type, slotStart } = useSnapshot(useInstance().stores.draft.state)
  const venue = useVenue()
  if (type && slotStart && venue) return <OrderOptionsButton />
  return (
    <span className="options-line">
      <span className="when">
        <span className="text">{venue?.name}</span>
      </span>
    </span>
  )
}
