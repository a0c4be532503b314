import { Trans } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'

import { useDayName } from '#src/components/use-day-name.ts'
import { useOrderTypeName } from '#src/components/use-order-type-name.ts'
import { formatTime } from '#src/i18n/format-date.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/paths.ts'
import { useVenue } from '#src/instance/use-restaurant.ts'
import { ChevronDownIcon } from '#src/ui/icons.tsx'
import { declareStyles } from '#src/ui/styles.ts'

import css from './options-line.css?inline'

declareStyles(css)

/** How and when the order is wanted, over where; it leads to the wizard [SHELL-31]. */
export function OptionsLine() {
  const { stores, location } = useInstance()
  const { type, slotStart } = useSnapshot(stores.draft.state)
  const venue = useVenue()
  const typeName = useOrderTypeName()
  const dayName = useDayName()
  if (!venue) return <span className="options-line" />
  if (!type || !slotStart) {
    return (
      <span className="options-line">
        <span className="when">
          <span className="text">{venue.name}</span>
        </span>
      </span>
    )
  }
  return (
    <button type="button" className="options-line" onClick={() => location.navigate(paths.orderOptions)}>
      <span className="when tabular">
        <span className="type">{typeName(type)} ·</span>
        <span className="slot">
          {dayName(slotStart)} {formatTime(slotStart)}
        </span>
        <ChevronDownIcon size={16} />
      </span>
      <span className="where">
        <span className="type">{typeName(type)} · </span>
        {venue.name}
      </span>
      <span className="visually-hidden">
        <Trans id="options.change">Change order options</Trans>
      </span>
    </button>
  )
}
