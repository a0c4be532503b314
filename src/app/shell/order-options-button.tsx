import { Trans } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'

import { formatTime } from '#src/i18n/format-date.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { useOrderTypeName } from '#src/parts/order/use-order-type-name.ts'
import { useDayName } from '#src/parts/slots/use-day-name.ts'
import { useVenue } from '#src/parts/venue/use-restaurant.ts'
import { ChevronDownIcon } from '#src/ui/base/more-icons.tsx'

/** Type, day and slot of the order, or its table, above its venue; opens the wizard [SHELL-31]. */
export function OrderOptionsButton() {
  const { stores, location } = useInstance()
  const { type, typeLabel, slotStart, table } = useSnapshot(stores.draft.state)
  const venue = useVenue()
  const typeName = useOrderTypeName()
  const dayName = useDayName()
  if (!type || !slotStart) return null
  const name = typeLabel ?? typeName(type)
  return (
    <button
      type="button"
      className="options-line"
      data-key="options"
      onClick={() => location.navigate(paths.orderOptions)}
    >
      <span className="when tabular">
        {!table && <span className="type">{name} ·</span>}
        <span className="slot">
          {table ? (
            <>
              <Trans id="wizard.table">Table</Trans> {table.name}
            </>
          ) : (
            <>
              <span className="day">{dayName(slotStart)}</span> <span className="time">{formatTime(slotStart)}</span>
            </>
          )}
        </span>
        <ChevronDownIcon size={16} />
      </span>
      <span className="where">
        <span className="type">{name} · </span>
        {venue?.name}
      </span>
      <span className="visually-hidden">
        <Trans id="options.change">Change order options</Trans>
      </span>
    </button>
  )
}
