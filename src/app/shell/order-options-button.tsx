import { Trans } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'

import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { useOrderTypeName } from '#src/parts/order/use-order-type-name.ts'
import { useShortMoment } from '#src/parts/slots/use-short-moment.ts'
import { useVenue } from '#src/parts/venue/use-restaurant.ts'
import { ChevronDownIcon } from '#src/ui/base/icons.tsx'

/** Type, day and slot of the order, or its table, above its venue; opens the wizard [SHELL-31]. */
export function OrderOptionsButton() {
  const { stores, location } = useInstance()
  const { type, typeLabel, slotStart, table } = useSnapshot(stores.draft.state)
  const venue = useVenue()
  const typeName = useOrderTypeName()
  const shortMoment = useShortMoment()
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
            shortMoment(slotStart)
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
