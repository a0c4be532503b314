import { Trans, useLingui } from '@lingui/react/macro'

import type { VenueSlots } from '#desk/contract/hours.ts'
import { makeSlots, slotsForm } from '#desk/contract/hours.ts'
import { FormRow } from '#desk/parts/forms/form-row.tsx'
import { NewRow } from '#desk/parts/forms/new-row.tsx'
import { useShiftName } from '#desk/parts/use-shift-name.ts'
import { Rows } from '#desk/parts/venue-section.tsx'

/** The slots of a venue: each shift with its form, and a form for another one. */
export function Slots({ venue: { id, name, shifts, newFields } }: { readonly venue: VenueSlots }) {
  const { t } = useLingui()
  const shiftName = useShiftName()
  const another = t({ id: 'slots.another', message: 'Slots in another shift' })
  return (
    <>
      <h3>
        <Trans id="slots.title">Slots</Trans>
      </h3>
      <p className="hint">
        <Trans id="slots.about">When orders and reservations are taken. What was taken already stays.</Trans>
      </p>
      {shifts.length === 0 ? (
        <p>
          <Trans id="slots.none">No slot is offered yet.</Trans>
        </p>
      ) : (
        <Rows>
          {shifts.map((shift) => (
            <FormRow
              key={shift.id}
              name={shiftName(shift)}
              facts={shift.isOffered ? null : <Trans id="slots.onNoDay">Not offered on any day</Trans>}
              form={shift}
              calls={slotsForm}
              values={{ timetable: shift.id }}
            />
          ))}
        </Rows>
      )}
      <NewRow
        title={another}
        region={`${another}, ${name}`}
        fields={newFields}
        action={t({ id: 'slots.make', message: 'Offer these slots' })}
        call={makeSlots}
        values={{ venue: id }}
        saved={() => t({ id: 'slots.made', message: `${name} offers these slots` })}
      />
    </>
  )
}
